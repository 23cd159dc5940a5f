extension Rule {
  /// Flags a file whose bytes are not text in its encoding.
  static let wrongEncoding = Rule(
    id: "wrong-encoding",
    summary: "A table's bytes are not valid in the encoding that Apple's parser assumes.",
    rationale: """
      Latin-1, broken UTF-8 and UTF-16 without a byte order mark lose the whole table: every one of its texts shows as \
      its key.
      """,
    example: RuleExample(bad: plist(encoding: "ISO-8859-1"), good: plist(encoding: "UTF-8")),
    severity: .error,
    check: .problems(.encoding))

  private static func plist(encoding: String) -> ExampleProject {
    .strings(
      """
      <?xml version="1.0" encoding="\(encoding)"?>
      <plist version="1.0"><dict><key>cafe</key><string>Café</string></dict></plist>
      """)
  }
}
