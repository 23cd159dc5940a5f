import ICU
import TestSupport
import Testing

@testable import Strings

@Suite("A locale's fractions")
struct FractionSymbolsTests {
  private static let corners: [Double] = [
    0, 0.5, 1.5, 2.5, 0.05, 0.25, 0.125, 0.375, 2.675, 1.005, 9.5, 9.95, 9.995, 99.5, 999.5, 999.995, 9_999.995,
    0.999999,
    1_234.5, 12_345.678, 1e-4, 1.5e-5, 9.5e-7, .leastNonzeroMagnitude, 1e14, 999_999_999_999_999.9,
    123_456_789_012_345.6, 0.1 + 0.2,
  ]

  private func symbols(_ data: LocaleData, _ locale: String) throws -> FractionSymbols? {
    try IntegerSymbols(data.numbers(locale)).flatMap { FractionSymbols($0, try data.numbers(locale, .fixed(1))) }
  }

  private func text(_ symbols: FractionSymbols, _ value: Double, _ digits: Int) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: symbols.byteCapacity(fractionDigits: digits)) { buffer in
      symbols.write(value, fractionDigits: digits, to: buffer.baseAddress!).map {
        String(decoding: buffer.prefix($0), as: UTF8.self)
      }
    }
  }

  @Test("are what the locale data write, in every locale of ICU", arguments: LocaleData.allCases)
  func everyLocale(data: LocaleData) throws {
    var random = SeededGenerator(seed: 6)
    var count = 0
    for locale in AvailableLocales.all + ["ar-EG-u-nu-latn", "hi-u-nu-deva", "fa", "qqq"] {
      guard let symbols = try symbols(data, locale) else { continue }
      count += 1
      let digits = Int(random.next() % 4)
      let formatter = try data.numbers(locale, .fixed(digits))
      let numbers = (0..<60).map { _ in
        Double(random.next() >> (random.next() % 64)) / Double(1 << (random.next() % 40))
      }
      for number in Self.corners + numbers where number < 1e15 {
        try #require(
          text(symbols, number, digits) == formatter.string(number), "\(locale): \(number), \(digits) digits")
      }
    }
    #expect(count > 700)
  }

  @Test(
    "are what the locale data write, for random bits and counts of digits", arguments: LocaleData.allCases,
    ["en", "pl", "hi", "ar-EG", "ff-Adlm"])
  func randomNumbers(data: LocaleData, locale: String) throws {
    var random = SeededGenerator(seed: 7)
    let symbols = try #require(try symbols(data, locale))
    for digits in [0, 1, 2, 3, 6, 9, 17, 40, 99] {
      let formatter = try data.numbers(locale, .fixed(digits))
      for number in Self.corners { try #require(text(symbols, number, digits) == formatter.string(number)) }
      for _ in 0..<2_000 {
        // Exponents from 2^-70 to 2^47, so that all lie below the bound.
        let exponent = Int(random.next() % 118) - 70
        let number = Double(sign: .plus, exponent: exponent, significand: 1 + Double(random.next() >> 12) / 0x1p52)
        try #require(text(symbols, number, digits) == formatter.string(number), "\(number), \(digits) digits")
        let short = (number * 1_000).rounded() / 1_000
        try #require(text(symbols, short, digits) == formatter.string(short), "\(short), \(digits) digits")
      }
    }
  }

  @Test(
    "leave the other numbers to the locale data", arguments: LocaleData.allCases,
    [Double.nan, .infinity, 1e15, 1e300, -1])
  func others(data: LocaleData, number: Double) throws {
    let symbols = try #require(try symbols(data, "en"))
    #expect(text(symbols, number, 2) == nil)
  }
}
