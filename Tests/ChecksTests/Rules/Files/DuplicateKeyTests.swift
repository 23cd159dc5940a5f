import Testing

@testable import Checks

@Suite("duplicate-key")
struct DuplicateKeyTests {
  @Test("is an error where the values differ in words, else a warning")
  func fires() throws {
    let findings = try CheckFixture()
      .strings(
        "en",
        "\"a\" = \"A\";\n\"b\" = \"B\";\n⟦\"a\"⟧ = \"X\";\n⟦\"b\"⟧ = \"B\";\n\"c\" = \"QR Codes\";\n⟦\"c\"⟧ = \"QR codes…\";\n"
      )
      .expect(.duplicateKey, among: Rule.all)
    #expect(findings.map(\.severity) == [.error, .warning, .warning])
  }

  @Test(
    "two translations of one text are a warning, unless they take other arguments",
    arguments: [("fr", "Stop %@", "warning"), ("fr", "Stop %d", "error"), ("en", "Stop %@", "error")])
  func translations(locale: String, text: String, severity: String) throws {
    let made = CheckFixture().strings("en", locale == "en" ? "" : "\"k\" = \"Halt %@\";")
      .strings(locale, "\"k\" = \"Halte %@\"; \"k\" = \"\(text)\";")
    #expect(try made.findings([.duplicateKey]).map(\.severity.rawValue) == [severity])
  }

  @Test("is silent where each key stands once")
  func silent() throws { try CheckFixture.texts("Save", "Sichern").expectNothing(of: .duplicateKey, among: Rule.all) }

  @Test("says once that a catalog lists a key twice, and names a language that does")
  func catalog() throws {
    func text(_ value: String) -> String { #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"# }
    let findings = try CheckFixture().file(
      "Localizable.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : {
        "a" : { "localizations" : { "de" : \(text("A")), "en" : \(text("A")) } },
        "b" : { "localizations" : { "de" : \(text("B")), ⟦"de" : \(text("X"))⟧ } },
        ⟦"a"⟧ : { "localizations" : { "de" : \(text("Z")), "en" : \(text("A")) } } }, "version" : "1.0" }
      """
    ).expect(.duplicateKey, among: [.syntaxError])
    #expect(findings.map(\.severity) == [.warning, .error])
    #expect(findings.first?.message.contains("language 'de' of key 'b'") == true)
  }

  @Test("takes the two texts of one XLIFF unit for one entry, and two units for two")
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
    try file("close").expectNothing(of: .duplicateKey)
    try file("⟦open⟧").expect(.duplicateKey)
  }
}
