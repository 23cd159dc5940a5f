import Checks
import Interchange
import PositionedJSON
import Project
import StringTables
import Workspace

extension AgentTool {
  static let overview = AgentTool(
    name: "project_overview", title: "What the project is",
    summary: "Tables, languages with how far each is translated, numbers of findings, and what was not looked at.",
    members: [],
    answer: [
      .text("root", "The folder"), .text("developmentLanguage", "What developers write"),
      .objects("tables", "", [.text("table", "As other tools name it"), .number("keys", "")]),
      .objects(
        "locales", "",
        [
          .text("locale", ""), .number("translated", ""), .number("keys", ""), .number("missing", ""),
          .number("unfinished", ""),
        ]), .number("errors", ""), .number("warnings", ""), .number("codeFiles", "Files of code that were read"),
      .number("measuredCells", "Texts laid out where code shows them"),
    ]
  ) { agent, _ in
    let statistics = try ProjectStatistics(of: agent.project, jobs: agent.jobs)
    let findings = agent.index.findings.values.joined()
    return ToolAnswer(
      .object {
        $0["root"] = .string(agent.index.root)
        $0["developmentLanguage"] = .string(agent.developmentLanguage)
        $0["tables"] = .array(
          agent.tables.map { table in
            .object {
              $0["table"] = .string(table.identifier)
              $0["keys"] = .integer(agent.group(of: table)?.sourceEntries.count ?? 0)
            }
          })
        $0["locales"] = .array(
          statistics.locales.map { locale in
            .object {
              $0["locale"] = .string(locale.name)
              $0["translated"] = .integer(locale.coverage.translated)
              $0["keys"] = .integer(locale.coverage.keys)
              $0["missing"] = .integer(locale.coverage.missing)
              $0["unfinished"] = .integer(locale.coverage.unfinished)
            }
          })
        $0["errors"] = .integer(findings.count { $0.severity == .error })
        $0["warnings"] = .integer(findings.count { $0.severity == .warning })
        $0["codeFiles"] = .integer(agent.index.code.count)
        $0["measuredCells"] = .integer(agent.index.checked.measured.cellCount)
      })
  }

  static let findings = AgentTool(
    name: "list_findings", title: "What is wrong",
    summary: """
      The findings of the project, errors first, a page at a time; with the rule 'unused-key' the keys that no code \
      names, with 'undefined-key' those that code names and no table has.
      """,
    members: [
      .text("rule", "Only this rule, as in 'argument-type'"), .text("file", "Only this file, relative to the project"),
      .text("locale", "Only this language"), .text("key", "Only this key"),
      .text("severity", "Only these", choices: ["error", "warning"]), .text("cursor", "The nextCursor of a page"),
    ],
    answer: Schema.page("findings", "Errors first", AgentJSON.finding)
  ) { agent, arguments in
    let (rule, file) = (try arguments.text("rule").map(Rule.currentID), try arguments.text("file"))
    let (locale, key) = (try arguments.text("locale"), try arguments.text("key"))
    let severity = try arguments.text("severity")
    if let rule, !Rule.all.contains(where: { $0.id == rule }) { throw ToolRefusal("there is no rule '\(rule)'") }
    let wanted = agent.index.findings.sorted { $0.key < $1.key }.flatMap(\.value).filter { finding in
      (rule == nil || finding.rule == rule) && (file == nil || finding.path == file)
        && (locale == nil || finding.locale == locale) && (key == nil || finding.key == key)
        && (severity == nil || finding.severity.rawValue == severity)
    }
    let sorted = wanted.filter { $0.severity == .error } + wanted.filter { $0.severity != .error }
    return ToolAnswer(.object { Page(sorted, from: arguments.start, AgentJSON.finding).add(to: &$0, as: "findings") })
  }

