import ICU

/// The digits and signs of one locale, read off ICU once.
final class LocaleNumbers: Sendable {
  /// What writes integers fast; `nil` for a locale whose integers only ICU can write.
  let symbols: IntegerSymbols?
  /// What writes `%.2f` fast; `nil` for a locale whose fractions only ICU can write.
  let fractions: FractionSymbols?
  /// The sign of negative numbers.
  let minus: String
  /// The sign of positive numbers, where one is asked for.
  let plus: String
  let zero: String
  /// What stands between the whole and the fraction.
  let decimalSeparator: String
  /// `nil` where ICU cannot write the numbers of the locale: they are written as C does then.
  private let integers: DecimalFormatter?

  init(locale: String) {
    let integers = try? DecimalFormatter(locale: locale)
    self.integers = integers
    symbols = integers.flatMap(IntegerSymbols.init)
    fractions = symbols.flatMap { FractionSymbols($0, locale: locale) }
    zero = integers?.string(Int64(0)) ?? "0"
    minus = integers.map { Self.withoutDigit($0.string(Int64(-1))) } ?? "-"
    let signed = try? DecimalFormatter(locale: locale, style: .fixed, precision: 0, showsPlus: true)
    plus = signed.map { Self.withoutDigit($0.string(1.0)) } ?? "+"
    let fraction = (try? DecimalFormatter(locale: locale, style: .fixed, precision: 1))?.string(1.5)
    decimalSeparator =
      fraction.map { Self.withoutDigit($0).unicodeScalars.dropFirst().map(String.init).joined() } ?? "."
  }

  /// The number without a sign.
  func integer(_ magnitude: UInt64) -> String { integers?.string(magnitude) ?? String(magnitude) }

  /// The text without the digit at its end.
  private static func withoutDigit(_ text: String) -> String { String(text.unicodeScalars.dropLast()) }
}
