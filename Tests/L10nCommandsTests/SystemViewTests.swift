import Foundation
import Testing

@Suite("Views of the system: keys in them without a token file")
struct SystemViewTests {
  private func project(_ configuration: String, comment: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let table = """
      /* \(comment) */
      "title" = "Notification settings of all devices in your account";
      "message" = "New";
      """
    try folder.write(table, to: "en.lproj/Localizable.strings")
    try folder.write(configuration, to: "l10n.json")
    return folder
  }

  private static let title = #""bindings": [{ "keys": "title", "slot": "System.navigationTitle.title" }]"#

  private func findings(_ folder: TemporaryFolder) throws -> [[String: Any]] {
    let run = try ProgramRun(["check", "--format", "json"], in: folder.url)
    return try #require(try run.report()["findings"] as? [[String: Any]], "\(run.errors)")
  }

  @Test("a bound key is measured in a project without tokens, and nothing is said of other views")
  func bound() throws {
    let found = try findings(try project("{ \(Self.title) }"))
    #expect(found.map { $0["rule"] as? String } == ["truncated-text"])
    let layouts = found.compactMap { $0["layout"] as? [String: Any] }
    #expect(layouts.map { $0["component"] as? String } == ["System.navigationTitle"])
  }

  @Test("a project that binds nothing measures nothing")
  func unbound() throws {
    let folder = try project("{}")
    let run = try ProgramRun(["check"], in: folder.url)
    #expect(run.output.hasPrefix("not checked (measured): no text was measured: no SwiftUI view shows a text"))
    #expect(run.output.hasSuffix(" 1 locale; not checked: measured, sources\n"))
    #expect(run.status == 0)
    #expect(try ProgramRun(["check", "--require", "measured"], in: folder.url).status == 1)
  }

  @Test("a comment binds, and its mistakes are findings")
  func comments() throws {
    let folder = try project("{}", comment: "@System.tabBar.first")
    let list = try ProgramRun(["bind", "--list"], in: folder.url)
    #expect(list.output.hasPrefix("title → System.tabBar.first"))
    let found = try findings(try project("{}", comment: "@System.tabBar.frst"))
    #expect(found.map { $0["rule"] as? String } == ["unknown-slot"])
  }

  @Test(
    "the system that is asked for has its own metrics",
    arguments: [("iOS 17", 270.0), ("iOS 18", 270), ("iOS 26", 320), ("macOS", 260)])
  func systems(system: String, width: Double) throws {
    let folder = try project(
      #"{ "system": "\#(system)", "bindings": [{ "keys": "message", "slot": "System.alert.title" }] }"#)
    let run = try ProgramRun(["measure", "--key", "message", "--format", "json"], in: folder.url)
    let cells = try #require(try run.report()["cells"] as? [[String: Any]], "\(run.errors)")
    #expect(cells.map { $0["componentWidth"] as? Double } == [width])
  }

  @Test(
    "headers of grouped lists are in capitals up to iOS 18",
    arguments: [
      ("iOS 18", "insetGrouped", "NEW"), ("iOS 17", "grouped", "NEW"), ("iOS 18", "plain", "New"),
      ("iOS 26", "insetGrouped", "New"),
    ])
  func capitals(system: String, style: String, shown: String) throws {
    let axes = #""axes": { "style": "\#(style)" }"#
    let folder = try project(
      #"{ "system": "\#(system)", "bindings": [{ "keys": "message", "slot": "System.sectionHeader.title", \#(axes) }] }"#
    )
    let run = try ProgramRun(["measure", "--key", "message", "--format", "json"], in: folder.url)
    let cells = try #require(try run.report()["cells"] as? [[String: Any]], "\(run.errors)")
    #expect(cells.map { $0["visible"] as? String } == [shown])
  }

  @Test(
    "a text by itself scales as SwiftUI's own call for its font does", arguments: [("SF Pro", 17.0), ("Inter", 48)])
  func plainTexts(family: String, pointSize: Double) throws {
    let folder = try project("{}")
    let run = try ProgramRun(
      ["measure", "--text", "Save", "--font", family, "--size", "accessibility5", "--format", "json"], in: folder.url)
    let cells = try #require(try run.report()["cells"] as? [[String: Any]], "\(run.errors)")
    #expect(cells.map { $0["pointSize"] as? Double } == [pointSize])
  }

  @Test("a gallery shows the views that are used, and lists no other as a component without texts")
  func gallery() throws {
    let folder = try project("{ \(Self.title) }")
    let out = folder.url.appendingPathComponent("out")
    let run = try ProgramRun(["preview", "--output", out.path, "--locale", "en"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let manifest = String(decoding: try Data(contentsOf: out.appendingPathComponent("manifest.json")), as: UTF8.self)
    #expect(manifest.contains("\"System.navigationTitle\""))
    #expect(!manifest.contains("System.menu"))
  }

  @Test(
    "an unknown system and an unknown view are refused with the nearest known one",
    arguments: [
      (#""system": "iOS 19""#, "did you mean 'iOS 1"),
      (#""bindings": [{ "keys": "*", "slot": "System.tabbar.first" }]"#, "did you mean 'System.tabBar'?"),
    ])
  func unknown(setting: String, advice: String) throws {
    let folder = try project("{ \(setting) }")
    let run = try ProgramRun(["check"], in: folder.url)
    #expect(run.errors.contains(advice))
    #expect(run.status == 2)
  }
}
