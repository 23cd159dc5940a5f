import Foundation
import Locales

/// Numbers of one style by Foundation's format styles.
struct FoundationNumberWriter: NumberWriter {
  private let integers: IntegerFormatStyle<Int64>
  private let unsigned: IntegerFormatStyle<UInt64>
  private let numbers: FloatingPointFormatStyle<Double>
  /// Whether an exponent has two digits and a sign at least.
  private let isScientific: Bool
  private let locale: Locale

  init(_ locale: Locale, _ style: NumberStyle) {
    self.locale = locale
    let plain = FloatingPointFormatStyle<Double>(locale: locale).rounded(rule: .toNearestOrEven)
    let precision: NumberFormatStyleConfiguration.Precision
    var isSigned = false
    var isScientific = false
    switch style {
    case .integer: precision = .fractionLength(0)
    case .fixed(let digits): precision = .fractionLength(digits)
    case .signed(let digits):
      precision = .fractionLength(digits)
      isSigned = true
    case .scientific(let digits):
      precision = .fractionLength(digits)
      isScientific = true
    case .significant(let digits): precision = .significantDigits(1...max(1, digits))
    case .significantScientific(let digits):
      precision = .significantDigits(1...max(1, digits))
      isScientific = true
    case .decimal: precision = .fractionLength(0...3)
    case .shortest: precision = .fractionLength(0...15)
    }
    var numbers = plain.precision(precision)
    var integers = IntegerFormatStyle<Int64>(locale: locale).precision(precision)
    var unsigned = IntegerFormatStyle<UInt64>(locale: locale).precision(precision)
    if isSigned {
      numbers = numbers.sign(strategy: .always())
      integers = integers.sign(strategy: .always())
      unsigned = unsigned.sign(strategy: .always())
    }
    if isScientific { numbers = numbers.notation(.scientific) }
    (self.numbers, self.integers, self.unsigned, self.isScientific) = (numbers, integers, unsigned, isScientific)
  }

  func string(_ value: Int64) -> String { isScientific ? string(Double(value)) : integers.format(value) }

  func string(_ value: UInt64) -> String { isScientific ? string(Double(value)) : unsigned.format(value) }

  func string(_ value: Double) -> String {
    let text = numbers.format(value)
    return isScientific && value.isFinite ? Self.withWideExponent(text, locale) : text
  }

  /// “1.5E-7” as “1.5E-07”, “1.5E7” as “1.5E+07”: Foundation writes the shortest exponent.
  private static func withWideExponent(_ text: String, _ locale: Locale) -> String {
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(where: { !$0.isDigit }), scalars.index(after: last) < scalars.endIndex else {
      return text
    }
    let digits = scalars[scalars.index(after: last)...]
    let zero = Unicode.Scalar(digits[digits.startIndex].value - UInt32(digits[digits.startIndex].digit)) ?? "0"
    let isNegative =
      IntegerFormatStyle<Int64>(locale: locale).format(-1).unicodeScalars.dropLast().last == scalars[last]
    var result = String(scalars[...last])
    if !isNegative {
      result += String(
        IntegerFormatStyle<Int64>(locale: locale).sign(strategy: .always()).format(1).unicodeScalars.dropLast())
    }
    if digits.count == 1 { result.unicodeScalars.append(zero) }
    return result + String(digits)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
  fileprivate var digit: Int { Int(properties.numericValue ?? 0) }
}
