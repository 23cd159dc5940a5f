import Testing

@testable import Checks

@Suite("leading-trailing-space")
struct LeadingTrailingSpaceTests {
  @Test(
    "fires",
    arguments: [
      ("Total: ", "⟦\"Summe:\"⟧", "de"), ("Save", "Sichern⟦ ⟧", "de"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.leadingTrailingSpace, among: Rule.textRules)
  }

  @Test("does not claim that a text follows")
  func claim() throws {
    let found = try CheckFixture.texts("Total: ", "⟦\"Summe:\"⟧").expect(.leadingTrailingSpace)
    #expect(
      found.map(\.message) == [
        "translation does not end with the white space of 'Total: ': where the app puts a text behind it, the two run "
          + "together"
      ])
  }

  @Test(
    "is silent",
    arguments: [
      ("Total: ", "合計：", "ja"), (" of %@", " von %@", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(
      of: .leadingTrailingSpace, among: Rule.textRules)
  }

  @Test("nothing is compared with the name of a text that the catalog does not have")
  func unknownText() throws {
    func fixture(_ key: String, _ text: String) -> CheckFixture {
      CheckFixture().file(
        "Main.xcstrings",
        """
        { "sourceLanguage" : "en", "strings" : { "\(key)" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : \(text) } } } } }, "version" : "1.0" }
        """)
    }
    for name in ["aB3-x9-Qr7.title", "menu.title"] {
      try fixture(name, #""\tNach %@ ""#)
        .expectNothing(of: .leadingTrailingSpace, among: Rule.textRules + Rule.argumentRules)
    }
    try fixture("Menu title", #"⟦"\tNach %@⟦ ⟧"⟧"#).expect(.leadingTrailingSpace)
    try fixture("Menu title", #"⟦"\tNach %@ "⟧"#).expect(.extraArgument)
  }
}
