import TestSupport
import Testing

@testable import Strings

@Suite("Numbers in a locale")
struct LocalizedNumberTests {
  private func format(
    _ data: LocaleData, _ format: String, _ locale: String, _ arguments: FormatArgument...
  ) throws -> String {
    let text = data.formatter(locale).text(MessageFixtures.message(format), arguments: arguments)
    #expect(text.issues.isEmpty)
    return text.string
  }

  /// Recorded from `String(format:locale:arguments:)` of swift-corelibs-foundation 6.3 with the same arguments.
  @Test(
    "are what Foundation shows",
    arguments: [
      ("%d", "en", FormatArgument.integer(1_234_567), "1,234,567"), ("%05d", "en", .integer(-42), "-00,042"),
      ("%07d", "en", .integer(42), "0,000,042"), ("%.3d", "en", .integer(7), "007"),
      ("%8.3d|", "en", .integer(7), "     007|"), ("%-8d|", "en", .integer(42), "42      |"),
      ("%8d|", "en", .integer(42), "      42|"), ("%+d", "en", .integer(5), "+5"), ("% d", "en", .integer(5), "5"),
      ("%d", "es", .integer(1_234), "1234"), ("%d", "pl", .integer(1_234), "1234"),
      ("%d", "sv", .integer(-5), "\u{2212}5"), ("%d", "ar-EG", .integer(-5), "\u{61C}-٥"),
      ("%d", "he", .integer(-5), "\u{200E}-5"), ("%+d", "ar-EG", .integer(5), "\u{61C}+٥"),
      ("%x", "en", .integer(255), "ff"), ("%hhd", "en", .integer(300), "44"),
      ("%f", "de", .floatingPoint(1_234.5), "1.234,500000"), ("%.2f", "de", .floatingPoint(2.675), "2,68"),
      ("%10.2f|", "en", .floatingPoint(3.14159), "      3.14|"),
      ("%-10.2f|", "en", .floatingPoint(3.14159), "3.14      |"), ("%+.1f", "en", .floatingPoint(3.14159), "+3.1"),
      ("%e", "en", .floatingPoint(12_345.678), "1.234568E+04"),
      ("%E", "de", .floatingPoint(12_345.678), "1,234568E+04"),
      ("%.2e", "sv", .floatingPoint(12_345.678), "1,23×10^+04"),
      ("%12.2e|", "en", .floatingPoint(12_345.678), "    1.23E+04|"),
      ("%g", "en", .floatingPoint(0.0001), "0.0001"), ("%g", "en", .floatingPoint(123_456), "123,456"),
      ("%g", "en", .floatingPoint(1_234_567), "1.23457E+06"),
      ("%g", "en", .floatingPoint(0.00001234), "1.234E-05"), ("%g", "en", .floatingPoint(100_000), "100,000"),
      ("%#g", "en", .floatingPoint(1.5), "1.5"), ("%G", "en", .floatingPoint(1e20), "1E+20"),
      ("%a", "de", .floatingPoint(1.5), "0x1,8p+0"), ("%.0f", "en", .floatingPoint(2.5), "2"),
      ("%.0f", "en", .floatingPoint(.infinity), "∞"), ("%f", "en", .floatingPoint(.nan), "NaN"),
      ("%f", "en", .floatingPoint(-.infinity), "-∞"), ("%.0f", "en", .floatingPoint(-0.4), "-0"),
      ("%10@|", "en", .text("ab"), "ab|"), ("%.1@|", "en", .text("ab"), "ab|"), ("%c", "en", .integer(65), "A"),
      ("%C", "en", .integer(233), "é"), ("%09d", "hi", .integer(1_234_567), "00,12,34,567"),
    ])
  func foundation(format text: String, locale: String, argument: FormatArgument, result: String) throws {
    for data in LocaleData.allCases {
      #expect(try format(data, text, locale, argument) == result, "\(data)")
    }
  }

  @Test(
    "keep what the caller gave where Foundation shows another number",
    arguments: [
      ("%u", FormatArgument.integer(-1), "4,294,967,295"), ("%lu", .unsigned(.max), "18,446,744,073,709,551,615"),
      ("%d", .integer(1 << 33), "8,589,934,592"), ("%d", .unsigned(.max), "18,446,744,073,709,551,615"),
      ("%010.2f|", .floatingPoint(3.14159), "0000003.14|"), ("%'d", .integer(1_234), "1,234"),
      ("%x", .integer(1 << 36), "1000000000"), ("%hu", .integer(-1), "65,535"), ("%p", .integer(255), "0xff"),
      ("%08.1f", .floatingPoint(-2.5), "-00002.5"), ("%08.1f", .floatingPoint(-.infinity), "      -∞"),
    ])
  func whole(text: String, argument: FormatArgument, result: String) throws {
    for data in LocaleData.allCases {
      #expect(try format(data, text, "en", argument) == result, "\(data)")
    }
  }

  @Test(
    "are those of the locale data, for random numbers", arguments: LocaleData.allCases,
    ["en", "de", "ar-EG", "hi", "fa", "es", "sv", "he", "bn", "my"])
  func random(data: LocaleData, locale: String) throws {
    var random = SeededGenerator(seed: 11)
    let formatter = data.formatter(locale)
    let integers = try data.numbers(locale)
    let fractions = try (0..<10).map { try data.numbers(locale, .fixed($0)) }
    let integer = PreparedMessage(MessageFixtures.message("%lld"))
    let fraction = PreparedMessage(MessageFixtures.message("%.*f"))
    for _ in 0..<2_000 {
      let value = Int64(bitPattern: random.next()) >> Int64(random.next() % 64)
      let text = formatter.text(integer, arguments: [.integer(value)])
      guard text == FormattedText(integers.string(value)) else {
        Issue.record("'\(text)' of \(value)")
        return
      }
      let digits = Int(random.next() % 10)
      let number = Double(value % 1_000_000_000) / 1_024
      let fractional = formatter.text(fraction, arguments: [.integer(Int64(digits)), .floatingPoint(number)])
      guard fractional == FormattedText(fractions[digits].string(number)) else {
        Issue.record("'\(fractional)' of \(number)")
        return
      }
    }
  }

  @Test("of a locale whose digits do not follow each other have zeros and signs too", arguments: LocaleData.allCases)
  func withoutSymbols(data: LocaleData) throws {
    let locale = "en-u-nu-hanidec"
    #expect(try format(data, "%d", locale, .integer(-12_345)) == "-一二,三四五")
    #expect(try format(data, "%04d", locale, .integer(7)) == "〇〇〇七")
  }
}
