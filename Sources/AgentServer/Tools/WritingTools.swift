import DesignTokens
import Interchange
import PositionedJSON
import Project
import Pseudo
import Workspace

/// The text sizes that a tool is asked about.
enum TextSizes {
  static func named(_ arguments: ToolArguments) throws(ToolRefusal) -> [DynamicTypeSize] {
    let names = try arguments.texts("sizes")
    if names.isEmpty { return [.large, .accessibility5] }
    return try names.map { (name) throws(ToolRefusal) in
      guard let size = DynamicTypeSize(rawValue: name) else {
        let known = DynamicTypeSize.allCases.map(\.rawValue).joined(separator: ", ")
        throw ToolRefusal("there is no text size '\(name)': there are \(known)")
      }
      return size
    }.sorted()
  }
}

extension AgentTool {
  private static let place: [Schema.Member] = [
    .text("key", "The key", isRequired: true), .text("locale", "The language of the texts", isRequired: true),
    .text("table", "Its table, where several have it"),
  ]

  static let propose = AgentTool(
    name: "propose", title: "Try a translation",
    summary: """
      Checks and lays out texts of a key before anything is written: what rules find, and what room is left where the \
      text is shown. 'texts' has one member for each form, as in {"few": "…", "other": "…"}, or one named 'text'.
      """,
    members: place + [
      .textsByName("texts", "The proposed texts by form", isRequired: true),
      .texts("sizes", "Text sizes to lay them out at; without, large and accessibility5"),
    ], answer: Proposal.answer
  ) { agent, arguments in
    let key = try arguments.needed("key")
    let table = try agent.table(of: key, arguments)
    return ToolAnswer(
      try Proposal(
        try arguments.textsByName("texts"), of: key,
        in: try agent.locale(try arguments.needed("locale")), table, agent, sizes: try TextSizes.named(arguments)
      ).json())
  }

  static let shorten = AgentTool(
    name: "shorten", title: "Which of several texts fits",
    summary:
      "Measures candidates for one text of a key at once: for each whether it passes, and the least room it has.",
    members: place + [
      .texts("candidates", "Texts to choose from", isRequired: true), .text("form", "The plural form they are for"),
      .texts("sizes", "Text sizes; without, large and accessibility5"),
    ],
    answer: [
      .objects(
        "candidates", "",
        [
          .text("text", ""), .flag("passes", "Whether no rule calls it wrong and it fits"),
          .number("leastCharactersLeft", "Where it is tightest"), .objects("problems", "", AgentJSON.finding),
        ])
    ]
  ) { agent, arguments in
    let (key, locale) = (try arguments.needed("key"), try agent.locale(try arguments.needed("locale")))
    let table = try agent.table(of: key, arguments)
    let (form, sizes) = (try arguments.text("form") ?? "text", try TextSizes.named(arguments))
    let candidates = try arguments.texts("candidates")
    guard candidates.count <= 20 else { throw ToolRefusal("give 20 candidates at most") }
    let measured = try candidates.map { text -> JSONOutput in
      let proposal = try Proposal([form: text], of: key, in: locale, table, agent, sizes: sizes)
      return .object {
        $0["text"] = .string(text)
        $0["passes"] = .bool(!proposal.fails)
        $0["leastCharactersLeft"] = proposal.rooms.compactMap(\.room.charactersLeft).min().map { .integer($0) }
        $0["problems"] = .array(proposal.findings.map(AgentJSON.finding))
      }
    }
    return ToolAnswer(.object { $0["candidates"] = .array(measured) })
  }

  static let apply = AgentTool(
    name: "apply", title: "Write a translation",
    summary: """
      Writes texts of a key into their table, everything else byte for byte as it was. Only what passes is written, \
      unless 'force' is set with a 'reason'. 'expected' holds the texts that are there now, by form: another one is \
      not overwritten.
      """,
    members: place + [
      .textsByName("texts", "The texts by form", isRequired: true),
      .textsByName("expected", "What is there now, by form"), .flag("force", "Write also what does not pass"),
      .text("reason", "Why, with 'force'"),
    ], answer: Proposal.answer, writes: true
  ) { agent, arguments in
    let (key, locale) = (try arguments.needed("key"), try agent.locale(try arguments.needed("locale")))
    let table = try agent.table(of: key, arguments)
    for (form, expected) in try arguments.textsByName("expected") {
      let units = table.units(in: locale, key: key)
      let unit = units.first { $0.form == form || $0.identifier == form } ?? (units.count == 1 ? units.first : nil)
      guard let unit, (unit.target ?? "") == expected else {
        throw ToolRefusal(
          "'\(key)' is '\(unit?.target ?? "")' in '\(locale)' now, not what was expected: read it again")
      }
    }
    let proposal = try Proposal(
      try arguments.textsByName("texts"), of: key, in: locale, table, agent, sizes: [.large, .accessibility5])
    if proposal.fails {
      guard arguments.flag("force") else {
        return ToolAnswer(proposal.json(isWritten: false))
      }
      guard let reason = try arguments.text("reason"), !reason.isEmpty else {
        throw ToolRefusal("'force' needs a 'reason'")
      }
    }
    if let change = proposal.change {
      let root = agent.index.root
      try AtomicWrite.write(
        change.new, to: agent.index.path(of: change.path), named: change.path,
        over: .init(change.old), within: root)
    }
    return ToolAnswer(proposal.json(isWritten: proposal.change != nil))
  }

  static let pseudo = AgentTool(
    name: "pseudolocalize", title: "A text as it may look in translation",
    summary: "The pseudo-text of a text: accented and longer, its placeholders as they are.",
    members: [
      .text("text", "The text", isRequired: true), .text("strategy", "As in 'accented' or 'bidi'; without, accented"),
    ], answer: [.text("text", "")]
  ) { agent, arguments in
    let name = try arguments.text("strategy") ?? "accented"
    let strategies = agent.index.checked.loaded.strategies
    guard let definition = strategies.definition(named: name) else {
      throw ToolRefusal(
        "there is no strategy '\(name)': there are \(strategies.definitions.map(\.name).joined(separator: ", "))")
    }
    let text = try arguments.needed("text")
    return ToolAnswer(.object { $0["text"] = .string(Pseudolocalizer(definition).pseudolocalize(text)) })
  }
}
