import SourceText
import TestSupport
import Testing

@testable import Interchange

@Suite struct HostileInputTests {
  private func read(_ path: String, _ text: String) throws -> InterchangeReading {
    try InterchangeReading([SourceFile(path: path, bytes: Array(text.utf8))], locale: "de")
  }

  @Test(arguments: [
    ("T.strings", "\"a\" = \"b\"\n\"c\" = \"d\";", "T.strings:1:"),
    ("T.xcstrings", "{\n  \"a\" 1}", "T.xcstrings:2:7: expected ':'"),
    ("T.xliff", "<xliff><file></xliff>", "T.xliff:1:14: expected '</file>'"),
    ("T.xliff", "<!DOCTYPE x [<!ENTITY a \"b\">]><xliff/>", "T.xliff:1:1: a document type"),
    ("T.xml", "<!DOCTYPE r [<!ENTITY a \"&b;&b;\">]>\n<resources/>", "T.xml:1:1: a document type"),
    ("T.xml", "<resources>\n<string name=\"a\">&lol;</string></resources>", "T.xml:2:18: unknown entity '&lol;'"),
    ("T.xml", "<resources><string name=\"a\">b", "T.xml:1:12: '<string>' is never closed"),
    ("T.xml", "<resources>\n <string>x</string></resources>", "T.xml:2:2: '<string>' without 'name'"),
    ("T.xml", "<html/>", "T.xml:1:1: the root tag is '<html>', not '<resources>'"),
    ("T.xml", "", "T.xml:1:1: the file holds no '<resources>'"),
    ("T.arb", "[]", "T.arb:1:1: the file holds no object"),
    ("T.arb", "{\n\"a\": \"{b\"}", "T.arb:2:6: 'a' is no ICU message: expected ','"),
    ("T.arb", "{\"a\": \"{n, plural, one{x}}\"}", "T.arb:1:7: 'a' is no ICU message: 'n' has no case 'other'"),
    ("T.po", "msgid \"a\nmsgstr \"\"", "T.po:1:7: a text without closing quote"),
    ("T.po", "msgid \"a\"\nmsgstr[99999999999999999999] \"\"", "T.po:2:1: 'msgstr[…]' needs a number from 0 to 99"),
    ("T.po", "msgid \"a\"\n\nnonsense \"\"", "T.po:3:1: unknown keyword 'nonsense'"),
    ("T.po", "msgid \"\"\nmsgstr \"charset=KOI8-R\\n\"", "T.po:2:9: the charset 'koi8-r' is not known"),
    ("T.po", "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n;\\n\"", "T.po:1:1: the plural expression"),
    ("T.txt", "", "T.txt: no string file"),
  ])
  func defectsHaveAPlace(path: String, text: String, message: String) {
    let error = #expect(throws: InterchangeError.self) { try read(path, text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "-")")
  }

  @Test(arguments: [
    ("T.xml", "<resources><string name=\"a\">" + String(repeating: "<b>", count: 100_000)),
    ("T.arb", "{\"a\": \"" + String(repeating: "{n, plural, other{", count: 100_000) + "\"}"),
    ("T.arb", String(repeating: "[", count: 100_000)), ("T.xcstrings", String(repeating: "{\"a\":", count: 100_000)),
    (
      "T.po",
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=1; plural=" + String(repeating: "(", count: 100_000) + ";\\n\""
    ),
  ])
  func nestingIsLimited(path: String, text: String) {
    #expect(throws: InterchangeError.self) { try read(path, text) }
  }

  @Test func invalidUTF8HasAPlace() {
    let bytes = Array("<resources>\n<string name=\"a\">".utf8) + [0xFF] + Array("</string></resources>".utf8)
    let error = #expect(throws: InterchangeError.self) {
      try InterchangeReading([SourceFile(path: "T.xml", bytes: bytes)], locale: "de")
    }
    #expect(error?.description == "T.xml:2:18: invalid UTF-8")
  }

  static let seeds: [(String, String)] = [
    ("de.lproj/T.strings", AppleFormatTests.strings), ("de.lproj/T.stringsdict", AppleFormatTests.stringsdict),
    ("T.xcstrings", AppleFormatTests.catalog), ("T.xcstrings", XLIFFFormatTests.catalog),
    ("values-de/strings.xml", AndroidFormatTests.resources), ("T_de.arb", ARBFormatTests.bundle),
    ("de.po", POFormatTests.po),
  ]

  /// Damage must never trap, and what is read must be written in every format without a trap.
  @Test(arguments: seeds.indices) func damageNeverTraps(index: Int) throws {
    let (path, text) = Self.seeds[index]
    var random = SeededGenerator(seed: UInt64(index) + 0xC0FFEE)
    var written = 0
    for _ in 0..<200 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
        case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 12)], at: place)
        }
      }
      guard let reading = try? InterchangeReading([SourceFile(path: path, bytes: bytes)], sourceLanguage: "en") else {
        continue
      }
      for format in InterchangeFormat.allCases {
        let locale = format == .xcstrings ? nil : reading.catalogs.first?.locales.last
        let made = try? InterchangeWriting(reading, to: .file(format), locale: locale)
        written += made?.files.count ?? 0
      }
    }
    #expect(written > 100)
  }
}
