import Locales

/// Locale data of the system's ICU4C.
package struct ICULocaleServices: LocaleServices {
  package init() {}

  package func identifier(_ spelling: String) -> LocaleIdentifier? { LocaleIdentifier(spelling) }

  package func maximized(_ locale: LocaleIdentifier) -> LocaleIdentifier { locale.maximized }

  package func parent(of locale: LocaleIdentifier) -> LocaleIdentifier? { locale.parent }

  package func isRightToLeft(_ locale: LocaleIdentifier) -> Bool { locale.isRightToLeft }

  /// Those of ``TabledPluralRules`` where ICU refuses the locale or has no data.
  package func plurals(of locale: String, _ kind: PluralKind) -> any PluralSelector {
    if let rules = try? PluralRules(locale: locale, kind: kind) { return rules }
    return TabledPluralRules(of: locale, kind)
  }

  package func numbers(in locale: String, _ style: NumberStyle) -> (any NumberWriter)? {
    switch style {
    case .integer: try? DecimalFormatter(locale: locale)
    case .fixed(let digits): try? DecimalFormatter(locale: locale, style: .fixed, precision: digits)
    case .signed(let digits): try? DecimalFormatter(locale: locale, style: .fixed, precision: digits, showsPlus: true)
    case .scientific(let digits): try? DecimalFormatter(locale: locale, style: .scientific, precision: digits)
    case .significant(let digits): try? DecimalFormatter(locale: locale, style: .significant, precision: digits)
    case .significantScientific(let digits):
      try? DecimalFormatter(locale: locale, style: .significantScientific, precision: digits)
    case .decimal: try? DecimalFormatter(locale: locale, maximumFractionDigits: 3)
    case .shortest: try? DecimalFormatter(locale: locale, maximumFractionDigits: 15)
    }
  }

  package func lists(in locale: String, _ style: ListStyle) -> (@Sendable (_ items: [String]) -> String)? {
    guard let joiner = try? ListJoiner(locale: locale, style: style) else { return nil }
    return { items in joiner.string(items) }
  }

  package func dates(in locale: String, _ style: DateStyle) -> (@Sendable (_ secondsSince1970: Double) -> String)? {
    let formatter = try? DateTimeFormatter(
      locale: locale, date: style.date, time: style.time, timeZone: style.timeZone)
    guard let formatter else { return nil }
    return { seconds in formatter.string(secondsSince1970: seconds) }
  }

  package func pattern(
    in locale: String, type: String, style: String?
  ) throws(PatternError) -> @Sendable (_ value: PatternValue) -> String? {
    let start = "{0,\(type)"
    let template: MessageTemplate
    do throws(PatternError) {
      template = try MessageTemplate(start + (style.map { "," + $0 } ?? "") + "}", locale: locale)
    } catch {
      throw PatternError(error.name, at: max(0, error.offset - start.utf16.count - 1))
    }
    return { value in template.text([(name: "0", value: MessageTemplate.Value.value(value))]) }
  }
}
