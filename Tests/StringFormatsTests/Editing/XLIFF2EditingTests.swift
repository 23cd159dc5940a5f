import Foundation
import SourceText
import StringEditing
import StringFormats
import TestSupport
import Testing
import XLIFF

/// The bytes of edited XLIFF 2.
@Suite struct XLIFF2EditingTests {
  static let xliff = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f1" original="A.strings">
        <unit id="a">
          <notes>
            <note>first</note>
          </notes>
          <segment>
            <source>One</source>
          </segment>
        </unit>
        <unit id="b"><segment state="translated" subState="my:x"><source>Two</source><target/></segment></unit>
      </file>
      <file id="f2">
        <unit id="b">
          <originalData/>
          <segment id="s">
            <source>Three</source>
            <target>Drei</target>
          </segment>
        </unit>
        <unit id="two">
          <segment><source>A.</source><target>B.</target></segment>
          <segment state="final"><source> C.</source><target> D.</target></segment>
        </unit>
      </file>
    </xliff>
    """

  private func expect(
    _ old: String, _ new: String, _ edit: (inout DocumentEditor) throws(EditError) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(Self.xliff.contains(old), sourceLocation: sourceLocation)
    let expected = Self.xliff.replacingOccurrences(of: old, with: new)
    let result = try edited(Self.xliff, .xliff, edit)
    #expect(result == expected, sourceLocation: sourceLocation)
    #expect(StringDocument(result, .xliff).problems.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func textsAreSetAndAdded() throws {
    try expect("One</source>\n", "One</source>\n        <target>&lt;Eins&gt;</target>\n") { e throws(EditError) in
      try e.setValue(of: "a", to: "<Eins>")
    }
    try expect("<target/>", "<target>Zwei</target>") { e throws(EditError) in
      try e.setValue(of: "b", table: "A.strings", to: "Zwei")
    }
    try expect("Three", "Trois") { e throws(EditError) in
      try e.setValue(of: "b", locale: "en", table: "f2", to: "Trois")
    }
  }

  @Test func notesAreSetAddedAndRemoved() throws {
    try expect("first", "1st") { e throws(EditError) in try e.setComment(of: "a", to: "1st") }
    try expect("      <notes>\n        <note>first</note>\n      </notes>\n", "") { e throws(EditError) in
      try e.setComment(of: "a", to: nil)
    }
    try expect(
      "      <originalData/>", "      <notes>\n        <note>n &amp; m</note>\n      </notes>\n      <originalData/>"
    ) { e throws(EditError) in try e.setComment(of: "b", table: "f2", to: "n & m") }
    try expect("<unit id=\"b\"><seg", "<unit id=\"b\"><notes><note>n</note></notes><seg") { e throws(EditError) in
      try e.setComment(of: "b", table: "A.strings", to: "n")
    }
  }

  @Test(arguments: [
    (EntryState.new, "state=\"initial\""), (.translated, "state=\"translated\""),
    (.needsReview, "state=\"translated\" subState=\"xcode:needs-review-l10n\""),
    (.machineTranslated, "state=\"translated\" subState=\"xcode:leveraged-mt\""),
  ])
  func statesStandInSegments(state: EntryState, written: String) throws {
    try expect("state=\"translated\" subState=\"my:x\"", written) { e throws(EditError) in
      try e.setState(of: "b", locale: nil, table: "A.strings", to: state)
    }
    try expect("<segment id=\"s\">", "<segment \(written) id=\"s\">") { e throws(EditError) in
      try e.setState(of: "b", locale: nil, table: "f2", to: state)
    }
    let result = try edited(Self.xliff, .xliff) { e throws(EditError) in
      try e.setState(of: "two", locale: nil, to: state)
    }
    #expect(StringDocument(result, .xliff).entries.suffix(2).map(\.state) == [state, nil])
  }

  @Test func unitsAreAddedRenamedAndRemoved() throws {
    let last = "        <target>Drei</target>\n      </segment>\n    </unit>\n"
    try expect(
      last,
      last + "    <unit id=\"n\" xml:space=\"preserve\">\n      <notes>\n        <note>new</note>\n      </notes>\n"
        + "      <segment>\n        <source>N</source>\n      </segment>\n    </unit>\n"
    ) { e throws(EditError) in try e.add(key: "n", value: "N", comment: "new", table: "f2", after: "b") }
    try expect("<unit id=\"b\"><seg", "<unit id=\"c\"><seg") { e throws(EditError) in
      try e.rename(key: "b", table: "A.strings", to: "c")
    }
    let whole = "    <unit id=\"b\">\n      <originalData/>\n      <segment id=\"s\">\n        <source>Three</source>\n"
    try expect(whole + last, "") { e throws(EditError) in try e.remove(key: "b", table: "f2") }
    let added = try edited(Self.xliff, .xliff) { e throws(EditError) in
      try e.add(key: "b2", value: "N", table: "A.strings")
      try e.setValue(of: "b2", to: "M")
    }
    #expect(StringDocument(added, .xliff).pairs.prefix(5) == ["a=One", "b=", "b=Two", "b2=M", "b2=N"])
  }

  @Test func whatDoesNotFitIsRefused() {
    var editor = DocumentEditor(StringDocument(Self.xliff, .xliff))
    #expect(throws: EditError.unsupported("the text of 'two' is split into 2 segments")) {
      try editor.setValue(of: "two", to: "x")
    }
    for name in ["", "x y", "a/b"] {
      #expect(throws: EditError.self) { try editor.rename(key: "a", to: name) }
      #expect(throws: EditError.self) { try editor.add(key: name, value: "x") }
    }
    #expect(throws: EditError.ambiguous(key: "b", tables: ["A.strings", "f2"])) {
      try editor.setComment(of: "b", to: "x")
    }
    #expect(throws: EditError.noSuchKey("a")) { try editor.remove(key: "a", table: "f2") }
    #expect(throws: EditError.keyExists("b")) { try editor.rename(key: "a", to: "b") }
  }

  @Test(arguments: TextEncoding.allCases) func randomTextsChangeNothingElse(encoding: TextEncoding) throws {
    let document = StringDocument(parsing: encoded(Self.xliff, encoding), format: .xliff)
    var random = SeededGenerator(seed: 0x2F)
    for _ in 0..<200 {
      let number = Int.random(in: 0..<5, using: &random)
      guard case .text(let value) = document.entries[number].value else { continue }
      let text = (0...Int.random(in: 0...3, using: &random)).compactMap { _ in
        RandomEditingTests.words.randomElement(using: &random)
      }.joined()
      var editor = DocumentEditor(document)
      try editor.setValue(
        of: document.text(document.entries[number].key), locale: document.entries[number].locale,
        table: document.entries[number].table, to: text)
      let bytes = try editor.bytes()
      let isEmptyTag = value.range.isEmpty
      let head = value.range.start.index - (isEmptyTag ? 2 * encoding.unitWidth : 0)
      #expect(bytes.prefix(head) == document.bytes.prefix(head))
      let tail = document.bytes.count - value.range.end.index
      #expect(bytes.suffix(tail) == document.bytes.suffix(tail))
      let after = StringDocument(parsing: bytes, format: .xliff)
      var pairs = document.pairs
      pairs[number] = document.text(document.entries[number].key) + "=" + text
      #expect(after.pairs == pairs && after.problems.isEmpty)
    }
  }
}
