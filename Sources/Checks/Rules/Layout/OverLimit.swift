import Project

extension Rule {
  /// Flags a text that is longer than its file, its comment or the configuration allows.
  static let overLimit = Rule(
    id: "over-limit",
    summary: "A text exceeds its limit of characters, bytes or points.",
    rationale: "Whatever shows it truncates or rejects it: a notification, a store, a label of fixed width.",
    example: RuleExample(
      bad: .strings(#"/* @limit(10 characters) */ "tab" = "Notifications";"#),
      good: .strings(#"/* @limit(10 characters) */ "tab" = "Alerts";"#)),
    severity: .error,
    check: .project { report in
      for found in report.measured.overLimits { report.add(found) }
      for unchecked in report.measured.uncheckedLimits { report.add(unchecked) }
      for problem in report.measured.bindings.problems where problem.isAboutLimit {
        report.add(problem.message, about: problem.entry, group: problem.group, severity: .warning)
      }
    })
}

extension Report {
  fileprivate mutating func add(_ found: OverLimit) {
    let length = found.limit.length
    let place = found.place
    let theme = place?.theme.flatMap(measured.plan.themeName)
    let facts = LimitFacts(
      unit: length.unitName, needed: found.needed, allowed: length.maximum, fewerCharacters: found.fewerCharacters,
      text: found.text.string, categories: found.text.categories,
      origin: found.limit.origin.text(configurationPath: measured.configurationPath), font: place?.font,
      size: place?.size, theme: theme)
    let form = Self.formText(facts.categories)
    let font = place.map { " in \($0.font)\($0.size.map { " at \($0.rawValue)" } ?? "")" } ?? ""
    let needed = length.text(of: found.needed)
    let others = found.count > 1 ? ", and in \(found.count - 1) more of \(found.checked) cases" : ""
    let fewer = found.fewerCharacters
    let help =
      length.unit == .characters ? "" : "; it would fit with \(fewer) \(fewer == 1 ? "character" : "characters") less"
    add(
      """
      text\(form) \(length.isWidth ? "is \(needed) wide" : "has \(needed)")\(font)\
      \(theme.map { " in theme \($0)" } ?? ""), \(length.text(of: found.needed - length.maximum)) more than its limit \
      (\(length.text(of: length.maximum)), \(facts.origin)): '\(found.text.string)'\(others)\(help)
      """,
      at: .document(found.entry.document, found.entry.message.plainText?.range ?? found.entry.keyRange),
      table: found.table, key: found.entry.key.string, locale: found.locale, limit: facts)
  }

  fileprivate mutating func add(_ unchecked: UncheckedLimit) {
    let others = unchecked.count > 1 ? " (and of \(unchecked.count - 1) more)" : ""
    add(
      "the limit of '\(unchecked.entry.key.string)'\(others) is not checked: \(unchecked.reason)",
      about: unchecked.entry, group: unchecked.group, severity: .warning)
  }
}
