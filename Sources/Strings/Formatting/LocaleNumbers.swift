import Locales

/// The digits and signs of one locale, read once off what the system writes.
final class LocaleNumbers: Sendable {
  /// What writes integers fast; `nil` for a locale whose integers only the system can write.
  let symbols: IntegerSymbols?
  /// What writes `%.2f` fast; `nil` for a locale whose fractions only the system can write.
  let fractions: FractionSymbols?
  /// The sign of negative numbers.
  let minus: String
  /// The sign of positive numbers, where one is asked for.
  let plus: String
  let zero: String
  /// What stands between the whole and the fraction.
  let decimalSeparator: String
  /// `nil` where the system cannot write the numbers of the locale: they are written as C does then.
  private let integers: (any NumberWriter)?

  init(locale: String, _ services: any LocaleServices) {
    let integers = services.numbers(in: locale, .integer)
    let oneFraction = services.numbers(in: locale, .fixed(1))
    self.integers = integers
    symbols = integers.flatMap(IntegerSymbols.init)
    fractions = symbols.flatMap { symbols in oneFraction.flatMap { FractionSymbols(symbols, $0) } }
    zero = integers?.string(Int64(0)) ?? "0"
    minus = integers.map { Self.withoutDigit($0.string(Int64(-1))) } ?? "-"
    plus = services.numbers(in: locale, .signed(0)).map { Self.withoutDigit($0.string(1.0)) } ?? "+"
    decimalSeparator =
      oneFraction.map { Self.withoutDigit($0.string(1.5)).unicodeScalars.dropFirst().map(String.init).joined() } ?? "."
  }

  /// The number without a sign.
  func integer(_ magnitude: UInt64) -> String { integers?.string(magnitude) ?? String(magnitude) }

  /// The text without the digit at its end.
  private static func withoutDigit(_ text: String) -> String { String(text.unicodeScalars.dropLast()) }
}
