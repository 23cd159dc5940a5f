import ICU
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Numbers in the digits and grouping of one locale, each kind of format made once.
final class NumberFormats: Sendable {
  private struct Digits: Hashable {
    var fraction: ClosedRange<Int>
    var integer: Int
  }

  private let locale: String
  private let integers: DecimalFormatter
  private let others = Mutex<[Digits: DecimalFormatter]>([:])

  init(locale: String) throws {
    self.locale = locale
    integers = try DecimalFormatter(locale: locale)
  }

  /// `magnitude` in the locale's digits, with at least `minimumDigits` of them.
  func integer(_ magnitude: UInt64, minimumDigits: Int) -> String {
    guard minimumDigits > 1 else { return integers.string(magnitude) }
    return formatter(Digits(fraction: 0...0, integer: min(minimumDigits, 99)))?.string(magnitude) ?? String(magnitude)
  }

  /// `value` with exactly `fractionDigits` digits after the decimal mark.
  func fixed(_ value: Double, fractionDigits: Int) -> String {
    let digits = min(fractionDigits, 99)
    return formatter(Digits(fraction: digits...digits, integer: 1))?.string(value) ?? String(value)
  }

  /// `value` with as many digits as it needs, at most 15 after the decimal mark.
  func plain(_ value: Double) -> String {
    formatter(Digits(fraction: 0...15, integer: 1))?.string(value) ?? String(value)
  }

  private func formatter(_ digits: Digits) -> DecimalFormatter? {
    others.withLock { cache in
      if let known = cache[digits] { return known }
      let made = try? DecimalFormatter(
        locale: locale, minimumFractionDigits: digits.fraction.lowerBound,
        maximumFractionDigits: digits.fraction.upperBound, minimumIntegerDigits: digits.integer)
      cache[digits] = made
      return made
    }
  }

  /// `value` as C prints it for `e`, `g` and `a`, which have no localised form.
  ///
  /// The format is put together here from checked parts, never taken from a table. The C function is `vsnprintf`.
  static func scientific(_ value: Double, conversion: UInt8, precision: Int?, alternate: Bool) -> String {
    let digits = precision.map { ".\(min($0, 99))" } ?? ""
    let format = "%" + (alternate ? "#" : "") + digits + String(UnicodeScalar(conversion))
    var buffer = [CChar](repeating: 0, count: 512)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
