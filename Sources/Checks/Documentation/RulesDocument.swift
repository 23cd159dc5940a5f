import PositionedJSON

/// The list of all rules, for a page, for a terminal and for programs.
package enum RulesDocument {
  /// `Documentation/Rules.md`: a table of contents and the page of each rule.
  package static var markdown: String {
    var text = """
      # Rules

      <!-- Written by scripts/reference from the rules themselves: do not edit. -->

      `l10n check` looks at a project with these rules, `l10n tokens check` at design tokens with the last ones. How to
      set their severity and options: [configuration.md](configuration.md). `l10n explain RULE` shows one of the pages.


      """
    for group in RuleGroup.all {
      text += "**\(group.name)**\n\n| rule | default | fix | finds |\n|---|---|---|---|\n"
      for rule in group.rules {
        let fix = rule.fix?.rawValue ?? "–"
        text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.level) | \(fix) | \(rule.summary) |\n"
      }
      text += "\n"
    }
    for group in RuleGroup.all {
      text += "## \(group.name)\n\n"
      for rule in group.rules { text += RulePage(rule, level: 3).markdown + "\n" }
    }
    return String(text.dropLast())
  }

  /// A line for each rule, by groups.
  package static var text: String {
    let width = Rule.all.map(\.id.utf8.count).max() ?? 0
    return RuleGroup.all.map { group in
      let rows = group.rules.map { rule in
        let name = rule.id + String(repeating: " ", count: width - rule.id.utf8.count)
        let level = rule.level + String(repeating: " ", count: 7 - rule.level.utf8.count)
        return "  \(name)  \(level)  \(rule.summary)\n"
      }
      return "\(group.name)\n\(rows.joined())"
    }.joined(separator: "\n") + "\n'l10n explain RULE' tells more of one.\n"
  }

  package static var json: String {
    JSONOutput.object {
      $0["version"] = .integer(1)
      $0["rules"] = .array(RuleGroup.all.flatMap { group in group.rules.map { json($0, in: group) } })
    }.text
  }

  private static func json(_ rule: Rule, in group: RuleGroup) -> JSONOutput {
    .object {
      $0["id"] = .string(rule.id)
      $0["group"] = .string(group.name)
      $0["severity"] = .string(rule.severity.rawValue)
      $0["isOnByDefault"] = .bool(rule.isOnByDefault)
      $0["fix"] = rule.fix.map { .string($0.rawValue) }
      $0["summary"] = .string(rule.summary)
      $0["rationale"] = .string(rule.rationale)
      $0["options"] = .object { options in
        for option in rule.options { options[option.name] = option.schema }
      }
    }
  }
}

extension Rule {
  /// Its severity, or “off”.
  var level: String { isOnByDefault ? severity.rawValue : "off" }
}
