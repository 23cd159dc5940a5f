import Checks
import PositionedJSON

extension AgentTool {
  static let toReview = AgentTool(
    name: "texts_to_review", title: "Which translations are to be read again",
    summary: """
      Translations that are marked as new or as needing review, made by a machine, lack a plural form, or were made \
      for another source text, as the history of the repository tells.
      """,
    members: [.text("locale", "Only this language"), .text("cursor", "The nextCursor of a page")],
    answer: Schema.page(
      "texts", "",
      [
        .text("locale", ""), .text("table", ""), .text("key", ""), .text("file", "Relative to the project"),
        .number("line", ""), .texts("source", "In all forms"), .texts("translation", "In all forms"),
        .objects(
          "reasons", "",
          [
            .text("reason", ""), .text("was", "The source that it was made for"), .text("commit", "What changed that"),
            .text("day", "Of the commit"),
          ]),
      ]) + [.text("gap", "Why it is not known which sources have changed, or not of all")]
  ) { agent, arguments in
    let locale = try arguments.text("locale").map { (name) throws(ToolRefusal) in try agent.locale(name) }
    var loaded = agent.index.checked.loaded
    if loaded.project.sourceChanges == nil { try loaded.addSourceChanges(jobs: agent.jobs) }
    let queue = try ReviewQueue(of: loaded.project, locales: locale.map { [$0] }, jobs: agent.jobs)
    return ToolAnswer(
      .object {
        Page(queue.items, from: arguments.start, ReviewReporter.json).add(to: &$0, as: "texts")
        $0["gap"] = queue.gap.map { .string($0) }
      })
  }
}
