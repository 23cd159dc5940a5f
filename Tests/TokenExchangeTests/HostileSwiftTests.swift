#if canImport(SwiftScan)
  import DesignTokens
  import TestSupport
  import Testing

  @testable import TokenExchange

  @Suite struct HostileSwiftTests {
    private static func nested(_ open: String, _ close: String, _ count: Int, inside: String = "1") -> String {
      String(repeating: open, count: count) + inside + String(repeating: close, count: count)
    }

    @Test(arguments: [
      nested("(", ")", 100_000), nested("[", "]", 100_000), nested("f(", ")", 50_000), nested("{ ", " }", 100_000),
      nested("- ", "", 100_000), nested("-", "", 100_000), nested("true ? ", " : 2", 50_000),
      nested("1 + ", "", 100_000),
      nested(".a", "", 100_000), nested("(", "", 100_000), nested("", ")", 100_000), nested("\"\\(", ")\"", 50_000),
      nested("\"\\(\"", "", 50_000), nested("if a { ", " } else { 2 }", 20_000),
      nested("switch a { case .b: ", " }", 20_000),
      nested("a<", ">", 50_000), nested("!", "", 50_000), nested("{ x in ", "}", 30_000), nested("1 as ", "", 30_000),
    ]) func deepExpressionIsNoDanger(expression: String) {
      let imported = ImportedSwift("enum A {\nstatic let x = \(expression)\n}\nlet y: CGFloat = 2")
      #expect(!imported.problems.isEmpty)
    }

    @Test(arguments: [
      nested("enum A { ", " }", 20_000, inside: "static let x: CGFloat = 1"), nested("/* ", " */", 100_000),
      nested("/* ", "", 100_000),
      nested("#if os(iOS)\n", "\n#endif", 20_000, inside: "let x: CGFloat = 1"),
      nested("#if ", "", 20_000, inside: "("),
      "#if " + nested("(", ")", 50_000) + "\n#endif", "#if " + nested("! ", "", 50_000, inside: "true") + "\n#endif",
      nested("extension A.", "", 20_000), nested("@a ", "", 50_000), nested("@available(", ")", 50_000),
      nested("}", "", 100_000),
      "extension " + nested("A.", "", 20_000, inside: "B") + " { static let x: CGFloat = 1 }",
      nested("case ", "", 50_000), nested("let ", "", 50_000), nested("`", "", 100_000), nested("#\"", "", 50_000),
      nested("\u{0}", "", 1_000),
      nested("typealias A = B.C\n", "", 10_000), nested("\"\"\"\n", "", 50_000), nested("//", "", 100_000), "",
    ]) func deepDeclarationIsNoDanger(text: String) {
      #expect(ImportedSwift(text).result.bytes.count > 0)
    }

    @Test func longChainIsFollowed() {
      let lines = (1...20_000).map { "static let x\($0): CGFloat = x\($0 - 1)" }
      let imported = ImportedSwift(
        "enum A {\nstatic let x0: CGFloat = 7\n\(lines.reversed().joined(separator: "\n"))\n}")
      #expect(imported.system.tokens["a.x20000"].map { "\($0.value)" } == "7px")
      #expect(imported.problems == [])
    }

    @Test func longCycleIsToldOnce() {
      let lines = (0..<5_000).map { "static let x\($0): CGFloat = x\(($0 + 1) % 5_000)" }
      let imported = ImportedSwift("enum A {\n\(lines.joined(separator: "\n"))\n}")
      #expect(imported.problems.count == 1)
      #expect(imported.problems[0].hasSuffix("refers to itself: x0 → x1 → x2 → x3 → … → x0"))
    }

    @Test func notUTF8IsTold() {
      let bytes =
        Array("enum A { static let x = \"".utf8) + [0xFF] + Array("-Bold\"\n static let y: CGFloat = 1 }".utf8)
      let imported = ImportedSwift(bytes: bytes)
      #expect(imported.tokens == ["a.y dimension 1px"])
      #expect(imported.problems.contains { $0.hasSuffix("the file is not UTF-8 from here on: save it as UTF-8") })
      #expect(imported.problems.contains { $0.hasSuffix("'x' is not read: the text is not UTF-8") })
    }

    /// Ten times the text takes about ten times as long; quadratic work would take a hundred times.
    @Test(arguments: [
      "static let a#: CGFloat = b * 2\n", "/* { */ static let c# = Color(hex: \"#112233\")\n", "static let d# = \"(\n",
      "var e# { } (\n",
      "@available(*, deprecated) case f#\n", "enum G# { }\n",
    ]) func timeGrowsWithTheText(line: String) {
      func time(_ count: Int) -> Duration {
        let lines = (0..<count).map { line.replacing("#", with: "\($0)") }.joined()
        let bytes = Array("enum A { static let b: CGFloat = 1\n\(lines)".utf8)
        return ContinuousClock().measure { _ = ImportedSwift.result(of: bytes) }
      }
      _ = time(200)
      let (short, long) = (min(time(600), time(600)), time(6_000))
      #expect(long < short * 40, "\(short) for 600 lines, \(long) for 6,000")
    }

    @Test(arguments: 0..<200) func anyTextIsReadToAValidFile(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let pieces = [
        "enum A {", "}", "static let x", ": CGFloat", " = ", "8", "0x1F", "\"a\"", "Color(", ")", "hex: ", ".white",
        ",",
        "\n", "(",
        "[", "]", "{", "#if os(iOS)", "#else", "#endif", "//", "/*", "*/", "\"\"\"", "\\(", "case .a:", "switch self {",
        "var y", "-", "+",
        "extension A", "struct S", "let z", "S(", "a: ", "light: ", "dark: ", "@", "`", "é", "\u{202E}", "#", "?", ":",
        "return ", "self",
        ".opacity(0.5)", "Font.body", "TextStyle(font: .body, size: 4)", "<", ">", "as CGFloat", "/", "\\", "\r",
        "\u{0}",
      ]
      let text = (0..<Int.random(in: 1...120, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      // The strict reader is asked inside.
      let imported = ImportedSwift(text)
      #expect(imported.result.tokenCount >= 0, "\(text)")
    }
  }
#endif
