import Foundation
import SourceText
import TestSupport
import Testing

@testable import Strings

@Suite("Loading tables from a folder")
struct StringsLoadingTests {
  @Test(
    "finds .lproj folders and catalogs, in a bundle's Resources too",
    arguments: ["", "Resources/", "Contents/Resources/"])
  func folder(root: String) throws {
    let folder = try TemporaryFolder([
      root + "en.lproj/Localizable.strings": #""a" = "A";"#,
      root + "Shared.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"b": {}}}"#,
    ])
    let strings = try LocalizedStrings(contentsOf: folder.url, preferredLanguages: ["en"])
    #expect(strings["a"] == "A")
    #expect(strings.contains("b", table: "Shared"))
  }

  @Test("takes the plural rules of the development language for Base")
  func base() throws {
    let rule = """
      <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>one note</string>
      <key>other</key><string>%lld notes</string></dict></dict></dict></plist>
      """
    let strings = try LocalizedStrings(
      files: ["Base.lproj/Localizable.stringsdict": Array(rule.utf8)], preferredLanguages: ["en"])
    #expect([1, 2].map { strings["n", count: $0] } == ["one note", "2 notes"])
  }

  @Test("maps files on demand, and shows the same", arguments: [false, true])
  func mapping(mapsFiles: Bool) throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "\U00e9";"#,
      "en.lproj/Broken.strings": "\"a\" = \"A\";\n\"b\" \"c\";\n",
      "en.lproj/Braced.strings": #"{ a = "A"; }"#,
      "en.lproj/Empty.strings": "",
      "en.lproj/Cues.stringsdict": """
      <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict></dict></plist>
      """,
      "Shared.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"b": {}}}"#,
    ])
    var options = LocalizedStrings.Options()
    options.mapsFiles = mapsFiles
    let strings = try LocalizedStrings(contentsOf: folder.url, preferredLanguages: ["en"], options: options)
    #expect(strings["a"] == "A")
    #expect(strings["b"] == "é")
    #expect(strings.text("a", table: "Braced") == "A")
    #expect(strings.text("a", table: "Cues") == "A")
    #expect(!strings.contains("a", table: "Broken") && !strings.contains("a", table: "Empty"))
    #expect(strings.contains("b", table: "Shared"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("en.lproj/Localizable.strings"))
    let unreadable = try LocalizedStrings(contentsOf: folder.url, preferredLanguages: ["en"], options: options)
    #expect(unreadable["a"] == "a")
  }

  @Test("a folder without tables is an error")
  func empty() throws {
    let folder = try TemporaryFolder(["readme.txt": "x"])
    #expect(throws: LocalizedStrings.LoadingError.noTables(path: folder.url.path)) {
      try LocalizedStrings(contentsOf: folder.url, preferredLanguages: ["en"])
    }
    let nowhere = folder.url.appendingPathComponent("nowhere")
    #expect(throws: LocalizedStrings.LoadingError.unreadable(path: nowhere.path)) {
      try LocalizedStrings(contentsOf: nowhere, preferredLanguages: ["en"])
    }
  }

  @Test("a table is read when it is first asked; one that has gone by then is told")
  func lazy() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""a" = "A";"#, "en.lproj/Other.strings": #""b" = "B";"#,
    ])
    let counter = LookupCounter()
    let strings = try LocalizedStrings(contentsOf: folder.url, preferredLanguages: ["en"], report: counter.record)
    #expect(strings["a"] == "A")
    let path = folder.url.path + "/en.lproj/Other.strings"
    try FileManager.default.removeItem(atPath: path)
    #expect(strings.text("b", table: "Other") == "b")
    #expect(counter.counts[.unreadableTable(.unreadable(path: path))] == 1)
    #expect(strings["a"] == "A")
  }

  @Test("a reload shows changed, new and removed files; what was taken before stays")
  func reload() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": #""a" = "old";"#])
    let live = try LiveStrings(contentsOf: folder.url, preferredLanguages: ["pl"])
    let before = live.current
    #expect(before["a"] == "old")
    #expect(try !live.reloadIfChanged())
    try folder.write(#""a" = "newer";"#, to: "en.lproj/Localizable.strings")
    #expect(try live.reloadIfChanged())
    #expect(live.current["a"] == "newer")
    #expect(before["a"] == "old")
    try folder.write(#""a" = "polski";"#, to: "pl.lproj/Localizable.strings")
    #expect(try live.reloadIfChanged())
    #expect(live.current["a"] == "polski")
    try FileManager.default.removeItem(at: folder.url)
    #expect(throws: LocalizedStrings.LoadingError.self) { try live.reloadIfChanged() }
    #expect(live.current["a"] == "polski")
  }

  @Test("eight threads read while tables are reloaded")
  func concurrentReload() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": #""a" = "0"; "n" = "%lld";"#])
    let live = try LiveStrings(contentsOf: folder.url, preferredLanguages: ["en"])
    let isDone = Mutex(false)
    let wrong = Mutex(0)
    // Threads of their own: a queue has no more than there are cores.
    let readers = DispatchGroup()
    for _ in 0..<8 {
      readers.enter()
      Thread.detachNewThread {
        repeat {
          let strings = live.current
          let text = strings["a"]
          let isRight = text == "0" || text.utf8.allSatisfy { $0 == UInt8(ascii: "1") }
          if !isRight || strings["n", count: 7] != "7" { wrong.withLock { $0 += 1 } }
        } while !isDone.withLock { $0 }
        readers.leave()
      }
    }
    for version in 1...40 {
      try? folder.write(
        "\"a\" = \"\(String(repeating: "1", count: version))\"; \"n\" = \"%lld\";",
        to: "en.lproj/Localizable.strings")
      _ = try? live.reloadIfChanged()
    }
    isDone.withLock { $0 = true }
    readers.wait()
    #expect(wrong.withLock { $0 } == 0)
    #expect(live.current["a"] == String(repeating: "1", count: 40))
  }
}
