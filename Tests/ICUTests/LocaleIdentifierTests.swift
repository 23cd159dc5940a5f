import Testing

@testable import ICU

struct LocaleIdentifierTests {
  @Test(arguments: [
    ("pt_PT", "pt-PT"), ("zh-Hant_HK", "zh-Hant-HK"), ("ZH_hant", "zh-Hant"), ("iw", "he"), ("in_ID", "id-ID"),
    ("EN-us", "en-US"), ("sr-CS", "sr-RS"), ("ku-TR", "ku-TR"), ("en-XA", "en-XA"), ("ar-XB", "ar-XB"), ("mul", "mul"),
    ("qqq", "qqq"), ("tl", "fil"), ("es-419", "es-419"), ("en_US_POSIX", "en-US-u-va-posix"),
    ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"), ("sh", "sr-Latn"),
  ])
  func canonicalTag(spelling: String, tag: String) throws {
    let locale = try #require(LocaleIdentifier(spelling))
    #expect(locale.tag == tag)
    #expect(LocaleIdentifier(tag) == locale)
  }

  @Test(arguments: [
    "", " ", "e", "en us", "en--US", "-", "_", "en-", "Übung", "en\0", "toolonglanguage", "en-US-",
    "en@x=y", String(repeating: "en-", count: 300),
  ])
  func illFormed(spelling: String) {
    #expect(LocaleIdentifier(spelling) == nil)
  }

  @Test func subtags() throws {
    let hongKong = try #require(LocaleIdentifier("zh_Hant_HK"))
    #expect(hongKong.language == "zh")
    #expect(hongKong.script == "Hant")
    #expect(hongKong.region == "HK")
    #expect(hongKong.parent?.tag == "zh-Hant")
    #expect(hongKong.parent?.parent == nil)
    let english = try #require(LocaleIdentifier("en"))
    #expect(english.script == nil)
    #expect(english.region == nil)
  }

  @Test(
    "the parents that CLDR names come before a shorter tag",
    arguments: [
      ("es-MX", "es-419"), ("es-419", "es"), ("es-ES", "es"), ("en-AU", "en-001"), ("en-001", "en"), ("pt-AO", "pt-PT"),
      ("zh-Hant-MO", "zh-Hant-HK"), ("sr-Latn", nil), ("zh-Hant", nil), ("de-AT", "de"), ("de", nil), ("nn", "no"),
    ] as [(String, String?)])
  func parents(tag: String, parent: String?) throws {
    #expect(try #require(LocaleIdentifier(tag)).parent?.tag == parent)
  }

  @Test(arguments: [("zh-TW", "zh-Hant-TW", "zh-TW"), ("zh", "zh-Hans-CN", "zh"), ("en-Latn-US", "en-Latn-US", "en")])
  func likelySubtags(spelling: String, maximized: String, minimized: String) throws {
    let locale = try #require(LocaleIdentifier(spelling))
    #expect(locale.maximized.tag == maximized)
    #expect(locale.minimized.tag == minimized)
  }

  @Test(arguments: [
    ("ar", true), ("ar-XB", true), ("he", true), ("fa-IR", true), ("ur", true), ("ks-Deva", false), ("en", false),
    ("az-Arab", true), ("ja", false), ("qqq", false),
  ])
  func direction(spelling: String, isRightToLeft: Bool) throws {
    #expect(try #require(LocaleIdentifier(spelling)).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [("en", true), ("zh-Hant", true), ("qqq", false), ("Base", false), ("und-US", false), ("mul", true)])
  func knownLanguage(spelling: String, isKnown: Bool) throws {
    #expect(try #require(LocaleIdentifier(spelling)).isKnownLanguage == isKnown)
  }

  @Test func displayNames() throws {
    let portuguese = try #require(LocaleIdentifier("pt-PT"))
    #expect(portuguese.displayName(in: "en") == "Portuguese (Portugal)")
    #expect(portuguese.displayName(in: "de") == "Portugiesisch (Portugal)")
    #expect(try #require(LocaleIdentifier("qqq")).displayName(in: "en") == "qqq")
  }
}
