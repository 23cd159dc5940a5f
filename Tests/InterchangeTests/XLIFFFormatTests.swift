import Testing

@testable import Interchange

@Suite struct XLIFFFormatTests {
  @Test(arguments: [
    ("key", TextPath(), "key"),
    ("k|==|x", TextPath(), "k|==|x"),
    ("k", TextPath(steps: [.plural("one")]), "k|==|plural.one"),
    (
      "k|==|plural.one", TextPath(steps: [.device("iphone"), .plural("one")]),
      "k|==|plural.one|==|device.iphone.plural.one"
    ),
    ("k", TextPath(variable: "n", steps: [.plural("few")]), "k|==|substitutions.n.plural.few"),
    ("k", TextPath(variable: "A.B", steps: [.plural("few")]), "k|==|substitutions.@A.B@.plural.few"),
  ])
  func identifiersOfCatalogs(key: String, path: TextPath, identifier: String) {
    #expect(path.catalogIdentifier(key: key) == identifier)
    let read = TextPath.ofCatalog(identifier)
    #expect(read.key == key && read.path == path)
  }

  @Test(arguments: [
    ("/K:dict/NSStringLocalizedFormatKey:dict/:string", "K", TextPath()),
    ("K:dict/v:dict/one:dict/:string", "K", TextPath(variable: "v", steps: [.plural("one")])),
    ("/[A/B]:dict/x:dict/v:dict/one:dict/:string", "[A/B]:dict/x", TextPath(variable: "v", steps: [.plural("one")])),
    ("/K:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "K", TextPath(steps: [.width("20")])),
  ])
  func identifiersOfStringsdict(identifier: String, key: String, path: TextPath) {
    let read = TextPath.ofStringsdict(identifier)
    #expect(read?.key == key && read?.path == path)
  }

  @Test(arguments: ["K", ":dict/:string", "a:dict/b", "a:dict/b:dict/:string"])
  func otherIdentifiersAreNone(identifier: String) { #expect(TextPath.ofStringsdict(identifier) == nil) }

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
}
