import DesignTokens
import Testing

@testable import TokenExchange

@Suite struct SwiftExportTests {
  static func exported(_ json: String, _ options: SwiftExport.Options = .init()) -> SwiftExport {
    let system = DesignSystem(files: [("a.json", Array(json.utf8))])
    #expect(system.problems.isEmpty, "\(system.problems.map(\.message))")
    return SwiftExport(ThemeMatrix(system), options: options)
  }

  /// The declarations of tokens, without what stands around them.
  private static func declarations(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter { $0.hasPrefix("static let ") }.map(
      String.init)
  }

  @Test(arguments: [
    ("\"dimension\", \"$value\": { \"value\": 16, \"unit\": \"px\" }", ": CGFloat = 16"),
    ("\"dimension\", \"$value\": { \"value\": 1.5, \"unit\": \"rem\" }", ": CGFloat = 24"),
    ("\"number\", \"$value\": -0.5", ": Double = -0.5"),
    ("\"fontWeight\", \"$value\": \"semi-bold\"", ": Font.Weight = .semibold"),
    ("\"duration\", \"$value\": { \"value\": 250, \"unit\": \"ms\" }", ": TimeInterval = 0.25"),
    ("\"fontFamily\", \"$value\": [\"A\\\"b\", \"c\"]", ": [String] = [\"A\\\"b\", \"c\"]"),
    ("\"cubicBezier\", \"$value\": [0, 0, 0.58, 1]", " = TokenCurve(0, 0, 0.58, 1)"),
    (
      "\"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"alpha\": 0.5 }",
      " = TokenColor.hex(0xFF0000, opacity: 0.5)"
    ),
    (
      "\"color\", \"$value\": { \"colorSpace\": \"display-p3\", \"components\": [1, 0.25, 0] }",
      " = Color(.displayP3, red: 1, green: 0.25, blue: 0, opacity: 1)"
    ),
    ("\"color\", \"$value\": { \"colorSpace\": \"hsl\", \"components\": [0, 100, 50] }", " = TokenColor.hex(0xFF0000)"),
    ("\"strokeStyle\", \"$value\": \"solid\"", " = StrokeStyle()"),
  ]) func eachTypeHasItsForm(body: String, declaration: String) {
    let exported = Self.exported("{ \"g\": { \"x\": { \"$type\": \(body) } } }")
    #expect(Self.declarations(exported.text).last == "static let x" + declaration)
  }

  @Test(arguments: [
    ("\"strokeStyle\", \"$value\": \"dotted\"", "it has no Swift form: SwiftUI has no stroke style 'dotted'"),
    ("\"fontWeight\", \"$value\": 450", "it has no Swift form: SwiftUI has no font weight 450"),
    (
      "\"color\", \"$value\": { \"colorSpace\": \"oklch\", \"components\": [0.5, 0.1, 20] }",
      "its colour space oklch is none of SwiftUI's: the nearest colour of sRGB is taken"
    ),
    ("\"dimension\", \"$value\": { \"value\": 1, \"unit\": \"rem\" }", "its unit rem becomes points of 16 each"),
    (
      #""typography", "$value": { "fontFamily": "Urbanist", "fontWeight": 400, "#
        + #""fontSize": { "value": 9, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } }, "#
        + #""$extensions": { "dev.l10n.typography": { "textCase": "uppercase" } }"#,
      "the style has no case: set it on the text, as in '.textCase(.uppercase)'"
    ),
  ]) func lossesAreNamed(body: String, message: String) {
    let exported = Self.exported("{ \"g\": {\n  \"x\": { \"$type\": \(body) } } }")
    #expect(
      exported.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" } == ["2:3 'g.x': \(message)"])
  }

