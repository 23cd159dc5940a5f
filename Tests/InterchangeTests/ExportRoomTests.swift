import Foundation
import Interchange
import Testing

@Suite("room of texts in an export")
struct ExportRoomTests {
  private static let project = exchangeProject([
    ("App/en.lproj/T.strings", "/* About a. */\n\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n"),
    ("App/fr.lproj/T.strings", "\"a\" = \"Ah\";\n\"b\" = \"Bé\";\n"),
    ("Other/en.lproj/T.strings", "\"a\" = \"A\";\n"),
  ])

  private static func limit(lines: Int) -> UnitRoom.Limit {
    UnitRoom.Limit(width: 149, lines: lines, family: "Some;\"Font\"", pointSize: 17, weight: 600)
  }

  private static func rooms(_ form: UnitRoom.Form) -> ExportRooms {
    ExportRooms(
      [
        .init(folder: "App", name: "T"): [
          "a": UnitRoom(limit: limit(lines: 1), note: "Bar.title: <1> line & more"),
          "b": UnitRoom(limit: limit(lines: 2), note: "two lines"), "c": UnitRoom(limit: nil, note: "wraps"),
        ]
      ], form: form)
  }

  private func tags(_ form: UnitRoom.Form) -> [String] {
    LocalizationExport(Self.project, language: "fr", rooms: Self.rooms(form)).text
      .components(between: "<trans-unit id=", and: ">")
  }

  private let one = #""a" xml:space="preserve" maxwidth="149" size-unit="point" font="Some &quot;Font&quot;;17;bold""#

  @Test("is written as XLIFF has it, for one line")
  func xliff() {
    #expect(
      tags(.xliff) == [one, #""b" xml:space="preserve""#, #""c" xml:space="preserve""#, #""a" xml:space="preserve""#])
  }

  @Test("is written as flags of Weblate, for several lines")
  func weblate() {
    #expect(
      tags(.weblate) == [
        one,
        #""b" xml:space="preserve" font="Some &quot;Font&quot;;17;bold" weblate-flags="max-size:149:2""#,
        #""c" xml:space="preserve""#, #""a" xml:space="preserve""#,
      ])
  }

  @Test("has a note behind the developer's")
  func notes() {
    let text = LocalizationExport(Self.project, language: "fr", rooms: Self.rooms(.xliff)).text
    let notes = text.components(between: "<note", and: "</note>")
    #expect(
      notes == [
        ">About a.", " from=\"l10n\">Bar.title: &lt;1&gt; line &amp; more", ">No comment provided by engineer.",
        " from=\"l10n\">two lines", ">No comment provided by engineer.", " from=\"l10n\">wraps",
        ">No comment provided by engineer.",
      ])
  }

  @Test("changes nothing of what an import brings back", arguments: UnitRoom.Form.allCases)
  func roundTrip(form: UnitRoom.Form) {
    let export = LocalizationExport(Self.project, language: "fr", rooms: Self.rooms(form)).text
    let back = LocalizationImport(Self.project, from: [SourceFile(path: "fr.xliff", bytes: Array(export.utf8))])
    #expect(back.changes.isEmpty && back.messages.isEmpty)
    let edited = export.replacing("<target>Ah<", with: "<target>Oh<")
    let changed = LocalizationImport(Self.project, from: [SourceFile(path: "fr.xliff", bytes: Array(edited.utf8))])
    #expect(changed.text("App/fr.lproj/T.strings") == "\"a\" = \"Oh\";\n\"b\" = \"Bé\";\n")
    #expect(changed.messages.isEmpty)
  }
}

@Suite("pictures in localization catalogs")
struct XclocScreenshotTests {
  @Test("are listed as Xcode lists them, each under its key")
  func list() throws {
    let project = exchangeProject([
      ("en.lproj/T.strings", "\"a\" = \"A\";\n"), ("fr.lproj/T.strings", "\"a\" = \"Ah\";\n"),
    ])
    var package = LocalizationPackage(
      LocalizationExport(project, language: "fr"), developmentRegion: "en", projectName: "App", toolVersion: "1")
    let before = package.files.count
    package.addScreenshots([])
    #expect(package.files.count == before)
    package.addScreenshots([
      .init(key: "a <&> \u{1}", table: "T", name: "1.png", frame: .init(x: 1, y: 2, width: 30, height: 4)),
      .init(key: "b", table: "U", name: "2.png", frame: .init(x: 0, y: 0, width: 5, height: 6)),
    ])
    let file = try #require(package.files.last)
    #expect(file.path == "Notes/Screenshots/l10n/components/localizedStringData.plist")
    let list = try #require(
      try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil) as? [[String: Any]])
    #expect(list.map { $0["stringKey"] as? String } == ["a <&> \u{FFFD}", "b"])
    #expect(list.map { $0["tableName"] as? String } == ["T", "U"])
    #expect(
      list.map { $0["screenshots"] as? [[String: String]] } == [
        [["frame": "{{1, 2}, {30, 4}}", "name": "1.png"]], [["frame": "{{0, 0}, {5, 6}}", "name": "2.png"]],
      ])
    #expect(list.allSatisfy { $0["bundleID"] is String && $0["bundlePath"] is String })
  }
}
