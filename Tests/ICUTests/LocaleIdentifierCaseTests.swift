import ICU
import Testing

/// The expected texts are those of SpecialCasing.txt of Unicode and of CLDR's transforms.
@Suite struct LocaleIdentifierCaseTests {
  @Test(arguments: [
    ("de", "Straße", "STRASSE", "straße"), ("tr", "istanbul", "İSTANBUL", "istanbul"),
    ("tr", "ISPARTA", "ISPARTA", "ısparta"), ("el", "Μάιος", "ΜΑΪΟΣ", "μάιος"), ("lt", "Ì", "Ì", "i̇̀"),
    ("ar", "حفظ", "حفظ", "حفظ"), ("en", "", "", ""), ("fr", "été 👩‍👧", "ÉTÉ 👩‍👧", "été 👩‍👧"),
  ])
  func casesAreThoseOfTheLanguage(locale: String, text: String, upper: String, lower: String) throws {
    let identifier = try #require(LocaleIdentifier(locale))
    #expect(identifier.uppercased(text) == upper)
    #expect(identifier.lowercased(text) == lower)
  }

  @Test func longTextsKeepAllOfThem() throws {
    let identifier = try #require(LocaleIdentifier("de"))
    #expect(identifier.uppercased(String(repeating: "ß", count: 3_000)) == String(repeating: "SS", count: 3_000))
  }
}
