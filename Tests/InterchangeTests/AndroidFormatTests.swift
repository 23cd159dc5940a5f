import Testing

@testable import Interchange

@Suite struct AndroidFormatTests {
  @Test(arguments: [
    (#"a \'b\' \"c\""#, "a 'b' \"c\""), (#"\u0041\u00e9\uD83D\uDE00"#, "Aé😀"), (#"\@x \?"#, "@x ?"),
    ("  a \n  b  ", "a b"), ("\"  a \n b\"", "  a \n b"), (#"l\nm\\"#, "l\nm\\"), (#"\u0020a\u0020"#, " a "),
    (#"\uD83D"#, "\u{FFFD}"), ("\\", ""),
  ])
  func escapesAreResolved(written: String, text: String) { #expect(AndroidText.decoded(written) == text) }

  @Test(arguments: ["it's \"so\"", " a  b ", "@x", "?", "l\n\tm\\", "<b> & ]]>", "\u{1}", "é😀"])
  func textsComeBack(text: String) throws {
    let file = "<resources><string name=\"k\">\(AndroidText.encoded(text))</string></resources>"
    let read = try InterchangeReading([SourceFile(path: "values-de/strings.xml", bytes: Array(file.utf8))])
    #expect(read.catalogs.first?["k"]?.units["de"]?.message.plainText?.string == text)
  }

  /// What only reads like a placeholder of Java stays as it is.
  @Test(arguments: [
    ("0%, 25%, 50% and 100%", "0%, 25%, 50% and 100%"), ("100%, d", "100%, d"), ("%,d", "%'lld"),
    ("50%, 20% of %1$,d", "50%, 20% of %1$'lld"), ("%s, %s", "%@, %@"),
  ])
  func proseIsKept(java: String, printf: String) {
    var losses: [String] = []
    #expect(JavaFormat.printf(java, losses: &losses) == printf && losses.isEmpty)
  }

  @Test func blanksAndFlagsThatJavaRefuses() throws {
    let table = "\"b\" = \"to % @\";\n\"n\" = \"a\u{A0}b\u{2003}\";\n\"l\" = \"%-5@|\";\n"
    let made = try Conversion([("en.lproj/T.strings", table)], to: .file(.android))
    #expect(made.text("xml").contains(">to %s<"))
    #expect(made.text("xml").contains(">a\\u00a0b\\u2003<"))
    #expect(made.text("xml").contains(">%-5s|<"))
    #expect(
      made.losses == [
        "en.lproj/T.strings:1:1: loss: 'b' (en): the flags of '% @', which a string does not have in Java"
      ])
  }

  @Test func everyElementOfARenamedArrayIsNamed() throws {
    let made = try Conversion(
      [("en.lproj/T.strings", "\"a b[0]\" = \"x\";\n\"a b[1]\" = \"y\";\n")], to: .file(.android))
    #expect(made.text("xml").contains("<string-array name=\"a_b\">"))
    let what = "the key itself, which is no name in Android: it is written"
    #expect(
      made.losses == [
        "en.lproj/T.strings:1:1: loss: 'a b[0]' (en): \(what) 'a_b[0]'",
        "en.lproj/T.strings:2:1: loss: 'a b[1]' (en): \(what) 'a_b[1]'",
      ])
  }

  static let resources = """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <!-- says hello -->
      <string name="hello">Hello %1$s, %2$d of %3$.2f</string>
      <string name="brand" translatable="false">Eko</string>
      <plurals name="files">
        <item quantity="one">%d file</item>
        <item quantity="other">%d files</item>
      </plurals>
      <string-array name="days">
        <item>Mon</item>
        <item>Tue</item>
      </string-array>
    </resources>

    """

  @Test func resourcesComeBackFromACatalog() throws {
    let catalog = try Conversion([("values-de/strings.xml", Self.resources)], to: .file(.xcstrings))
    #expect(catalog.losses.isEmpty)
    #expect(catalog.text("xcstrings").contains("\"value\" : \"Hello %1$@, %2$lld of %3$.2f\""))
    #expect(catalog.text("xcstrings").contains("\"days[1]\""))
    let back = try Conversion([("strings.xcstrings", catalog.text("xcstrings"))], to: .file(.android))
    #expect(
      try summary([("values-de/strings.xml", back.text("xml"))])
        == summary([("values-de/strings.xml", Self.resources)]))
    #expect(back.losses.isEmpty)
  }

  @Test func whatAndroidDoesNotHoldIsNamed() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "a b":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%d"}}}},
      "d":{"localizations":{"en":{"variations":{"device":{
        "iphone":{"stringUnit":{"state":"translated","value":"Tap"}},
        "other":{"stringUnit":{"state":"translated","value":"Click"}}}}}}},
      "z":{"localizations":{"en":{"variations":{"plural":{
        "zero":{"stringUnit":{"state":"translated","value":"none"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld"}}}}}}}}}
      """
    let made = try Conversion([("T.xcstrings", catalog)], to: .file(.android))
    #expect(
      made.losses == [
        "T.xcstrings:2:1: loss: 'a b' (en): the key itself, which is no name in Android: it is written 'a_b'",
        "T.xcstrings:2:1: loss: 'a b' (en): the integer type of '%d', which is '%d' in Java",
        "T.xcstrings:3:1: loss: 'd' (en): the texts for the devices 'iphone'",
        "T.xcstrings:6:1: loss: 'z' (en): the plural form 'zero', which Android does not select in this language",
      ])
    #expect(made.text("xml").contains("<string name=\"d\">Click</string>"))
  }

  @Test func markupIsNamed() throws {
    let text =
      "<resources><string name=\"k\">a <b>x</b> <xliff:g id=\"n\">%s</xliff:g></string><color name=\"c\">x</color></resources>"
    let read = try InterchangeReading([SourceFile(path: "values-de/strings.xml", bytes: Array(text.utf8))])
    #expect(read.catalogs.first?["k"]?.units["de"]?.message.plainText?.string == "a <b>x</b> %@")
    #expect(
      read.losses.map(\.what) == [
        "the style '<b>', which is kept as text", "the marks '<xliff:g>' around a placeholder",
        "a resource '<color>', which is no text",
      ])
  }

  @Test(arguments: [
    ("values", nil), ("values-de", "de"), ("values-pt-rBR", "pt-BR"), ("values-b+zh+Hans", "zh-Hans"),
    ("values-iw", "he"), ("values-night", nil), ("values-v21", nil),
  ])
  func foldersNameLanguages(folder: String, locale: String?) { #expect(LanguageTag.ofAndroidFolder(folder) == locale) }
}