  @Test func namesAreMadeValidAndDistinct() {
    let names = [
      "default", "2xl", "x-large", "xLarge", "x large", "Self", "init", "$root", "€", "名前", "_", "a_b", "Type", "self",
      "TokenColor",
    ]
    let tokens = names.map { "\"\($0)\": { \"$value\": 1 }" }.joined(separator: ", ")
    let exported = Self.exported(
      "{ \"Text\": { \"$type\": \"number\", \(tokens) }, \"text\": { \"a\": { \"$type\": \"number\", \"$value\": 1 } } }"
    )
    let found = Self.declarations(exported.text).map { $0.dropFirst("static let ".count).prefix { $0 != ":" } }
    #expect(
      found.map(String.init)
        == [
          "`default`", "_2xl", "xLarge", "xLarge2", "xLarge3", "`self`Token", "initToken", "root", "token", "名前", "__1",
          "a_b", "type", "selfToken", "tokenColor", "a",
        ].map { $0.replacing("`self`Token", with: "selfToken") }.enumerated().map {
          $0.offset == 13 ? "selfToken2" : $0.element
        })
    #expect(exported.text.contains("\nenum TextTokens {") && exported.text.contains("\nenum TextTokens2 {"))
    let imported = ImportedSwift(exported.text)
    #expect(imported.system.tokens.map(\.path) == names.map { "Text." + $0 } + ["text.a"])
  }

  @Test func hostileTextStaysInItsPlace() throws {
    let evil = "*/ \\n } \\\" \\u2028 fatalError() \\u202E \\u0000 \\\\( #if \\r\\n /// @available"
    let exported = Self.exported(
      """
      { "g": { "x\\"\\n*/": { "$type": "fontFamily", "$value": "\(evil)",
          "$description": "\(evil)", "$deprecated": "\(evil)" } },
        "evil\\nenum A": { "y": { "$type": "number", "$value": 1 } } }
      """)
    for line in exported.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.trimmingPrefix { $0 == " " }
      let isKnown = ["///", "// ", "@available(*, deprecated", "static let ", "enum ", "}", "import SwiftUI"].contains {
        trimmed.hasPrefix($0)
      }
      #expect(isKnown || trimmed.isEmpty, "\(line)")
    }
    let imported = ImportedSwift(exported.text)
    #expect(imported.system.tokens.map(\.path) == ["g.x\"\n*/", "evil\nenum A.y"])
    let token = try #require(imported.system.tokens.first)
    #expect("\(token.value)" == "*/ \n } \" \u{2028} fatalError() \u{202E} \u{0} \\( #if \r\n /// @available")
    #expect(imported.system.tokens.deprecation(of: token)?.reason == "\(token.value)")
  }

  @Test func rootTokensStandByKind() {
    let exported = Self.exported(
      """
      { "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "cornerRadius": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
        "fontFamily": { "$type": "fontFamily", "$value": "Urbanist" },
        "spacing": { "a": { "$type": "dimension", "$value": "{gap}" } } }
      """)
    for name in ["Palette", "SpacingTokens", "BorderRadius", "Typography"] {
      #expect(exported.text.contains("// l10n: name \"\"\nenum \(name) {"), "\(name)")
    }
    #expect(exported.text.contains("enum Spacing {\n  static let a: CGFloat = SpacingTokens.gap"))
    #expect(
      ImportedSwift(exported.text).tokens.sorted() == [
        "brand color #000000", "cornerRadius dimension 2px", "fontFamily fontFamily Urbanist", "gap dimension 1px",
        "spacing.a dimension 1px",
      ])
  }

  @Test func hiddenNameIsWrittenOut() {
    let exported = Self.exported(
      """
      { "base": { "x": { "$type": "number", "$value": 1 } },
        "outer": { "base": { "y": { "$type": "number", "$value": 2 } }, "z": { "$type": "number", "$value": "{base.x}" } } }
      """)
    #expect(Self.declarations(exported.text).contains("static let z: Double = 1"))
    #expect(ImportedSwift(exported.text).tokens == ["base.x number 1", "outer.z number 1", "outer.base.y number 2"])
  }

  @Test(arguments: [
    ("App", true), ("lower", true), ("Color", false), ("2x", false), ("a.b", false), ("self", false), ("", false),
  ])
  func namespaces(name: String, isValid: Bool) {
    #expect(SwiftExport.isNamespace(name) == (isValid && name != "lower"))
  }
}
