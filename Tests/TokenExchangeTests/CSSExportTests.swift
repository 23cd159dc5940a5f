import DesignTokens
import Foundation
import Testing

@testable import TokenExchange

@Suite struct CSSExportTests {
  private static func exported(_ json: String, prefix: String? = nil) -> CSSExport {
    let system = DesignSystem(files: [("a.json", Array(json.utf8))])
    #expect(system.problems.isEmpty, "\(system.problems.map(\.message))")
    return CSSExport(ThemeMatrix(system), prefix: prefix)
  }

  private static func properties(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter { $0.hasPrefix("--") }.map(String.init)
  }

  @Test(arguments: [
    ("\"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 0, 0] }", "#FF0000"),
    (
      "\"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"alpha\": 0.5 }",
      "rgb(255 0 0 / 0.5)"
    ),
    (
      "\"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0.1, \"none\", 0] }",
      "color(srgb 0.1 none 0)"
    ),
    ("\"color\", \"$value\": { \"colorSpace\": \"hsl\", \"components\": [120, 50, \"none\"] }", "hsl(120 50% none)"),
    (
      "\"color\", \"$value\": { \"colorSpace\": \"oklch\", \"components\": [0.5, 0.1, 20], \"alpha\": 0.2 }",
      "oklch(0.5 0.1 20 / 0.2)"
    ),
    (
      "\"color\", \"$value\": { \"colorSpace\": \"display-p3\", \"components\": [1, 0.25, 0] }",
      "color(display-p3 1 0.25 0)"
    ),
    ("\"dimension\", \"$value\": { \"value\": 0, \"unit\": \"rem\" }", "0rem"),
    ("\"duration\", \"$value\": { \"value\": 250, \"unit\": \"ms\" }", "250ms"), ("\"number\", \"$value\": 1.5", "1.5"),
    ("\"fontWeight\", \"$value\": \"bold\"", "700"),
    ("\"cubicBezier\", \"$value\": [0, 0, 0.5, 1]", "cubic-bezier(0, 0, 0.5, 1)"),
    ("\"fontFamily\", \"$value\": [\"SF \\\"Pro\\\"\", \"serif\"]", "\"SF \\22 Pro\\22 \", serif"),
    ("\"strokeStyle\", \"$value\": \"dotted\"", "dotted"),
  ]) func eachTypeHasItsForm(body: String, value: String) {
    let exported = Self.exported("{ \"aB\": { \"x\": { \"$type\": \(body) } } }")
    #expect(Self.properties(exported.text) == ["--a-b-x: \(value);"])
  }

  @Test(arguments: TextCase.allCases) func theCaseOfATextIsATransform(textCase: TextCase) {
    let exported = Self.exported(
      """
      { "t": { "$type": "typography", "$value": { "fontFamily": "Urbanist", "fontWeight": 400,
          "fontSize": { "value": 9, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } },
          "$extensions": { "dev.l10n.typography": { "textCase": "\(textCase.rawValue)" } } } }
      """)
    #expect(Self.properties(exported.text).last == "--t-text-transform: \(textCase.rawValue);")
  }

