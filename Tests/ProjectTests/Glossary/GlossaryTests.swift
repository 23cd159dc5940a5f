import ICU
import ProjectTables
import Testing

@testable import Project

@Suite("Glossary files")
struct GlossaryTests {
  private func read(_ path: String, _ text: String) throws -> Glossary {
    try GlossaryReader.glossary(path: path, bytes: Array(text.utf8))
  }

  private func terms(_ concept: GlossaryConcept, _ locale: String) -> [String] {
    concept.terms(in: Glossary.names(of: locale)).map(\.text)
  }

  @Test("a column is a language", arguments: [",", ";", "\t"])
  func columns(delimiter: String) throws {
    let rows = [
      ["en", "de", "pt_BR", "Case-sensitive", "description", "tags"],
      ["Post", "Beitrag | Beiträge", "Publicação", "yes", "What somebody writes", "x"],
      ["Home", "", "Início", "", "", ""],
    ]
    let glossary = try read("a.csv", rows.map { $0.joined(separator: delimiter) }.joined(separator: "\r\n"))
    let concepts = glossary.concepts
    #expect(concepts.count == 2)
    #expect(terms(concepts[0], "de-AT") == ["Beitrag", "Beiträge"])
    #expect(terms(concepts[0], "pt-BR") == ["Publicação"])
    #expect(terms(concepts[0], "pt") == ["Publicação"])
    #expect(terms(concepts[0], "pt-PT").isEmpty)
    #expect(terms(concepts[0], "fr").isEmpty)
    #expect(concepts[0].isCaseSensitive && !concepts[1].isCaseSensitive)
    #expect(concepts[0].description == "What somebody writes")
    #expect(terms(concepts[1], "de").isEmpty)
  }

  @Test("fields in quotation marks hold delimiters, line ends and quotation marks")
  func quoted() throws {
    let glossary = try read("a.csv", "term,de,description\n\"a, b\",\"x \"\"y\"\"\",\"two\nlines\"\n")
    #expect(glossary.concepts.map(\.description) == ["two\nlines"])
    #expect(terms(glossary.concepts[0], "de") == [#"x "y""#])
    #expect(glossary.concepts[0].terms(in: [], isSource: true).map(\.text) == ["a, b"])
  }

  @Test("names, and what is not to be used")
  func marks() throws {
    let lokalise = try read("a.csv", "term,translatable,forbidden,de\nMastodon,no,no,\nToot,yes,yes,Tröt\n")
    #expect(lokalise.concepts.map(\.isTranslatable) == [false, true])
    #expect(lokalise.concepts.map(\.isForbidden) == [false, true])
    let crowdin = try read("a.csv", "Term [en],Term [de],Status [de],Part Of Speech [de]\nPost,Eintrag,Obsolete,noun\n")
    let german = crowdin.concepts[0].terms(in: Glossary.names(of: "de"))
    #expect(german == [.init("Eintrag", isForbidden: true)])
  }

  @Test("languages are those that tables have under another name")
  func languages() throws {
    let glossary = try read("a.csv", "en,zh-CN,zh_TW,iw\nPost,帖子,貼文,פוסט\n")
    #expect(terms(glossary.concepts[0], "zh-Hans") == ["帖子"])
    #expect(terms(glossary.concepts[0], "zh-Hant") == ["貼文"])
    #expect(terms(glossary.concepts[0], "zh-HK").isEmpty)
    #expect(terms(glossary.concepts[0], "he") == ["פוסט"])
  }

  @Test("TBX of 2008 and of 2019", arguments: [false, true])
  func tbx(isNew: Bool) throws {
    var text = """
      <?xml version="1.0"?>
      <!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
      <martif type="TBX" xml:lang="en"><martifHeader/><text><body>
      <termEntry id="1"><descrip type="definition">What &amp; how</descrip>
      <langSet xml:lang="en"><tig><term>Post</term></tig></langSet>
      <langSet xml:lang="de"><tig><term>Beitrag</term></tig>
      <tig><term>Tröt</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig></langSet>
      </termEntry>
      <termEntry><langSet xml:lang="en"><tig><term>Mastodon</term></tig></langSet>
      <descrip type="Translation needed">No</descrip></termEntry>
      </body></text></martif>
      """
    if isNew {
      let names = [
        ("termNote type=\"administrativeStatus\"", "min:administrativeStatus"),
        ("/termNote", "/min:administrativeStatus"),
        ("martif ", "tbx "), ("/martif>", "/tbx>"), ("termEntry", "conceptEntry"), ("langSet", "langSec"),
        ("tig>", "termSec>"),
      ]
      for (old, new) in names { text = text.replacing(old, with: new) }
    }
    let concepts = try read("a.tbx", text).concepts
    #expect(concepts.count == 2)
    #expect(concepts[0].description == "What & how")
    #expect(
      concepts[0].terms(in: Glossary.names(of: "de")) == [.init("Beitrag"), .init("Tröt", isForbidden: true)])
    #expect(concepts.map(\.isTranslatable) == [true, false])
  }

  @Test(
    "what is no glossary is told with its place",
    arguments: [
      ("a.csv", "colour,size\n1,2\n", "1:1", "the first row names no language"),
      ("a.csv", "en,de,de\n", "1:7", "has the terms of 'de' too"),
      ("a.csv", "en,de\n\"a,b\n", "2:1", "no counterpart"),
      ("a.csv", "en,de\n\"a\"b,c\n", "2:3", "behind the quotation mark"),
      ("a.tbx", "<plist></plist>", "1:1", "is no TBX"),
      ("a.tbx", "<tbx><text>", "1:12", "never closed"),
      ("a.tbx", "<!DOCTYPE a [<!ENTITY b \"c\">]><tbx/>", "1:1", "declarations"),
      ("a.tbx", String(repeating: "<tbx>", count: 600), "1:2561", "nested"),
    ])
  func broken(path: String, text: String, place: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(path, text) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.position.map { "\($0.line):\($0.column)" } == place)
  }

  @Test("bytes that are no UTF-8, and other files")
  func foreign() {
    #expect(throws: ConfigurationError.self) {
      try GlossaryReader.glossary(path: "a.csv", bytes: [0x65, 0x6E, 0x0A, 0xFF])
    }
    #expect(throws: ConfigurationError.self) { try read("a.json", "{}") }
  }

  @Test("a file in UTF-16 is read")
  func wide() throws {
    let units = "en,de\nPost,Beitrag\n".utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    let glossary = try GlossaryReader.glossary(path: "a.csv", bytes: [0xFF, 0xFE] + units)
    #expect(terms(glossary.concepts[0], "de") == ["Beitrag"])
  }
}
