import ICU

/// The texts of an app in the language of its reader.
///
/// ```swift
/// let strings = try Strings(contentsOf: "Strings", preferences: ["pl"])
/// strings["count.cues", count: 5]        // “5 wskazówek”
/// ```
///
/// A value of this type never changes and may be used from any thread.
public struct Strings: Sendable {
  /// The locale that was chosen, as its folder spells it.
  public let locale: String
  /// The locale that a key falls back to.
  public let developmentLanguage: String
  private let chosen: [String: Table]
  private let fallback: [String: Table]
  private let formatter: MessageFormatter
  private let fallbackFormatter: MessageFormatter
  private let report: @Sendable (LookupIssue) -> Void

  /// Chooses the locale of `tables` that serves `preferences` best.
  ///
  /// - Parameters:
  ///   - tables: Tables of every locale, in any order.
  ///   - preferences: The reader's languages as BCP 47 tags, the most wanted first.
  ///   - developmentLanguage: The locale that is complete, shown where another lacks a key.
  ///   - report: Called for each missing key and each argument that does not fit.
  /// - Throws: ``ICUError`` when ICU has no data.
  public init(
    tables: [Table], preferences: [String], developmentLanguage: String = "en",
    report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
  ) throws {
    let locales = Set(tables.map(\.locale))
    locale = LocaleNegotiation.best(for: preferences, among: Array(locales)) ?? developmentLanguage
    self.developmentLanguage = developmentLanguage
    self.report = report
    let chosenLocale = locale
    chosen = Self.byName(tables.filter { $0.locale == chosenLocale })
    fallback = Self.byName(tables.filter { $0.locale == developmentLanguage })
    formatter = try MessageFormatter(locale: locale)
    fallbackFormatter = try MessageFormatter(locale: developmentLanguage)
  }

  private static func byName(_ tables: [Table]) -> [String: Table] {
    Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The text of `key` with `arguments` in it; the key itself where no locale has it.
  public func text(
    _ key: String, table: String = "Localizable", arguments: [FormatArgument],
    context: VariationContext = VariationContext()
  ) -> String {
    let result: FormattedText
    if let entry = chosen[table]?[key] {
      result = formatter.text(entry.message, arguments: arguments, context: context)
    } else if let entry = fallback[table]?[key] {
      report(.missingTranslation(key, table: table, locale: locale))
      result = fallbackFormatter.text(entry.message, arguments: arguments, context: context)
    } else {
      report(.missingKey(key, table: table))
      return key
    }
    for issue in result.issues { report(.format(issue, key: key, table: table)) }
    return result.string
  }

  /// The text of `key` with `arguments` in it.
  public func text(
    _ key: String, table: String = "Localizable", _ arguments: any FormatArgumentConvertible...
  ) -> String {
    text(key, table: table, arguments: arguments.map(\.formatArgument))
  }

  /// The text of `key` without arguments.
  public subscript(key: String) -> String { text(key, arguments: []) }

  /// The text of `key` in the plural form of `count`.
  public subscript(key: String, count count: Int) -> String { text(key, arguments: [.integer(Int64(count))]) }
}
