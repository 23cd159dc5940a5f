import ICU
import Synchronization

/// Numbers in the digits and grouping of one locale, each kind of format made once.
final class NumberFormats: Sendable {
  private enum Key: Hashable {
    case style(DecimalFormatter.Style, precision: Int)
    /// As many digits as a number needs.
    case plain
    case plus
  }

  /// What writes integers fast; `nil` for a locale whose integers only ICU can write.
  let symbols: IntegerSymbols?
  private let locale: String
  private let integers: DecimalFormatter
  private let others = Mutex<[Key: DecimalFormatter]>([:])

  init(locale: String) throws {
    self.locale = locale
    integers = try DecimalFormatter(locale: locale)
    symbols = IntegerSymbols(integers)
  }

  /// The number without a sign.
  func integer(_ magnitude: UInt64) -> String { integers.string(magnitude) }

  /// `value` as a conversion of `printf` writes it.
  func string(_ value: Double, style: DecimalFormatter.Style, precision: Int) -> String {
    formatter(.style(style, precision: min(precision, 99)))?.string(value) ?? String(value)
  }

  /// `value` with as many digits as it needs, at most 15 after the separator.
  func plain(_ value: Double) -> String { formatter(.plain)?.string(value) ?? String(value) }

  /// The sign of negative numbers.
  var minus: String { Self.withoutDigit(integers.string(Int64(-1))) }

  /// The sign of positive numbers, where one is asked for.
  var plus: String { formatter(.plus).map { Self.withoutDigit($0.string(1.0)) } ?? "+" }

  var zero: String { integers.string(Int64(0)) }

  /// What stands between the whole and the fraction.
  var decimalSeparator: String {
    Self.withoutDigit(string(1.5, style: .fixed, precision: 1)).unicodeScalars.dropFirst().map(String.init).joined()
  }

  /// The text without the digit at its end.
  private static func withoutDigit(_ text: String) -> String { String(text.unicodeScalars.dropLast()) }

  private func formatter(_ key: Key) -> DecimalFormatter? {
    others.withLock { cache in
      if let known = cache[key] { return known }
      let made =
        switch key {
        case .style(let style, let precision):
          try? DecimalFormatter(locale: locale, style: style, precision: precision)
        case .plain: try? DecimalFormatter(locale: locale, maximumFractionDigits: 15)
        case .plus: try? DecimalFormatter(locale: locale, style: .fixed, precision: 0, showsPlus: true)
        }
      cache[key] = made
      return made
    }
  }
}
