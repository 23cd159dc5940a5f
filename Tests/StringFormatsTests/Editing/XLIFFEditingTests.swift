import Foundation
import SourceText
import StringEditing
import StringFormats
import Testing

/// The bytes of edited XLIFF.
@Suite struct XLIFFEditingTests {
  static let xliff = """
    <xliff version="1.2">
      <file original="A.strings" source-language="en" target-language="de">
        <body>
          <trans-unit id="a&quot;b">
            <source>One</source>
            <note>first</note>
          </trans-unit>
          <trans-unit id='c'><source>Two</source><target state="translated" state-qualifier="leveraged-mt"/></trans-unit>
        </body>
      </file>
      <file original="B.strings" source-language="en" target-language="de">
        <body>
          <trans-unit id="c">
            <source>Three</source>
            <target>Drei</target>
          </trans-unit>
        </body>
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

  @Test func targetsAreSetAndAdded() throws {
    try expect("One</source>\n", "One</source>\n        <target>&lt;Eins&gt; &amp; &#13;\n\"</target>\n") {
      e throws(EditError) in try e.setValue(of: "a\"b", to: "<Eins> & \r\n\"")
    }
    try expect("leveraged-mt\"/>", "leveraged-mt\">Zwei</target>") { e throws(EditError) in
      try e.setValue(of: "c", table: "A.strings", to: "Zwei")
    }
    try expect("Drei", "") { e throws(EditError) in try e.setValue(of: "c", locale: "de", table: "B.strings", to: "") }
    try expect("Three", "Trois") { e throws(EditError) in
      try e.setValue(of: "c", locale: "en", table: "B.strings", to: "Trois")
    }
  }

  @Test func idsNotesAndUnits() throws {
    try expect("a&quot;b", "&#10;&apos;&lt;") { e throws(EditError) in try e.rename(key: "a\"b", to: "\n'<") }
    try expect("first", "1st") { e throws(EditError) in try e.setComment(of: "a\"b", to: "1st") }
    try expect("        <note>first</note>\n", "") { e throws(EditError) in try e.setComment(of: "a\"b", to: nil) }
    let whole =
      "      <trans-unit id=\"a&quot;b\">\n        <source>One</source>\n        <note>first</note>\n      </trans-unit>\n"
    try expect(whole, "") { e throws(EditError) in try e.remove(key: "a\"b") }
    try expect(
      whole,
      whole
        + "      <trans-unit id=\"n\" xml:space=\"preserve\">\n        <source>N</source>\n        <note>new</note>\n      </trans-unit>\n"
    ) { e throws(EditError) in try e.add(key: "n", value: "N", comment: "new", after: "a\"b") }
  }

  @Test func allNotesOfAUnitAreItsComment() throws {
    let note = "        <note>first</note>\n"
    let two = Self.xliff.replacingOccurrences(of: note, with: note + "        <note from=\"x\">second</note>\n")
    let result = try edited(two, .xliff) { e throws(EditError) in try e.setComment(of: "a\"b", to: nil) }
    #expect(result == Self.xliff.replacingOccurrences(of: note, with: ""))
  }

  @Test func statesAreWrittenAsXcodeDoes() throws {
    let attributes = " state=\"translated\" state-qualifier=\"leveraged-mt\""
    let only = Self.xliff.replacingOccurrences(of: "id=\"c\"", with: "id=\"d\"")
    for (state, written) in [
      (EntryState.translated, " state=\"translated\""), (.new, " state=\"new\""),
      (.needsReview, " state=\"needs-review-l10n\""), (.machineTranslated, attributes),
    ] {
      let result = try edited(only, .xliff) { e throws(EditError) in
        try e.setState(of: "c", locale: nil, to: state)
        try e.setState(of: "d", locale: nil, to: state)
      }
      #expect(
        result
          == only.replacingOccurrences(of: attributes, with: written)
          .replacingOccurrences(of: "<target>Drei", with: "<target\(written)>Drei"))
    }
  }

  @Test func whatDoesNotFitIsRefused() {
    var editor = DocumentEditor(StringDocument(Self.xliff, .xliff))
    #expect(throws: EditError.ambiguous(key: "c", tables: ["A.strings", "B.strings"])) {
      try editor.setValue(of: "c", to: "x")
    }
    #expect(throws: EditError.noSuchLocale("fr", key: "a\"b")) {
      try editor.setValue(of: "a\"b", locale: "fr", to: "x")
    }
    #expect(throws: EditError.noSuchLocale("de", key: "a\"b")) {
      try editor.setState(of: "a\"b", locale: nil, to: .new)
    }
  }

  @Test func tablesTellEqualIdsApart() throws {
    let last = "        <target>Drei</target>\n      </trans-unit>\n"
    let c = "      <trans-unit id=\"c\">\n        <source>Three</source>\n"
    try expect(c + last, "") { e throws(EditError) in try e.remove(key: "c", table: "B.strings") }
    try expect(c, c.replacingOccurrences(of: "\"c\"", with: "\"a\"")) { e throws(EditError) in
      try e.rename(key: "c", table: "B.strings", to: "a")
    }
    try expect("<target>Drei</target>\n", "<target>Drei</target>\n        <note>n</note>\n") { e throws(EditError) in
      try e.setComment(of: "c", table: "B.strings", to: "n")
    }
    try expect("<target>Drei", "<target state=\"new\">Drei") { e throws(EditError) in
      try e.setState(of: "c", locale: nil, table: "B.strings", to: .new)
    }
    try expect(
      last,
      last
        + "      <trans-unit id=\"a&quot;b\" xml:space=\"preserve\">\n        <source>N</source>\n      </trans-unit>\n"
    ) { e throws(EditError) in try e.add(key: "a\"b", value: "N", table: "B.strings") }
    var editor = DocumentEditor(StringDocument(Self.xliff, .xliff))
    #expect(throws: EditError.keyExists("c")) { try editor.add(key: "c", value: "N", table: "B.strings") }
    #expect(throws: EditError.self) { try editor.add(key: "n", value: "N", table: "C.strings") }
    #expect(throws: EditError.noSuchKey("a\"b")) { try editor.remove(key: "a\"b", table: "B.strings") }
  }
}
