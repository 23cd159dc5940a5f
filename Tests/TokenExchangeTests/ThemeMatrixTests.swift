import DesignTokens
import Testing

@testable import TokenExchange

@Suite struct ThemeMatrixTests {
  private static func matrix(_ modifiers: String, chosen: [String: String] = [:]) throws -> ThemeMatrix {
    let names = ["theme", "contrast", "platform", "brand"].filter { modifiers.contains("\"\($0)\":") }
    let order = names.map { ", { \"$ref\": \"#/modifiers/\($0)\" }" }.joined()
    let text = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "a": { "$type": "number", "$value": 0 } }] } },
        "modifiers": { \(modifiers) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }\(order)] }
      """
    let resolver = ThemeResolver(path: "a.resolver.json", bytes: Array(text.utf8)) { _ in .failure(.init("none")) }
    #expect(resolver.problems.isEmpty, "\(resolver.problems.map(\.message))")
    return try ThemeMatrix(resolver, chosen: chosen)
  }

  private static func source(_ value: Int) -> String { "[{ \"a\": { \"$type\": \"number\", \"$value\": \(value) } }]" }

  private static func values(_ matrix: ThemeMatrix) -> [String] {
    matrix.themes.map { theme in
      "\(theme.appearance) \(theme.platform.map(\.rawValue) ?? "-") \(theme.system.tokens["a"].map { "\($0.value)" } ?? "")"
    }
  }

  @Test func oneModifierMayTellBoth() throws {
    let contexts = "\"day\": [], \"night\": \(Self.source(1)), \"nightMoreContrast\": \(Self.source(3))"
    let matrix = try Self.matrix("\"theme\": { \"default\": \"day\", \"contexts\": { \(contexts) } }")
    #expect(Self.values(matrix) == ["light - 0", "dark - 1", "lightHighContrast - 0", "darkHighContrast - 3"])
  }

  @Test func twoModifiersMeet() throws {
    let theme = "\"theme\": { \"default\": \"dark\", \"contexts\": { \"light\": [], \"dark\": \(Self.source(1)) } }"
    let contrast =
      "\"contrast\": { \"default\": \"standard\", \"contexts\": { \"standard\": [], \"high\": \(Self.source(2)) } }"
    let matrix = try Self.matrix("\(theme), \(contrast)")
    #expect(Self.values(matrix) == ["light - 0", "dark - 1", "lightHighContrast - 2", "darkHighContrast - 2"])
    #expect(matrix.appearanceModifiers == ["theme", "contrast"])
  }

  @Test func platformsAndOthers() throws {
    let platform = "\"platform\": { \"default\": \"iOS\", \"contexts\": { \"iOS\": [], \"macOS\": \(Self.source(4)) } }"
    let brand = "\"brand\": { \"default\": \"one\", \"contexts\": { \"one\": [], \"two\": \(Self.source(5)) } }"
    #expect(Self.values(try Self.matrix("\(platform), \(brand)")) == ["light ios 0", "light macos 4"])
    #expect(
      Self.values(try Self.matrix("\(platform), \(brand)", chosen: ["brand": "two"])) == [
        "light ios 5", "light macos 5",
      ])
    #expect(Self.values(try Self.matrix(platform, chosen: ["platform": "macOS"])) == ["light - 4"])
    #expect(throws: ThemeInputError.self) { try Self.matrix(platform, chosen: ["platform": "tvOS"]) }
  }
}
