import FoundationLocales
import ICU
import Locales
import TestSupport
import Testing

@testable import Strings

/// The two sources of locale data side by side: ICU4C is the authority.
@Suite("Foundation's locale data and ICU's")
struct BackendTests {
  private static let icu = ICULocaleServices()
  private static let foundation = FoundationLocaleServices()

  /// Every locale of ICU, without what only its older identifiers say.
  private static let locales = AvailableLocales.all.filter { !$0.contains("POSIX") }

  @Test("choose the same plural category, in every locale", arguments: PluralKind.allCases)
  func plurals(kind: PluralKind) throws {
    #expect(Self.locales.count > 700)
    for locale in Self.locales + ["iw", "tl", "sh", "pt-Latn-PT", "no", "qqq", ""] {
      let (expected, own) = (Self.icu.plurals(of: locale, kind), Self.foundation.plurals(of: locale, kind))
      let large = (3...18).map { Int64("1" + String(repeating: "0", count: $0)) ?? 0 } + [1_000_001, 2_000_000, .max]
      for number in Array(Int64(0)...1_000) + large {
        try #require(own.category(of: number) == expected.category(of: number), "\(locale): \(number)")
      }
      // Of languages alone: their regions have the same rules, as the integers show.
      guard !locale.contains("_") else { continue }
      for hundredths in 0...1_200 {
        let number = Double(hundredths) / 100
        for digits in [0, 1, 2, 3] {
          try #require(
            own.category(of: number, visibleFractionDigits: digits)
              == expected.category(of: number, visibleFractionDigits: digits),
            "\(locale): \(number) with \(digits) digits")
        }
      }
      for number in [1e6, 1.5e6, 1e9, 1e15, 1e17, .infinity, .nan, -1, -1.5, 1e-7] {
        try #require(
          own.category(of: number, visibleFractionDigits: 1) == expected.category(of: number, visibleFractionDigits: 1),
          "\(locale): \(number)")
      }
    }
  }

  @Test("read the same spellings")
  func identifiers() throws {
    let spellings = [
      "pt_PT", "ZH_hant", "iw", "in_ID", "EN-us", "sr-CS", "sr_Latn_CS", "ku-TR", "en-XA", "ar-XB", "mul", "qqq", "tl",
      "es-419", "en_US_POSIX", "ar-EG-u-nu-latn", "sh", "no", "nb-NO", "deu", "ger", "eng", "mo", "zz",
      "en-029", "de-1996", "sl-rozaj-biske", "en-UK", "th-TH-u-ca-buddhist-nu-thai", "und", "und-Latn", "Base", "",
      " ", "e", "en us", "en--US", "-", "_", "en-", "Übung", "en\0", "toolonglanguage", "en-US-", "a-DE", "12", "en-1",
    ]
    for spelling in Self.locales + Self.locales.map({ $0.lowercased() }) + spellings {
      #expect(Self.foundation.identifier(spelling) == Self.icu.identifier(spelling), "'\(spelling)'")
    }
  }

  @Test("know the same parents and directions, and mostly the same likely subtags")
  func relations() throws {
    var others: [String] = []
    for spelling in Self.locales {
      let locale = try #require(Self.icu.identifier(spelling))
      #expect(Self.foundation.parent(of: locale) == Self.icu.parent(of: locale), "\(locale)")
      #expect(Self.foundation.isRightToLeft(locale) == Self.icu.isRightToLeft(locale), "\(locale)")
      let (expected, own) = (Self.icu.maximized(locale), Self.foundation.maximized(locale))
      if own != expected { others.append("\(locale): \(own), not \(expected)") }
    }
    // Languages that one of the two versions of CLDR knows better.
    #expect(others.count < 12, "\(others)")
  }

  @Test("serve a reader with the same language")
  func negotiation() throws {
    var random = SeededGenerator(seed: 9)
    let project = [
      "en", "en-GB", "de", "fr", "fr-CA", "es", "es-419", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "zh-HK", "sr",
      "sr-Latn", "nb", "he", "id", "fil", "ar", "uz", "uz-Cyrl", "pa",
    ]
    for locale in Self.locales {
      let available = project.filter { _ in random.next() % 3 > 0 }
      #expect(
        LocaleNegotiation.best(for: [locale], among: available, Self.foundation)
          == LocaleNegotiation.best(for: [locale], among: available, Self.icu), "\(locale) among \(available)")
    }
  }

  /// `L10N_RANDOM_MESSAGES=1000000` raises the number of all seeds together.
  @Test("give the same texts", arguments: 0..<8)
  func messages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Of these both versions of CLDR write numbers alike: `LocaleDataTests` says where they do not.
    let locales = ["en", "de", "pl", "ru", "ja", "hi", "cs", "tr", "uk", "cy", "lt", "fi", "he"]
    let formatters = locales.map { locale in
      (
        MessageFormatter(locale: locale, services: Self.icu),
        MessageFormatter(locale: locale, services: Self.foundation)
      )
    }
    for _ in 0..<RandomCount.of("L10N_RANDOM_MESSAGES", default: 16_000) / 8 {
      let message = RandomMessage(using: &random)
      let prepared = PreparedMessage(message.message, syntax: message.syntax)
      let (icu, foundation) = formatters.randomElement(using: &random) ?? formatters[0]
      let expected = icu.text(prepared, arguments: message.arguments)
      let own = foundation.text(prepared, arguments: message.arguments)
      try #require(own == expected, "\(icu.locale): \(message)")
    }
  }
}
