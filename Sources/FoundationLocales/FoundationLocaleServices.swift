import Foundation
import Locales

/// Locale data of Foundation, with plural rules, parents and former codes from ``LocaleTables``: no C library.
package struct FoundationLocaleServices: LocaleServices {
  package init() {}

  package func identifier(_ spelling: String) -> LocaleIdentifier? { LocaleIdentifier(reading: spelling) }

  package func maximized(_ locale: LocaleIdentifier) -> LocaleIdentifier {
    // Foundation takes a tag of no language for English.
    if locale.language == "und" { return locale }
    let likely = Locale.Language(identifier: locale.tag).maximalIdentifier
    return LocaleIdentifier(reading: likely) ?? locale
  }

  package func parent(of locale: LocaleIdentifier) -> LocaleIdentifier? { locale.tabledParent }

  package func isRightToLeft(_ locale: LocaleIdentifier) -> Bool {
    Locale.Language(identifier: maximized(locale).tag).characterDirection == .rightToLeft
  }

  package func plurals(of locale: String, _ kind: PluralKind) -> any PluralSelector {
    TabledPluralRules(of: locale, kind)
  }

  package func numbers(in locale: String, _ style: NumberStyle) -> (any NumberWriter)? {
    FoundationNumberWriter(Self.locale(locale), style)
  }

  package func lists(in locale: String, _ style: ListStyle) -> (@Sendable (_ items: [String]) -> String)? {
    // Foundation has no lists of units: without a word between the items is what comes next to them.
    let format = ListFormatStyle<StringStyle, [String]>.list(
      type: style == .or ? .or : .and, width: style == .units ? .narrow : .standard)
    let localized = format.locale(Self.locale(locale))
    return { localized.format($0) }
  }

  package func dates(in locale: String, _ style: DateStyle) -> (@Sendable (_ secondsSince1970: Double) -> String)? {
    let writer = FoundationDateWriter(Self.locale(locale)) { formatter in
      formatter.dateStyle = style.date.foundation
      formatter.timeStyle = style.time.foundation
      if let zone = style.timeZone { formatter.timeZone = TimeZone(identifier: zone) ?? TimeZone(secondsFromGMT: 0) }
    }
    return { writer.string($0) }
  }

  package func pattern(
    in locale: String, type: String, style: String?
  ) throws(PatternError) -> @Sendable (_ value: PatternValue) -> String? {
    let style = style.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    switch type {
    case "number": return try FoundationNumberPattern.writer(Self.locale(locale), style)
    case "date", "time": return FoundationDateWriter.pattern(Self.locale(locale), isTime: type == "time", style)
    // Foundation has no numbers in words.
    case "spellout", "ordinal", "duration": throw PatternError("U_UNSUPPORTED_ERROR")
    default: throw PatternError("U_ILLEGAL_ARGUMENT_ERROR")
    }
  }

  /// Foundation's locale of a tag, its numbering system and calendar among it.
  private static func locale(_ spelling: String) -> Locale {
    Locale(identifier: LocaleIdentifier(reading: spelling)?.tag ?? spelling)
  }
}

extension DateExtent {
  var foundation: DateFormatter.Style {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    case .none: .none
    }
  }
}
