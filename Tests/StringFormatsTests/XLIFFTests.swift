import SourceText
import StringFormats
import Testing
import XLIFF

@Suite struct XLIFFTests {
  static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/en.lproj/Main &amp; Co.strings" source-language="en" target-language='de'>
        <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header>
        <body>
          <trans-unit id="a &gt; b" xml:space="preserve">
            <source>Hello <x id="1"/> &amp; you</source>
            <target state="needs-review-l10n">Hallo <x id="1"/>\r
    Du</target>
            <alt-trans><source>no</source><target>nein</target></alt-trans>
            <note>a greeting</note>
          </trans-unit>
          <trans-unit id="c > d" translate="no"><source/></trans-unit>
          <trans-unit id="mt"><source>s</source>
            <target state="translated" state-qualifier="leveraged-mt"></target></trans-unit>
        </body>
      </file>
      <file original="B.xcstrings" source-language="en"><body>
        <trans-unit id="e"><source>f</source></trans-unit></body></file>
    </xliff>
    """

  @Test(arguments: TextEncoding.allCases) func unitsGiveTranslationAndSource(encoding: TextEncoding) {
    let document = StringDocument(parsing: encoded(Self.xliff, encoding), format: .xliff)
    #expect(document.problems.isEmpty && document.sourceLanguage == "en" && document.targetLanguage == "de")
    #expect(
      document.pairs == [
        "a > b=Hallo <x id=\"1\"/>\nDu", "a > b=Hello <x id=\"1\"/> & you", "c > d=", "mt=", "mt=s", "e=f",
      ])
    #expect(document.entries.map(\.locale) == ["de", "en", "en", "de", "en", "en"])
    #expect(document.entries.map(\.state) == [.needsReview, nil, nil, .machineTranslated, nil, nil])
    #expect(document.entries.map(\.isTranslatable) == [true, true, false, true, true, true])
    #expect(document.entries.map(\.table).first == "App/en.lproj/Main & Co.strings")
    #expect(document.entries.map(\.table).last == "B.xcstrings")
    #expect(document.entries[0].comment.map(document.text) == "a greeting")
  }

  @Test(arguments: [
    ("", "1:1 the file is empty"), ("<foo/>", "1:1 the root tag is '<foo>', not '<xliff>'"),
    ("<x:xliff xmlns:x=\"y\"/>", "1:1 Xcode skips XLIFF with a namespace prefix"),
    ("<xliff version=\"2.0\" xmlns=\"a\"/>", "1:29 the namespace 'a' is not that of XLIFF"),
    ("<xliff><file></xliff>", "1:14 expected '</file>', found '</xliff>'"),
    ("<xliff><file>", "1:8 '<file>' is never closed"),
    ("<xliff a=\"<b\"/>", "1:11 '<' in the value of an attribute; write '&lt;', or close the quotes"),
    ("<xliff a=\"b\"c=\"d\"/>", "1:13 no space before this character in a tag"),
    ("<xliff a=b/>", "1:8 an attribute whose value has no quotes"),
    ("<xliff a b=\"c\"/>", "1:8 an attribute without a value"),
    ("<xliff \"b\"/>", "1:8 a character that starts no attribute"),
    ("<xliff a=\"b", "1:1 this tag is never closed"),
    ("<!DOCTYPE x [<!ENTITY a \"b\">]><xliff/>", "1:1 a document type with declarations of its own"),
    ("<xliff>&lol;</xliff>", "1:8 unknown entity '&lol;'"), ("x<xliff/>", "1:1 text outside of the first tag"),
  ])
  func defects(text: String, complaint: String) {
    let document = StringDocument(text, .xliff)
    #expect(document.complaints == [complaint + ": Xcode rejects the whole file"])
    #expect(document.apple.outcome == .nothing)
  }

  @Test func nestingIsLimited() {
    let deep = StringDocument("<xliff>" + String(repeating: "<g>", count: 100_000), .xliff)
    #expect(deep.problems.count == 1 && deep.problems[0].message.hasPrefix("more than 512 nested tags"))
    let unit = "<xliff><file><trans-unit id=\"a\"><source>" + String(repeating: "<g>", count: 100_000)
    #expect(StringDocument(unit, .xliff).problems[0].message.hasPrefix("more than 512 nested tags"))
  }

  @Test func groupsHandTranslateOn() {
    let document = StringDocument(
      """
      <xliff version="1.2"><file original="f" source-language="en"><body><group translate="no" restype="menu">
      <group><trans-unit id="a"><source>A</source></trans-unit></group>
      <group translate="yes"><trans-unit id="b" approved="no"><source>B</source><target>b</target></trans-unit></group>
      <trans-unit id="c" translate="yes"><source>C</source><seg-source><mrk mtype="seg">C</mrk></seg-source></trans-unit>
      <bin-unit id="d" mime-type="x"><bin-source><internal-file>QQ==</internal-file></bin-source>
      <trans-unit id="e"><source>E</source></trans-unit></bin-unit></group>
      <trans-unit id="f"><source>F</source><alt-trans><group translate="no"/><target>x</target></alt-trans></trans-unit>
      </body></file></xliff>
      """, .xliff)
    #expect(document.problems.isEmpty && document.pairs == ["a=A", "b=b", "b=B", "c=C", "e=E", "f=F"])
    #expect(document.entries.map(\.isTranslatable) == [false, true, true, true, false, true])
    #expect(document.entries.allSatisfy { $0.state == nil })
  }
}