  @Test func compositesReferToTheirParts() {
    let exported = Self.exported(
      """
      { "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "w": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
        "shadow": { "$type": "shadow", "$value": { "color": "{c}", "offsetX": { "value": 0, "unit": "px" },
          "offsetY": "{w}", "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" }, "inset": true } },
        "border": { "$type": "border", "$value": { "color": "{c}", "width": "{w}", "style": "solid" } },
        "fade": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0 }, { "color": "{c}", "position": 0.5 }],
          "$extensions": { "dev.l10n.gradient": { "kind": "linear", "direction": "bottomTrailing" } } },
        "move": { "$type": "transition", "$value": { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 0, "unit": "s" },
          "timingFunction": [0, 0, 1, 1] } },
        "text": { "$type": "typography", "$value": { "fontFamily": "Urbanist", "fontSize": "{w}", "fontWeight": 700,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } },
        "other": { "$value": "{text}" } }
      """)
    #expect(
      Self.properties(exported.text) == [
        "--c: #000000;", "--w: 2px;", "--shadow: inset 0px var(--w) 4px 0px var(--c);",
        "--border: var(--w) solid var(--c);",
        "--fade: linear-gradient(to bottom right, var(--c) 0%, var(--c) 50%);",
        "--move: 1s cubic-bezier(0, 0, 1, 1) 0s;",
        "--text-font-family: \"Urbanist\";", "--text-font-size: var(--w);", "--text-font-weight: 700;",
        "--text-letter-spacing: 0px;", "--text-line-height: 1.5;", "--other-font-family: var(--text-font-family);",
        "--other-font-size: var(--text-font-size);", "--other-font-weight: var(--text-font-weight);",
        "--other-letter-spacing: var(--text-letter-spacing);", "--other-line-height: var(--text-line-height);",
      ])
  }

  @Test func namesAreEscapedAndDistinct() {
    let names = ["a b", "a;)", "</style>", "x.y", "fooBar", "foo-bar", "Foo Bar", "\\u202E", "ü"].filter {
      !$0.contains(".")
    }
    let tokens = names.map { "\"\($0)\": { \"$type\": \"number\", \"$value\": 1 }" }.joined(separator: ", ")
    let exported = Self.exported("{ \(tokens) }", prefix: "my")
    #expect(
      Self.properties(exported.text) == [
        "--my-a\\20 b: 1;", "--my-a\\3b \\29 : 1;", "--my-\\3c \\2f style\\3e : 1;", "--my-foo-bar: 1;",
        "--my-foo-bar-2: 1;",
        "--my-foo\\20 bar: 1;", "--my-\\202e : 1;", "--my-ü: 1;",
      ])
  }

  @Test func hostileTextStaysInItsPlace() {
    let evil = "*/ } </style> \\\" \\\\ ; \\n \\u2028"
    let exported = Self.exported(
      "{ \"x\": { \"$type\": \"fontFamily\", \"$value\": \"\(evil)\", \"$deprecated\": \"\(evil)\" } }")
    #expect(!exported.text.contains("</"))
    let lines = exported.text.split(separator: "\n")
    #expect(lines.count == 5, "\(exported.text)")
    #expect(
      lines[2] == "  /* deprecated: *\\/ } ‹/style> \" \\ ; \\u{2028} */"
        || lines[2].hasPrefix("  /* deprecated: *\\/ } ‹/style> \" \\ ;"))
    #expect(lines[2].components(separatedBy: "*/").count == 2)
    #expect(lines[3] == "  --x: \"*/ } \\3c /style\\3e  \\22  \\5c  ; \\a  \\2028 \";")
  }

  @Test(arguments: RoundTripTests.resolvers) func everyTokenAndThemeIsThere(name: String) throws {
    let matrix = try RoundTripTests.matrix(name)
    let text = CSSExport(matrix).text
    for selector in [
      ":root, [data-theme], [data-platform] {", "[data-theme=\"dark\"] {", "[data-theme=\"lightHighContrast\"] {",
      "[data-theme=\"darkHighContrast\"] {", "[data-platform=\"macos\"] {", "@media (prefers-color-scheme: dark) {",
      "@media (prefers-color-scheme: dark) and (prefers-contrast: more) {",
      "@media (prefers-color-scheme: light) and (prefers-contrast: more) {",
    ] { #expect(text.contains("\n\(selector)\n"), "\(selector)") }
    let names = Set(Self.properties(text).map { String($0.prefix { $0 != ":" }) })
    // A style has five properties, or four where the design gives no line height.
    let more = matrix.themes[0].system.tokens.reduce(0) { sum, token in
      guard case .typography(let style) = token.value else { return sum }
      return sum + (style.lineHeight == nil ? 3 : 4)
    }
    #expect(names.count == matrix.themes[0].system.tokens.count + more)
  }
}
