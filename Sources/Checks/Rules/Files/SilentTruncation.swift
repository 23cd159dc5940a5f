extension Rule {
  /// Flags the text after which Apple's parser drops the rest of a table without a word.
  static let silentTruncation = Rule(
    id: "silent-truncation",
    summary: "Apple's parser stops in the middle of a table and reports nothing.",
    rationale: "The app starts, and every text after that place shows as its key; `plutil -lint` says OK.",
    example: RuleExample(bad: .strings(#""a" = "b";= "c" = "d";"#), good: .strings(#""a" = "b"; "c" = "d";"#)),
    severity: .error,
    check: .problems(.silentTruncation))
}
