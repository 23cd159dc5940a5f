import SourceText
import StringFormats
import Testing
import XLIFF

@Suite struct XLIFF2Tests {
  static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"
      xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0">
      <file id="f1" original="A &amp; B.strings">
        <skeleton><unit id="no"><segment><source>no</source></segment></unit></skeleton>
        <notes><note>of the file</note></notes>
        <unit id="hello" name="greeting">
          <mtc:matches><mtc:match ref="#1"><source>no</source><target>nein</target></mtc:match></mtc:matches>
          <notes><note/><note category="x">a greeting</note><note>second</note></notes>
          <originalData><data id="d1">&lt;b></data></originalData>
          <segment id="s1" state="reviewed" subState="my:needs-review-l10n">
            <source>Hello <pc id="1" dataRefStart="d1">you</pc> &amp; <ph id="2"/></source>
            <target>Hallo <pc id="1" dataRefStart="d1">du</pc>\r
    <cp hex="001A"/></target>
          </segment>
        </unit>
        <group id="g" translate="no">
          <unit id="a"><segment><source>A</source></segment></unit>
          <group id="h"><unit id="b" translate="yes"><segment state="initial"><source>B</source><target/></segment></unit>
          </group>
          <unit id="c"><segment><source>C</source></segment></unit>
        </group>
        <unit id="parts">
          <segment state="final"><source>One.</source><target order="3">Eins.</target></segment>
          <ignorable><source> </source></ignorable>
          <segment state="translated"><source>Two &lt;.</source><target order="1">Zwei &lt;.</target></segment>
        </unit>
      </file>
      <file id="f2" translate="no">
        <unit id="half">
          <segment><source>a</source><target>b</target></segment><segment><source>c</source></segment>
        </unit>
      </file>
    </xliff>
    """

  @Test(arguments: TextEncoding.allCases) func unitsGiveTranslationAndSource(encoding: TextEncoding) {
    let document = StringDocument(parsing: encoded(Self.xliff, encoding), format: .xliff)
    #expect(document.problems.isEmpty && document.sourceLanguage == "en" && document.targetLanguage == "de")
    #expect(
      document.pairs == [
        "hello=Hallo <pc id=\"1\" dataRefStart=\"d1\">du</pc>\n<cp hex=\"001A\"/>",
        "hello=Hello <pc id=\"1\" dataRefStart=\"d1\">you</pc> & <ph id=\"2\"/>",
        "a=A", "b=", "b=B", "c=C", "parts=Zwei <. Eins.", "parts=One. Two <.", "half=ac",
      ])
    #expect(document.entries.map(\.locale) == ["de", "en", "en", "de", "en", "en", "de", "en", "en"])
    #expect(
      document.entries.map(\.state) == [.needsReview, nil, nil, .new, nil, nil, .translated, nil, nil])
    #expect(
      document.entries.map(\.isTranslatable) == [true, true, false, true, true, false, true, true, false])
    #expect(document.entries.map(\.table).first == "A & B.strings" && document.entries.map(\.table).last == "f2")
    #expect(document.entries[0].comment.map(document.text) == "a greeting")
    var buffer = document.textBuffer()
    for entry in document.entries { if case .text(let value) = entry.value { buffer.append(value) } }
    #expect(buffer[6] == "Zwei <. Eins." && buffer[8] == "ac")
    let tags = document.entries.map { entry in
      if case .text(let value) = entry.value { document.hasInlineTags(value) } else { false }
    }
    #expect(tags == [true, true] + Array(repeating: false, count: 7))
  }

  private static func unit(_ segment: String, _ attributes: String = "version=\"2.1\"") -> String {
    "<xliff \(attributes)><file id=\"f\"><unit id=\"u\">\(segment)</unit></file></xliff>"
  }

  @Test(arguments: [
    ("state=\"initial\"", EntryState.new), ("state=\"translated\"", .translated), ("state=\"reviewed\"", .translated),
    ("state=\"final\"", .translated), ("state=\"other\"", .unknown), ("", nil),
    ("state=\"translated\" subState=\"my:thing\"", .translated),
    ("state=\"translated\" subState=\"xcode:leveraged-mt\"", .machineTranslated),
    ("state=\"initial\" subState=\"x:needs-translation\"", .new),
    ("state=\"translated\" subState=\"needs_review\"", .needsReview), ("subState=\"needs_review\"", nil),
  ])
  func states(attributes: String, state: EntryState?) {
    let document = StringDocument(
      Self.unit("<segment \(attributes)><source>a</source><target>b</target></segment>"), .xliff)
    #expect(document.problems.isEmpty && document.entries.map(\.state) == [state, nil])
  }

  @Test(arguments: [
    (unit(""), "the unit 'u' has no source"), (unit("<segment/>"), "the unit 'u' has no source"),
    ("<xliff version=\"2.2\"><file id=\"f\"><unit id=\"u\"/></file></xliff>", "the unit 'u' has no source"),
    (
      "<xliff version=\"2.0\"><file><unit><segment><source>a</source></segment></unit></file></xliff>",
      "a unit without 'id'"
    ),
    (unit("<unit id=\"v\"/>"), "a unit inside of a unit: Xcode rejects the whole file"),
    (unit("<segment>"), "expected '</segment>', found '</unit>': Xcode rejects the whole file"),
    (unit("", "version=\"2.0\" xmlns=\"a\""), "the namespace 'a' is not that of XLIFF: Xcode rejects the whole file"),
    (
      "<x:xliff xmlns:x=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\"/>",
      "Xcode skips XLIFF with a namespace prefix: Xcode rejects the whole file"
    ),
    (
      "<!DOCTYPE x [<!ENTITY a \"b\">]>" + unit(""),
      "a document type with declarations of its own: Xcode rejects the whole file"
    ),
  ])
  func defects(text: String, complaint: String) {
    #expect(StringDocument(text, .xliff).problems.map(\.message) == [complaint])
  }

  @Test func elementsOfOtherNamespacesAreNoTexts() {
    let text = Self.unit(
      """
      <segment xmlns="urn:x"><source>x</source></segment>
      <glossary xmlns="urn:oasis:names:tc:xliff:glossary:2.0"><segment><source>y</source></segment></glossary>
      <segment><source>z</source></segment><ignorable><source/></ignorable>
      """)
    let document = StringDocument(text, .xliff)
    #expect(document.problems.isEmpty && document.pairs == ["u=z"])
  }

  @Test(arguments: [
    "<xliff version=\"2.0\">", "<xliff version=\"2.0\"><file id=\"f\"><unit id=\"a\"><segment><source>",
    "<xliff version=\"2.0\"><file id=\"f\"><unit id=\"a\"><notes><note>",
  ])
  func nestingIsLimited(head: String) {
    for name in ["<g>", "<group id=\"a\">", "<segment>"] {
      let document = StringDocument(head + String(repeating: name, count: 100_000), .xliff)
      #expect(document.problems.map { $0.message.hasPrefix("more than 512 nested tags") } == [true])
    }
    let groups = (0..<500).map { "<group id=\"g\($0)\">" }.joined()
    let deep =
      "<xliff version=\"2.0\"><file id=\"f\">\(groups)<unit id=\"u\"><segment><source>a</source></segment></unit>"
      + String(repeating: "</group>", count: 500) + "</file></xliff>"
    #expect(StringDocument(deep, .xliff).pairs == ["u=a"] && StringDocument(deep, .xliff).problems.isEmpty)
  }
}
