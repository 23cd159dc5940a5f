import CICU
import Locales

/// Writes numbers with the digits, the grouping and the decimal separator of a locale.
// Unchecked: “UNumberFormatter objects are immutable and thread-safe” (unumberformatter.h).
package final class DecimalFormatter: NumberWriter, @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens a formatter (`unumf_openForSkeletonAndLocale`).
  ///
  /// Counts of digits outside 0...99 (1...99 before the separator) are taken as the nearest bound.
  /// - Parameters:
  ///   - locale: BCP 47 or ICU spelling; its numbering system decides the digits, as in “ar-EG-u-nu-latn”.
  ///   - maximumFractionDigits: Where the number is rounded, half to even; at least `minimumFractionDigits`.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses.
  /// - Complexity: tens of microseconds; keep the formatter.
  package init(
    locale: String, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 0, grouping: Bool = true,
    minimumIntegerDigits: Int = 1
  ) throws {
    var status: Int32 = 0
    let handle = cicu_number_open(
      locale, Int32(clamping: minimumFractionDigits), Int32(clamping: maximumFractionDigits),
      Int32(clamping: minimumIntegerDigits), grouping, &status)
    try ICUError.check(status, from: "unumf_openForSkeletonAndLocale")
    guard let handle else { throw ICUError(function: "unumf_openForSkeletonAndLocale", code: 7) }
    self.handle = handle
  }

  /// How a conversion of `printf` writes a number.
  package enum Style: Hashable, Sendable {
    /// `%f`: digits after the separator.
    case fixed
    /// `%e`: digits after the separator of a number below ten, with an exponent of two digits and a sign at least.
    case scientific
    /// `%g` without an exponent: significant digits at most.
    case significant
    /// `%g` with an exponent: significant digits at most.
    case significantScientific

    fileprivate var code: Int32 {
      switch self {
      case .fixed: Int32(CICU_FIXED)
      case .scientific: Int32(CICU_SCIENTIFIC)
      case .significant: Int32(CICU_SIGNIFICANT)
      case .significantScientific: Int32(CICU_SIGNIFICANT_SCIENTIFIC)
      }
    }
  }

  /// Opens a formatter that writes as a conversion of `printf` does (`unumf_openForSkeletonAndLocale`).
  ///
  /// - Parameters:
  ///   - locale: BCP 47 or ICU spelling.
  ///   - precision: Digits as the style counts them; outside 0...99 the nearest bound is taken.
  ///   - showsPlus: Whether positive numbers have the locale's plus sign.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses.
  package init(locale: String, style: Style, precision: Int, showsPlus: Bool = false) throws {
    var status: Int32 = 0
    let handle = cicu_number_open_style(locale, style.code, Int32(clamping: precision), showsPlus, &status)
    try ICUError.check(status, from: "unumf_openForSkeletonAndLocale")
    guard let handle else { throw ICUError(function: "unumf_openForSkeletonAndLocale", code: 7) }
    self.handle = handle
  }

  deinit { cicu_number_close(handle) }

  /// Returns the number in the locale's digits (`unumf_formatInt`).
  package func string(_ value: Int64) -> String {
    utf16String { cicu_number_integer(handle, value, $0, $1, &$2) } ?? String(value)
  }

  /// Returns the number in the locale's digits, exact above `Int64.max` too (`unumf_formatDecimal`).
  package func string(_ value: UInt64) -> String {
    if let value = Int64(exactly: value) { return string(value) }
    let digits = String(value)
    return utf16String { cicu_number_decimal(handle, digits, Int32(digits.utf8.count), $0, $1, &$2) } ?? digits
  }

  /// Returns the number in the locale's digits; infinities and NaN have the locale's signs (`unumf_formatDouble`).
  package func string(_ value: Double) -> String {
    utf16String { cicu_number_double(handle, value, $0, $1, &$2) } ?? String(value)
  }
}
