import Testing

@testable import Interchange

@Suite struct XLIFFFormatTests {
  static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{"n":{"comment":"c","localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}},
      "pl":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld plik"}},
        "few":{"stringUnit":{"state":"needs_review","value":"%lld pliki"}},
        "other":{"stringUnit":{"state":"machine_translated","value":"%lld pliku"}}}}}}},
      "plain":{"localizations":{"pl":{"stringUnit":{"state":"new","value":"a < b\\r & \\"c\\""}}}}}}
    """

  @Test func aCatalogComesBack() throws {
    let made = try Conversion([("T.xcstrings", Self.catalog)], to: .file(.xliff), locale: "pl")
    #expect(made.losses.isEmpty)
    let text = made.text("xliff")
    #expect(
      text.contains(
        """
              <trans-unit id="n|==|plural.few" xml:space="preserve">
                <source>%lld files</source>
                <target state="needs-review-l10n">%lld pliki</target>
                <note>c</note>
              </trans-unit>
        """))
    #expect(text.contains("<target state=\"new\">a &lt; b&#13; &amp; \"c\"</target>"))
    let back = try Conversion([("pl.xliff", text)], to: .file(.xcstrings))
    let original = try Conversion([("T.xcstrings", Self.catalog)], to: .file(.xcstrings))
    #expect(back.text("xcstrings") == original.text("xcstrings") && back.losses.isEmpty)
  }

  @Test func aStringsdictComesBack() throws {
    let inputs = [
      ("en.lproj/T.stringsdict", AppleFormatTests.stringsdict), ("en.lproj/T.strings", AppleFormatTests.strings),
    ]
    let made = try Conversion(inputs, to: .file(.xliff))
    #expect(made.losses.isEmpty)
    #expect(made.text("xliff").contains("id=\"/cues:dict/cues:dict/one:dict/:string\""))
    #expect(made.text("xliff").contains("original=\"en.lproj/T.stringsdict\""))
    #expect(try summary([("en.xliff", made.text("xliff"))]) == summary(inputs))
  }

  @Test func severalTablesStayApart() throws {
    let xliff = """
      <xliff version="1.2"><file original="A/en.lproj/T.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>s</source><target>t</target></trans-unit></body></file>
      <file original="B/en.lproj/T.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>s <x id="1"/></source></trans-unit></body></file></xliff>
      """
    let made = try Conversion([("de.xliff", xliff)], to: .folders)
    #expect(made.files.keys.sorted() == ["A/de.lproj/T.strings", "A/en.lproj/T.strings", "B/en.lproj/T.strings"])
    #expect(made.losses == ["de.xliff:4:17: loss: 'k' (en): inline tags, which are kept as text"])
    #expect(throws: InterchangeError.self) { try Conversion([("de.xliff", xliff)], to: .file(.xcstrings)) }
  }

  @Test func version2IsReadAsTheFirst() throws {
    let xliff = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f" original="T.xcstrings"><unit id="k"><notes><note>c</note></notes>
      <segment state="final"><source>One. </source><target>Eins. </target></segment>
      <segment state="initial"><source>Two.</source><target>Zwei.</target></segment></unit>
      <unit id="t" translate="no"><segment><source>a <ph id="1"/></source></segment></unit></file></xliff>
      """
    #expect(
      try summary([("de.xlf", xliff)]) == [
        "k [de] Eins. Zwei. // c", "k [en] One. Two. // c", "t [en] a <ph id=\"1\"/> // -",
      ])
    let made = try Conversion([("de.xlf", xliff)], to: .file(.xcstrings))
    #expect(made.text("xcstrings").contains("\"shouldTranslate\" : false"))
    #expect(made.text("xcstrings").contains("\"state\" : \"new\""))
    #expect(made.losses == ["de.xlf:5:11: loss: 't' (en): inline tags, which are kept as text"])
  }
}
