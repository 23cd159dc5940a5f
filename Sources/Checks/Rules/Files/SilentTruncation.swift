extension Rule {
  /// Flags the text after which Apple's parser drops the rest of a table without a word.
  static let silentTruncation = Rule(
    id: "silent-truncation",
    summary: "Apple's parser silently truncates the table.",
    rationale: """
      The app starts, every text after that point shows as its key, and `plutil -lint` says OK. Behind all keys it is \
      a warning: what is added there will be lost.
      """,
    example: RuleExample(bad: .strings(#""a" = "b";= "c" = "d";"#), good: .strings(#""a" = "b"; "c" = "d";"#)),
    severity: .error,
    check: .problems(.silentTruncation))
}
