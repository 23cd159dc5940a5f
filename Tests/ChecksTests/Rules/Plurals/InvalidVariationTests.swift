import Testing

@testable import Checks

@Suite("invalid-variation")
struct InvalidVariationTests {
  /// A catalog with one text, in which `T` stands for a translated text.
  private func catalog(_ value: String) -> CheckFixture {
    let text = #"{ "stringUnit" : { "state" : "translated", "value" : "x" } }"#
    return CheckFixture().file(
      "Localizable.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "en" : { \
      \(value.replacing(": T", with: ": " + text)) } } } }, "version" : "1.0" }
      """)
  }

  @Test(
    "finds what Xcode refuses",
    arguments: [
      #""variations" : { "plural" : { ⟦"other"⟧ : { "variations" : { "device" : { "mac" : T } } } } }"#,
      #""variations" : { "device" : { "mac" : T, ⟦"other"⟧ : { "variations" : { "plural" : { "other" : T } } } } }"#,
      #""variations" : { "device" : { ⟦"watch"⟧ : T, "other" : T } }"#,
      #""variations" : { "plural" : { "one" : T, ⟦"one"⟧ : T, "other" : T } }"#,
      """
      "substitutions" : { "n" : { "variations" : { "plural" : { "other" : T } } } },
      "variations" : { "plural" : { ⟦"other"⟧ : T } }
      """,
    ])
  func fires(value: String) throws { try catalog(value).expect(.invalidVariation) }

  @Test("is silent about plurals in the form of a device")
  func silent() throws {
    try catalog(
      #""variations" : { "device" : { "mac" : { "variations" : { "plural" : { "other" : T } } }, "other" : T } }"#
    ).expectNothing(of: .invalidVariation)
  }
}
