/// What texts ask of a system's locale data, and nothing more: the narrow place behind which ICU4C and Foundation
/// stand.
///
/// `ICULocaleServices` is the authority; `FoundationLocaleServices` needs no C library. Both take locales in any
/// spelling.
package protocol LocaleServices: Sendable {
  /// The canonical form of a spelling with hyphens or underscores in any case; `nil` where it is no well-formed tag.
  func identifier(_ spelling: String) -> LocaleIdentifier?

  /// The tag with CLDR's likely script and region: “zh-TW” becomes “zh-Hant-TW”.
  func maximized(_ locale: LocaleIdentifier) -> LocaleIdentifier

  /// The locale that one inherits from by CLDR: “es-419” of “es-MX”; `nil` where only the root is left.
  func parent(of locale: LocaleIdentifier) -> LocaleIdentifier?

  /// Whether the likely script of a locale runs from right to left.
  func isRightToLeft(_ locale: LocaleIdentifier) -> Bool

  /// The plural rules of a locale; those of the root, which say `other`, for one that is not known.
  ///
  /// - Complexity: tens of microseconds; keep the rules.
  func plurals(of locale: String, _ kind: PluralKind) -> any PluralSelector

  /// What writes numbers of a style; `nil` where there is none for that locale.
  ///
  /// - Complexity: tens of microseconds; keep the writer.
  func numbers(in locale: String, _ style: NumberStyle) -> (any NumberWriter)?

  /// What joins texts as a locale does; `nil` where there is none for that locale.
  func lists(in locale: String, _ style: ListStyle) -> (@Sendable (_ items: [String]) -> String)?

  /// What writes moments in the calendar and the words of a locale; `nil` where there is none for that locale.
  func dates(in locale: String, _ style: DateStyle) -> (@Sendable (_ secondsSince1970: Double) -> String)?

  /// What writes the values of `{name, type, style}` in a pattern of ICU's syntax.
  ///
  /// - Parameters:
  ///   - type: In small letters, as in “number” or “date”.
  ///   - style: What follows the type, as in “percent” or “::yMMMd”.
  /// - Throws: ``PatternError`` for what the system does not write, its offset counted from the start of the style.
  func pattern(
    in locale: String, type: String, style: String?
  ) throws(PatternError) -> @Sendable (_ value: PatternValue) -> String?
}
