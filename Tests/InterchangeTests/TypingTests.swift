import Interchange
import Testing

@Suite("texts that are typed")
struct TypingTests {
  private static let english = """
    /* Starts practising */
    "start" = "Start";

    "stop" = "Stop";
    "files" = "%d files";
    """
  private static let german = "\u{FEFF}\"start\" =   \"Los\"; // short\r\n\"files\" = \"%d Dateien\";\r\n"

  private func table(
    _ files: [(String, String)], _ identifier: String, developmentLanguage: String = "en"
  ) throws -> TranslationTable {
    let project = exchangeProject(files, developmentLanguage: developmentLanguage)
    return try #require(project.translationTables.first { $0.identifier == identifier })
  }

  private func strings() throws -> TranslationTable {
    try table(
      [("A/en.lproj/L.strings", Self.english), ("A/de.lproj/L.strings", Self.german)], "A/L.strings")
  }

  @Test("the units say what stands in both languages, and where")
  func units() throws {
    let units = try strings().units(in: "de")
    #expect(units.map(\.key) == ["files", "start", "stop"])
    #expect(units.map(\.source) == ["%d files", "Start", "Stop"])
    #expect(units.map(\.target) == ["%d Dateien", "Los", nil])
    #expect(units.map(\.line) == [2, 1, nil])
    #expect(units.map(\.comment) == [nil, "Starts practising", nil])
    #expect(try strings().units(in: "de", key: "start").map(\.identifier) == ["start"])
    #expect(try strings().units(in: "de", key: "none").isEmpty)
    #expect(try strings().path(in: "de") == "A/de.lproj/L.strings")
    #expect(try strings().path(in: "fr") == nil)
  }

  @Test("a text is replaced, and every other byte stays")
  func replaces() throws {
    let change = try #require(try strings().typing(["start": "Los \"jetzt\"\n"], of: "start", in: "de"))
    #expect(change.path == "A/de.lproj/L.strings")
    let expected = Self.german.replacing("\"Los\"", with: #""Los \"jetzt\"\n""#)
    #expect(change.new.elementsEqual(expected.utf8))
    #expect(change.old?.elementsEqual(Self.german.utf8) == true)
  }

  @Test("a key that the language lacks is added beside its neighbour")
  func adds() throws {
    let change = try #require(try strings().typing(["stop": "Halt"], of: "stop", in: "de"))
    let text = String(decoding: change.new, as: UTF8.self)
    #expect(text.contains("\"stop\" =   \"Halt\";") || text.contains("\"stop\" = \"Halt\";"), "\(text)")
    #expect(text.replacing("\r\n", with: "\n").contains("Los\"; // short\n\"stop\""), "\(text)")
  }

  @Test("the same text changes nothing")
  func same() throws { #expect(try strings().typing(["start": "Los"], of: "start", in: "de") == nil) }

  @Test("the source can be typed too")
  func source() throws {
    let change = try #require(try strings().typing(["start": "Go"], of: "start", in: "en"))
    #expect(change.path == "A/en.lproj/L.strings")
    #expect(change.new.elementsEqual(Self.english.replacing("\"Start\"", with: "\"Go\"").utf8))
  }

  @Test("what is not there is refused in words")
  func refusals() throws {
    let table = try strings()
    #expect(throws: TypedTextRefusal.self) { try table.typing(["other": "x"], of: "start", in: "de") }
    let refusal = #expect(throws: TypedTextRefusal.self) { try table.typing(["start": "x"], of: "start", in: "fr") }
    #expect(refusal?.description.contains("A/fr.lproj/L.strings") == true)
  }

  @Test("forms of a plural in a catalog are typed one by one, and become translated")
  func catalog() throws {
    let table = try table([("L.xcstrings", ExportTests.catalog)], "L.xcstrings")
    let units = table.units(in: "pl").filter { $0.key == "multi" && $0.identifier.contains("BIRDS") }
    #expect(units.map(\.form) == ["BIRDS: few", "BIRDS: many", "BIRDS: one", "BIRDS: other"])
    let few = try #require(units.first)
    let change = try #require(try table.typing([few.identifier: "%arg ptaki"], of: "multi", in: "pl"))
    let again = try self.table([("L.xcstrings", String(decoding: change.new, as: UTF8.self))], "L.xcstrings")
    let typed = try #require(again.units(in: "pl", key: "multi").first { $0.identifier == few.identifier })
    #expect(typed.target == "%arg ptaki")
    #expect(typed.state == "translated")
    #expect(again.units(in: "fr").map(\.target) == table.units(in: "fr").map(\.target))
  }
}
