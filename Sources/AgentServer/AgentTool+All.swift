extension AgentTool {
  /// Every tool, in the order in which an agent is likely to need them.
  static let all: [AgentTool] = [
    .overview, .findings, .explain, .search, .toTranslate, .toReview, .details, .glossary, .propose, .shorten, .apply,
    .picture, .statistics, .syncPreview, .sync, .pseudo,
  ]
}
