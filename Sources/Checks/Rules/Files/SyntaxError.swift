extension Rule {
  /// Flags a file that Apple's parser rejects, or reads otherwise than it looks.
  static let syntaxError = Rule(
    id: "syntax-error",
    summary: "A table is not valid in its format.",
    rationale: """
      Apple's parser gives up on the whole table: every one of its texts shows as its key. The entries around the \
      error are still checked here.
      """,
    example: RuleExample(bad: .strings(#""a" = "b"   "c" = "d";"#), good: .strings(#""a" = "b"; "c" = "d";"#)),
    severity: .error,
    check: .problems(.syntax, .structure))
}
