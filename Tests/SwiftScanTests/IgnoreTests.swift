import Testing

@Suite struct IgnoreTests {
  @Test(arguments: [
    Case("a() // l10n:ignore", "1: 1-1"),
    Case("a() // l10n:ignore hardcoded-string, raw-length", "1: 1-1 hardcoded-string raw-length"),
    Case("// l10n:ignore\nfunc f() {\n  a()\n}\nb()", "1: 1-4"),
    Case("struct S {\n  // l10n:ignore\n  @A var x: Int {\n    1\n  }\n}", "2: 2-5"),
    Case("f(\n  // l10n:ignore\n  a: g(\n    1),\n  b: 2)", "2: 2-4"),
    Case("Text(\"a\")\n  // l10n:ignore\n  .help(\"b\")", "2: 2-3"),
    Case("a()\n// l10n:ignore", "2: 2-2"),
    Case("// l10n:ignored\n/* l10n:ignore */\nlet s = \"// l10n:ignore\""),
    Case("// l10n:ignore\r\nlet a = \"\"\"\r\n  b\r\n  \"\"\"\r\n", "1: 1-4"),
  ])
  func `lines of a comment`(_ test: Case) {
    #expect(Facts(test.source).ignores == test.expected)
  }
}