  static let explain = AgentTool(
    name: "explain_rule", title: "What a rule is about",
    summary: "What a rule finds, why it matters, an example and its options, in Markdown.",
    members: [.text("rule", "Its identifier, as in 'argument-type'", isRequired: true)],
    answer: [.text("rule", ""), .text("severity", ""), .text("page", "In Markdown")]
  ) { _, arguments in
    let name = Rule.currentID(of: try arguments.needed("rule"))
    guard let rule = Rule.all.first(where: { $0.id == name }) else { throw ToolRefusal("there is no rule '\(name)'") }
    return ToolAnswer(
      .object {
        $0["rule"] = .string(rule.id)
        $0["severity"] = .string(rule.severity.rawValue)
        $0["page"] = .string(RulePage(rule).markdown)
      })
  }

  static let search = AgentTool(
    name: "search_texts", title: "Where a text is",
    summary: "Keys of which the name, or a text in any language, holds some letters, whatever their case.",
    members: [
      .text("text", "The letters", isRequired: true), .text("locale", "Only texts of this language"),
      .text("cursor", "The nextCursor of a page"),
    ],
    answer: Schema.page(
      "texts", "", [.text("table", ""), .text("key", ""), .text("locale", ""), .texts("texts", "In all forms")])
  ) { agent, arguments in
    let letters = try arguments.needed("text").lowercased()
    let only = try arguments.text("locale").map { (name) throws(ToolRefusal) in try agent.locale(name) }
    var found: [JSONOutput] = []
    for table in agent.tables {
      guard let group = agent.group(of: table) else { continue }
      for locale in only.map({ [$0] }) ?? group.tables.keys.sorted() {
        for entry in group.entries(in: locale) {
          let texts = entry.shownTexts
          let isKey = entry.key.string.lowercased().contains(letters) && locale == group.developmentLocale
          guard isKey || texts.contains(where: { $0.text.lowercased().contains(letters) }) else { continue }
          found.append(
            .object {
              $0["table"] = .string(table.identifier)
              $0["key"] = .string(entry.key.string)
              $0["locale"] = .string(locale)
              $0["texts"] = .strings(texts.map(\.text))
            })
        }
      }
    }
    return ToolAnswer(.object { Page(found, from: arguments.start) { $0 }.add(to: &$0, as: "texts") })
  }

  static let toTranslate = AgentTool(
    name: "keys_to_translate", title: "What is to be translated",
    summary:
      "Texts that a language lacks, or that wait for a review, each with comment, source, the terms of the glossary "
      + "that it has, and the plural forms needed.",
    members: [
      .text("locale", "The language", isRequired: true), .text("table", "Only this table"),
      .text("cursor", "The nextCursor of a page"),
    ],
    answer: [.text("locale", ""), .texts("pluralForms", "Forms that the language needs")]
      + Schema.page(
        "texts", "",
        [
          .text("table", ""), .text("key", ""), .text("form", "The plural form, or another variation"),
          .text("source", "In the development language"), .text("target", "What is there"),
          .text("state", "Of a catalog or XLIFF"), .text("comment", "For translators"),
          .objects("terms", "What the glossary says of words of the source", GlossaryTool.term),
        ])
  ) { agent, arguments in
    let locale = try agent.locale(try arguments.needed("locale"))
    let name = try arguments.text("table")
    let tables = try name.map { (name) throws(ToolRefusal) in [try agent.table(name)] } ?? agent.tables
    let open = tables.flatMap { table in
      table.units(in: locale).filter { unit in
        unit.target == nil || unit.state == "new" || unit.state == "needs_review"
      }.map { (table: table, unit: $0) }
    }
    let finder = agent.terms(in: locale)
    return ToolAnswer(
      .object {
        $0["locale"] = .string(locale)
        $0["pluralForms"] = .strings(PluralForms.needed(in: locale))
        Page(open, from: arguments.start) { open in
          .object {
            $0["table"] = .string(open.table.identifier)
            $0["key"] = .string(open.unit.key)
            $0["form"] = open.unit.form.isEmpty ? nil : .string(open.unit.form)
            $0["source"] = .string(open.unit.source)
            $0["target"] = open.unit.target.map { .string($0) }
            $0["state"] = open.unit.state.map { .string($0) }
            $0["comment"] = open.unit.comment.map { .string($0) }
            let terms = finder.terms(in: open.unit.source)
            $0["terms"] = terms.isEmpty ? nil : .array(terms.map(GlossaryTool.json))
          }
        }.add(to: &$0, as: "texts")
      })
  }

