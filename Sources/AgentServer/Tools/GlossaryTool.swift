import Checks
import PositionedJSON

/// What the project's glossaries say.
enum GlossaryTool {
  static let term: [Schema.Member] = [
    .text("term", "In the development language"), .texts("accepted", "What the language calls it, the first preferred"),
    .texts("notToUse", "What it is not to be called"), .flag("isName", "Whether it stays as it is"),
    .text("description", "What it means"),
  ]

  static func json(_ term: TermFinder.Term) -> JSONOutput {
    .object {
      $0["term"] = .string(term.source)
      $0["accepted"] = .strings(term.accepted)
      $0["notToUse"] = term.forbidden.isEmpty ? nil : .strings(term.forbidden)
      $0["isName"] = .bool(term.isName)
      $0["description"] = term.description.map { .string($0) }
    }
  }
}

extension AgentTool {
  static let glossary = AgentTool(
    name: "glossary", title: "What words are called",
    summary: "The terms of the project's glossaries in a language: all, or those that stand in a text.",
    members: [
      .text("locale", "The language", isRequired: true),
      .text("text", "Only terms of this text of the development language"),
      .text("cursor", "The nextCursor of a page"),
    ],
    answer: Schema.page("terms", "", GlossaryTool.term)
  ) { agent, arguments in
    let finder = agent.terms(in: try agent.locale(try arguments.needed("locale")))
    let terms = try arguments.text("text").map(finder.terms(in:)) ?? finder.terms
    return ToolAnswer(.object { Page(terms, from: arguments.start, GlossaryTool.json).add(to: &$0, as: "terms") })
  }
}

extension AgentProject {
  /// The terms of the project's glossaries for texts that are translated into `locale`.
  func terms(in locale: String) -> TermFinder {
    TermFinder(
      project.configuration.glossary, names: index.checked.plan.names, from: developmentLanguage, to: locale)
  }
}
