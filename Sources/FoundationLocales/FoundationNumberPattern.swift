import Foundation
import Locales

/// What writes `{name, number, style}`: ICU's words, and of its skeletons digits, percent, currency and sign.
enum FoundationNumberPattern {
  /// How a number is written; a whole one exactly, in `Decimal`.
  private struct Form {
    var fractionDigits: ClosedRange<Int>
    var isSigned = false
    var isGrouped = true
    /// What a percentage multiplies by; `nil` for other numbers.
    var percentScale: Double?
  }

  /// - Throws: ``PatternError`` for the rest of the skeletons, and for patterns such as `#,##0.00`, which Foundation's
  ///   format styles do not read.
  static func writer(
    _ locale: Locale, _ style: String
  ) throws(PatternError) -> @Sendable (_ value: PatternValue) -> String? {
    switch style.lowercased() {
    case "": return writer(Form(fractionDigits: 0...3), locale)
    case "integer": return writer(Form(fractionDigits: 0...0), locale)
    case "percent": return writer(Form(fractionDigits: 0...0, percentScale: 100), locale)
    case "currency":
      guard let code = locale.currency?.identifier else { throw PatternError("U_UNSUPPORTED_ERROR") }
      return currency(code, locale)
    default:
      guard style.hasPrefix("::") else { throw PatternError("U_UNSUPPORTED_ERROR") }
      return try skeleton(style.dropFirst(2).split(separator: " "), locale)
    }
  }

  private static func skeleton(
    _ stems: [Substring], _ locale: Locale
  ) throws(PatternError) -> @Sendable (_ value: PatternValue) -> String? {
    var form = Form(fractionDigits: 0...6)
    for stem in stems {
      if stem.hasPrefix("currency/"), stems.count == 1 { return currency(String(stem.dropFirst(9)), locale) }
      if stem.hasPrefix("."), let digits = fractionDigits(stem.dropFirst()) {
        form.fractionDigits = digits
      } else if stem == "sign-always" {
        form.isSigned = true
      } else if stem == "group-off" {
        form.isGrouped = false
      } else if stem == "percent" {
        form.percentScale = 1
      } else {
        throw PatternError("U_UNSUPPORTED_ERROR")
      }
    }
    return writer(form, locale)
  }

  /// `00##` as two digits at least, and four at most.
  private static func fractionDigits(_ stem: Substring) -> ClosedRange<Int>? {
    let least = stem.prefix { $0 == "0" }.count
    let more = stem.dropFirst(least)
    guard more.allSatisfy({ $0 == "#" }), stem.count < 100 else { return nil }
    return least...(least + more.count)
  }

  private static func writer(_ form: Form, _ locale: Locale) -> @Sendable (_ value: PatternValue) -> String? {
    if let scale = form.percentScale {
      let numbers = FloatingPointFormatStyle<Double>.Percent(locale: locale).scale(scale)
        .precision(.fractionLength(form.fractionDigits)).rounded(rule: .toNearestOrEven)
        .sign(strategy: form.isSigned ? .always() : .automatic).grouping(form.isGrouped ? .automatic : .never)
      let integers = Decimal.FormatStyle.Percent(locale: locale).scale(scale)
        .precision(.fractionLength(form.fractionDigits)).sign(strategy: form.isSigned ? .always() : .automatic)
        .grouping(form.isGrouped ? .automatic : .never)
      return { $0.text(whole: integers.format, fractional: numbers.format) }
    }
    let numbers = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(form.fractionDigits)).rounded(rule: .toNearestOrEven)
      .sign(strategy: form.isSigned ? .always() : .automatic).grouping(form.isGrouped ? .automatic : .never)
    let integers = Decimal.FormatStyle(locale: locale)
      .precision(.fractionLength(form.fractionDigits)).sign(strategy: form.isSigned ? .always() : .automatic)
      .grouping(form.isGrouped ? .automatic : .never)
    return { $0.text(whole: integers.format, fractional: numbers.format) }
  }

  private static func currency(_ code: String, _ locale: Locale) -> @Sendable (_ value: PatternValue) -> String? {
    let numbers = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
    let integers = Decimal.FormatStyle.Currency(code: code, locale: locale)
    return { $0.text(whole: integers.format, fractional: numbers.format) }
  }
}

extension PatternValue {
  fileprivate func text(whole: (Decimal) -> String, fractional: (Double) -> String) -> String? {
    switch self {
    case .integer(let value): whole(Decimal(value))
    case .unsigned(let value): whole(Decimal(value))
    case .number(let value): fractional(value)
    case .date: nil
    }
  }
}
