import Foundation
import Testing

@testable import DesignTokens

/// The values that the descriptions of the design systems name, listed from their text and not from the token files.
///
/// A line reads `path: value`, `*` where the text gives a name alone. Before the path may stand `component`,
/// `axis` (then the value is one of the axis), `token-group`, `any color`, and `macos` for the theme of that platform.
@Suite struct RecordedSystemsTests {
  static let systems = ["app", "cue", "foundation"]

  @Test(arguments: [("app", 119), ("cue", 47), ("foundation", 45)])
  func everyRecordedValueIsThere(name: String, count: Int) throws {
    let system = try TokenFixtures.theme(of: name, ["platform": "ios"])
    let macOS = try TokenFixtures.theme(of: name, ["platform": "macos"])
    let rows = try Self.rows(name)
    #expect(rows.count == count)
    for (path, value) in rows {
      let words = path.split(separator: " ").map(String.init)
      switch words.first {
      case "component": #expect(system.component(named: words[1]) != nil, "\(path)")
      case "token-group": #expect(system.tokens.contains { $0.path.contains(".\(words[1]).") }, "\(path)")
      case "axis":
        let names = words[1].split(separator: ".").map(String.init)
        let axis = system.component(named: names[0])?.axes.first { $0.name == names[1] }
        #expect(axis?.values.contains(String(value.dropFirst())) == true, "\(path) \(value)")
      case "any": #expect(system.tokens.contains { "\($0.value)" == value }, "\(value)")
      case "macos": #expect(macOS.tokens[words[1]].map { Self.shown($0.value) } == value, "\(path)")
      default:
        let found = system.tokens[path].map { Self.shown($0.value, like: value) }
        #expect(found == value, "\(path)")
      }
    }
  }

  private static func rows(_ name: String) throws -> [(path: String, value: String)] {
    let url = TokenFixtures.folder.deletingLastPathComponent()
      .appendingPathComponent("Tests/Fixtures/DesignTokens/recorded/\(name).txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let colon = try #require(line.range(of: ": "))
      return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
    }
  }

  /// The value as the list writes it.
  private static func shown(_ value: TokenValue, like recorded: String = "") -> String {
    if recorded == "*" { return "*" }
    switch value {
    case .typography(let style):
      if recorded.hasPrefix("size ") { return "size \(style.size)" }
      let lineHeight = ((style.lineHeight ?? 0) * style.size.value * 1000).rounded() / 1000
      return "\(style.weight.plainText) \(style.size.value.plainText)/\(lineHeight.plainText) "
        + style.letterSpacing.value.plainText
    case .shadow(let shadows):
      return [shadows[0].offsetX.value, shadows[0].offsetY.value, shadows[0].blur.value, shadows[0].color.alpha]
        .map(\.plainText).joined(separator: " ")
    case .transition(let transition): return "\(transition.duration)"
    default: return "\(value)"
    }
  }
}
