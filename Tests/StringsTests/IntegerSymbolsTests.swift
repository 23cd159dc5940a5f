import ICU
import TestSupport
import Testing

@testable import Strings

@Suite("A locale's integers")
struct IntegerSymbolsTests {
  @Test("are what the locale data write, in every locale of ICU", arguments: LocaleData.allCases)
  func everyLocale(data: LocaleData) throws {
    var random = SeededGenerator(seed: 4)
    let locales = AvailableLocales.all + ["ar-EG-u-nu-latn", "en-u-nu-hanidec", "en-u-nu-roman", "hi-u-nu-deva", "qqq"]
    #expect(locales.count > 700)
    var withoutSymbols: [String] = []
    for locale in locales {
      let formatter = try data.numbers(locale)
      guard let symbols = IntegerSymbols(formatter) else {
        withoutSymbols.append(locale)
        continue
      }
      for _ in 0..<200 {
        let value = Int64(bitPattern: random.next()) >> Int64(random.next() % 64)
        try #require(symbols.string(value) == formatter.string(value), "\(locale): \(value)")
      }
    }
    // Han decimal digits do not follow each other in Unicode.
    #expect(withoutSymbols == ["en-u-nu-hanidec"])
  }

  @Test("are filled up with zeros as ICU does", arguments: ["en", "es", "hi", "ar-EG", "pl", "de-CH", "ff-Adlm"])
  func zeros(locale: String) throws {
    let symbols = try #require(IntegerSymbols(try DecimalFormatter(locale: locale)))
    for digits in 1...24 {
      let formatter = try DecimalFormatter(locale: locale, minimumIntegerDigits: digits)
      for value: UInt64 in [0, 7, 42, 1_234, 98_765, .max] {
        let text = withUnsafeTemporaryAllocation(
          of: UInt8.self, capacity: symbols.byteCapacity(digits: max(20, digits))
        ) { buffer in
          let count = symbols.write(value, minimumDigits: digits, to: buffer.baseAddress!)
          return String(decoding: buffer.prefix(count), as: UTF8.self)
        }
        #expect(text == formatter.string(value), "\(digits) digits of \(value)")
      }
    }
  }
}