  static let details = AgentTool(
    name: "key_details", title: "All there is to know of a key",
    summary: """
      The text in every language with its state, the comment, the places of code, and how much room a text has where \
      it is shown: in points and about how many characters, at the text sizes asked for.
      """,
    members: [
      .text("key", "The key", isRequired: true), .text("table", "Its table, where several have it"),
      .text("locale", "Whose text is measured; without, the development language"),
      .texts("sizes", "Text sizes, from xSmall to accessibility5; without, large and accessibility5"),
    ],
    answer: [
      .text("table", ""), .text("key", ""), .text("comment", ""),
      .objects(
        "texts", "", [.text("locale", ""), .text("state", ""), .textsByName("forms", "'text' where it does not vary")]),
      .texts("missingIn", "Languages without it"), .texts("code", "Where code names it"),
      .objects("room", "Where it is shown", AgentJSON.room), .objects("problems", "", AgentJSON.finding),
    ]
  ) { agent, arguments in
    let key = try arguments.needed("key")
    let table = try agent.table(of: key, arguments)
    let place = try agent.place(key, in: table)
    let locale = try arguments.text("locale").map { (name) throws(ToolRefusal) in try agent.locale(name) }
    let proposal = try Proposal(
      [:], of: key, in: locale ?? agent.developmentLanguage, table, agent, sizes: try TextSizes.named(arguments))
    let group = agent.project.groups[place.group]
    return ToolAnswer(
      .object {
        $0["table"] = .string(table.identifier)
        $0["key"] = .string(key)
        $0["comment"] = group.source?[key]?.comment.map { .string($0) }
        $0["texts"] = .array(
          group.tables.keys.sorted().compactMap { locale in
            group.tables[locale]?[key].map { entry in
              .object {
                $0["locale"] = .string(locale)
                $0["state"] = entry.entry.state.map { .string($0.rawValue) }
                $0["forms"] = .object { forms in
                  for text in entry.shownTexts { forms[text.name.isEmpty ? "text" : text.name] = .string(text.text) }
                }
              }
            }
          })
        $0["missingIn"] = .strings(group.translations.filter { group.tables[$0]?.number(of: key) == nil })
        $0["code"] = .strings(agent.uses(of: place))
        $0["room"] = .array(proposal.rooms.map(Proposal.json))
        $0["problems"] = .array(
          agent.index.findings.values.joined().filter { $0.key == key && $0.table == table.name }
            .map(AgentJSON.finding))
      })
  }

  static let statistics = AgentTool(
    name: "statistics", title: "How far the translations are",
    summary: "For each table and language: keys, translated, missing, and what is flawed.",
    members: [.text("locale", "Only this language")],
    answer: [
      .objects(
        "locales", "",
        [
          .text("locale", ""), .text("percent", "As in '83.2 %'"), .number("keys", ""), .number("translated", ""),
          .number("missing", ""),
        ])
    ]
  ) { agent, arguments in
    let locale = try arguments.text("locale").map { (name) throws(ToolRefusal) in try agent.locale(name) }
    let statistics = try ProjectStatistics(of: agent.project, locales: locale.map { [$0] }, jobs: agent.jobs)
    return ToolAnswer(
      .object {
        $0["locales"] = .array(
          statistics.locales.map { locale in
            .object {
              $0["locale"] = .string(locale.name)
              $0["percent"] = .string(locale.coverage.percentText)
              $0["keys"] = .integer(locale.coverage.keys)
              $0["translated"] = .integer(locale.coverage.translated)
              $0["missing"] = .integer(locale.coverage.missing)
            }
          })
      })
  }
}
