import Locales

extension MessageFormatter {
  /// The category of a plural variation that `argument` selects; `other` where it is no number.
  ///
  /// An explicit `zero` case holds for 0 in every language; else the language's rule decides, by the number as the text
  /// shows it: 1.0 is not 1.
  func category(
    of argument: FormatArgument, fractionDigits: ValueSpecifier.FractionDigits, hasZero: Bool
  ) -> PluralCategory {
    switch (argument, fractionDigits) {
    case (.integer(let value), .shortest), (.integer(let value), .fixed(0)):
      value == 0 && hasZero ? .zero : plurals.category(of: value)
    case (.unsigned(let value), .shortest), (.unsigned(let value), .fixed(0)):
      value == 0 && hasZero ? .zero : plurals.category(of: value)
    case (.integer(let value), .fixed(let digits)): category(of: Double(value), digits, hasZero)
    case (.unsigned(let value), .fixed(let digits)): category(of: Double(value), digits, hasZero)
    case (.floatingPoint(let value), .fixed(let digits)): category(of: value, digits, hasZero)
    case (.floatingPoint(let value), .shortest): category(of: value, Self.fractionDigits(of: value), hasZero)
    case (.text, _), (.date, _), (.list, _): .other
    }
  }

  /// The category of a number with three fraction digits at most, as `#` of an ICU pattern shows it.
  func category(ofDecimal argument: FormatArgument, _ kind: PluralKind) -> PluralCategory {
    switch argument {
    case .integer(let value): rules(kind).category(of: value)
    case .unsigned(let value): rules(kind).category(of: value)
    case .floatingPoint(let value):
      rules(kind).category(
        of: value, visibleFractionDigits: Self.fractionDigits(of: (value * 1_000).rounded(.toNearestOrEven) / 1_000))
    case .text, .date, .list: .other
    }
  }

  private func category(of value: Double, _ digits: Int, _ hasZero: Bool) -> PluralCategory {
    value == 0 && hasZero ? .zero : plurals.category(of: value, visibleFractionDigits: digits)
  }

  /// The digits after the separator that a number needs, 15 at most, as `%@` shows them.
  private static func fractionDigits(of value: Double) -> Int {
    var scaled = value
    for digits in 0..<15 {
      if scaled == scaled.rounded() || !scaled.isFinite { return digits }
      // Multiplied anew each time: the error of ten steps would hide a whole number.
      scaled = value * powers[digits]
    }
    return 15
  }

  private static let powers: [Double] = [
    1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
