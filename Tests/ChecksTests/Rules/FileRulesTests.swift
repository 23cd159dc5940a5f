import Testing

@testable import Checks

@Suite("Rules about files")
struct FileRulesTests {
  @Test(
    "wrong-encoding finds what Apple's parser cannot read as text, and syntax-error leaves it alone",
    arguments: [
      (Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";".utf8), "1:11"),
      ([0x22, 0, 0x61, 0, 0x22, 0, 0x3B, 0], "1:1"),
    ])
  func encoding(bytes: [UInt8], place: String) throws {
    let places = try CheckFixture().file("en.lproj/Localizable.strings", bytes: bytes)
      .places([.wrongEncoding, .syntaxError])
    #expect(places.first == "wrong-encoding en.lproj/Localizable.strings:\(place)")
  }

  @Test(
    "unknown-escape finds the escapes that Apple's parser does not have",
    arguments: [
      (#""a" = "caf\u00e9";"#, ["1:11"], #"write '\U00e9'"#),
      (#""a" = "1\/2";"#, ["1:9"], "reads '/'"),
      (#""\%" = "\p";"#, ["1:2", "1:9"], "reads 'p'"),
      (#""a" = "\U00e9\n\t\"\\u\101\'";"#, [], ""),
      (#"/* \u00e9 */ "a" = "b";"#, [], ""),
      (#""a" = "\Ux";"#, ["1:8"], "zero character"),
    ])
  func escapes(text: String, places: [String], message: String) throws {
    let findings = try CheckFixture().strings("en", text).findings([.unknownEscape])
    #expect(findings.map { "\($0.span.start.line):\($0.span.start.column)" } == places)
    #expect(findings.last.map { $0.message.contains(message) } ?? message.isEmpty)
  }

  @Test("unknown-escape looks into UTF-16 too")
  func wideEscapes() throws {
    // The low byte of the second one is that of an 'a'.
    let text = #""a" = "\é\š\U00e9\n";"#
    let places = try CheckFixture().wideFile("en.lproj/Localizable.strings", text).places([.unknownEscape])
    let path = "unknown-escape en.lproj/Localizable.strings"
    #expect(places == ["\(path):1:8", "\(path):1:10"])
  }

  @Test("duplicate-key says once that a key of a catalog stands twice, and names a language that does")
  func catalogDuplicates() throws {
    func text(_ value: String) -> String { #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"# }
    let findings = try CheckFixture().file(
      "Localizable.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : {
        "a" : { "localizations" : { "de" : \(text("A")), "en" : \(text("A")) } },
        "b" : { "localizations" : { "de" : \(text("B")), "de" : \(text("X")) } },
        "a" : { "localizations" : { "de" : \(text("Z")), "en" : \(text("A")) } } }, "version" : "1.0" }
      """
    ).findings([.duplicateKey, .syntaxError])
    #expect(findings.map(\.span.start.line) == [3, 4])
    #expect(findings.map(\.severity) == [.error, .error])
    #expect(findings.first?.message.contains("language 'de' of key 'b'") == true)
  }

  @Test("duplicate-key takes the two texts of one XLIFF unit for one entry, and two units for two")
  func unitOfOneLanguage() throws {
    func file(_ second: String) -> CheckFixture {
      CheckFixture().file(
        "en.xliff",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="A.strings" source-language="en" target-language="en" datatype="plaintext"><body>
        <trans-unit id="open"><source>Open</source><target>Open</target></trans-unit>
        <trans-unit id="\(second)"><source>Close</source><target>Close</target></trans-unit>
        </body></file></xliff>
        """)
    }
    #expect(try file("close").findings([.duplicateKey]).isEmpty)
    #expect(try file("open").findings([.duplicateKey]).map(\.span.start.line) == [5])
  }

  @Test("table-overlap names the catalog once")
  func overlap() throws {
    let catalog = #"{ "sourceLanguage" : "en", "strings" : {}, "version" : "1.0" }"#
    let fixture = CheckFixture().file("mul.lproj/A.xcstrings", catalog).strings("en", "", table: "A")
      .strings("de", "", table: "A").strings("en", "", table: "B")
    let findings = try fixture.findings([.tableOverlap])
    #expect(findings.map(\.path) == ["mul.lproj/A.xcstrings"])
    #expect(findings.first?.message.contains("'de.lproj/A.strings' and 1 more") == true)
  }

  @Test(
    "bad-locale-folder knows the spellings that Apple's systems read",
    arguments: [
      ("pt_PT", true), ("sr-CS", true), ("ku-TR", true), ("zh-Hant_HK", true), ("Base", true), ("qqq", true),
      ("es-419", true), ("en-XA", true), ("English", false), ("en-EN", false), ("german", false),
    ])
  func folders(name: String, isGood: Bool) throws {
    let findings = try CheckFixture().strings(name, #""a" = "A";"#).strings(name, "", table: "B")
      .findings([.badLocaleFolder])
    #expect(findings.count == (isGood ? 0 : 1))
  }
}
