import Foundation
import Testing

@testable import DesignTokens

/// Every number, colour and name that stands in the code and the tables of the five descriptions, line by line, with
/// the token that holds it or the reason why none does.
///
/// The list was made from the texts and from what `l10n tokens list` says, not with the reader of the token files. A
/// line reads `text:line literal = system path: value`, where `component` may stand before the path and `macos` for the
/// theme of that platform, or `text:line literal - reason`.
@Suite struct RecordedSeedsTests {
  struct Row {
    let literal: String
    let system: String
    let place: String
    let path: String
    let value: String
  }

  /// The themes that the list speaks of, by system and platform.
  typealias Systems = [String: DesignSystem]

  private static func lines() throws -> [Substring] {
    let url = TokenFixtures.folder.deletingLastPathComponent()
      .appendingPathComponent("Tests/Fixtures/DesignTokens/recorded/seeds.txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
  }

  private static func rows() throws -> [Row] {
    try lines().compactMap { line in
      guard let equals = line.range(of: " = ") else { return nil }
      let literal = line[..<equals.lowerBound].split(separator: " ", maxSplits: 1)[1]
      let words = line[equals.upperBound...].split(separator: " ", maxSplits: 1)
      let target = try #require(words.last)
      let colon = target.range(of: ": ")
      let path = target[..<(colon?.lowerBound ?? target.endIndex)]
      let value = colon.map { target[$0.upperBound...] } ?? ""
      let names = path.split(separator: " ")
      return Row(
        literal: String(literal), system: String(words[0]), place: names.count > 1 ? String(names[0]) : "",
        path: String(names[names.count - 1]), value: String(value))
    }
  }

  private static func systems() throws -> Systems {
    var systems: Systems = [:]
    for name in ["eko", "app", "cue", "foundation"] {
      for platform in ["ios", "macos"] {
        systems["\(name) \(platform)"] = try TokenFixtures.theme(of: name, ["platform": platform])
      }
    }
    return systems
  }

  /// The rows that the systems do not hold.
  private static func missing(in systems: Systems) throws -> [String] {
    try rows().filter { row in
      let system = systems["\(row.system) \(row.place == "macos" ? "macos" : "ios")"]
      guard row.place == "component" else { return system?.tokens[row.path].map { "\($0.value)" } != row.value }
      let names = row.path.split(separator: ".").map(String.init)
      guard let component = system?.component(named: names[0]) else { return true }
      guard names.count > 1 else { return false }
      let axis = component.axes.first { $0.name == names[1] }
      return names.count > 2 ? axis?.values.contains(names[2]) != true : axis == nil
    }.map { "\($0.system) \($0.path)" }
  }

  @Test func nothingIsMissing() throws {
    #expect(try Self.missing(in: Self.systems()) == [])
  }

  @Test func everyLineSaysWhereOrWhy() throws {
    let reasons = try Self.lines().filter { !$0.contains(" = ") }.map { line in
      String(try #require(line.range(of: " - ").map { line[$0.upperBound...] }))
    }
    #expect(try Self.rows().count == 787)
    #expect(reasons.count == 230)
    #expect(
      Set(reasons) == [
        "a state in which nothing is drawn", "arithmetic of Color(hex:)", "component of DS.Example.hardcoded, #3380CC",
        "contrast that is promised; checked by low-contrast", "example of a later value",
        "file tree, shell or configuration", "fully opaque", "fully sized", "heading or list number", "invisible",
        "name of Swift code that is no token", "name of another framework", "no line without an outline",
        "no value of a token", "prose", "sample text of an example", "version or date",
      ])
  }

  @Test(arguments: [
    ("eko", "\"shade950\": {", "palette.gray.shade950"), ("app", "\"xxxl\": {", "App.Spacing.xxxl"),
    ("cue", "\"Inverse\": {", "Text.Inverse"), ("foundation", "\"chip\": {", "DS.Radius.chip"),
  ])
  func aTokenThatIsTakenOutIsMissed(name: String, key: String, path: String) throws {
    let file = try TokenFixtures.file("\(name).tokens.json")
    let text = String(decoding: file.bytes, as: UTF8.self).replacingOccurrences(of: key, with: "\"other\": {")
    var systems = try Self.systems()
    systems["\(name) ios"] = DesignSystem(files: [(file.path, [UInt8](text.utf8))])
    #expect(try Self.missing(in: systems).contains("\(name) \(path)"))
  }
}
