import Testing

@testable import ICU

struct DecimalFormatterTests {
  @Test(arguments: [
    ("en", Int64(1_234_567), "1,234,567"), ("de", 1_234_567, "1.234.567"), ("hi", 1_234_567, "12,34,567"),
    ("ar-EG", 1_234_567, "١٬٢٣٤٬٥٦٧"), ("ar-EG-u-nu-latn", 1_234_567, "1,234,567"), ("fa", 42, "۴۲"), ("en", -5, "-5"),
    ("mr", 12_345, "१२,३४५"), ("es", 1_234, "1234"), ("es", 12_345, "12.345"),
    ("en", Int64.min, "-9,223,372,036,854,775,808"),
  ])
  func integers(locale: String, value: Int64, text: String) throws {
    #expect(try DecimalFormatter(locale: locale).string(value) == text)
  }

  @Test func unsignedIntegersAreExact() throws {
    let format = try DecimalFormatter(locale: "en", grouping: false)
    #expect(format.string(UInt64.max) == "18446744073709551615")
    #expect(format.string(UInt64(7)) == "7")
  }

  @Test(arguments: [
    (2, 2, 1.0, "1,00"), (0, 2, 1.0, "1"), (0, 2, 1.239, "1,24"), (1, 3, 0.5, "0,5"), (0, 0, 2.5, "2"),
    (0, 0, 3.5, "4"),
    (0, 0, 1_234_567.0, "1.234.567"), (0, 0, .infinity, "∞"), (0, 0, .nan, "NaN"),
  ])
  func fractions(minimum: Int, maximum: Int, value: Double, text: String) throws {
    let format = try DecimalFormatter(locale: "de", minimumFractionDigits: minimum, maximumFractionDigits: maximum)
    #expect(format.string(value) == text)
  }

  @Test func leadingZeros() throws {
    #expect(try DecimalFormatter(locale: "en", minimumIntegerDigits: 2).string(Int64(7)) == "07")
    #expect(try DecimalFormatter(locale: "en", minimumIntegerDigits: 2).string(Int64(123)) == "123")
  }

  @Test func boundsOfHostileDigitCounts() throws {
    let format = try DecimalFormatter(
      locale: "en", minimumFractionDigits: .max, maximumFractionDigits: .min, minimumIntegerDigits: .max)
    let text = format.string(1.0)
    #expect(text.utf8.count == 99 + 32 + 1 + 99)
  }
}
