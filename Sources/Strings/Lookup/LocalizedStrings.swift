import Messages
import SourceText

/// The texts of an app in the language of its reader.
///
/// ```swift
/// let strings = try LocalizedStrings(contentsOf: folder, preferredLanguages: ["pl"])
/// strings["count.cues", count: 5]        // “5 wskazówek”
/// ```
///
/// A value of this type never changes, may be used from any thread, and is cheap to copy. A table is read when it is
/// first asked, and a text made ready when it is first shown. Looking up texts, plurals, whole numbers and `%f` takes
/// no lock; dates, lists, other fractional numbers and patterns of ICU's syntax take one, held for microseconds.
///
/// Files are read whole and not mapped into memory: a mapped file that is cut short while a server runs kills the
/// process (SIGBUS). Once a table is read its file may change or go; ``LiveStrings`` follows its files.
public struct LocalizedStrings: Sendable {
  private let storage: LookupStorage

  /// The locale that was chosen, as its folder spells it.
  public var locale: String { storage.links[0].locale }

  /// The locale that a key falls back to.
  package var developmentLanguage: String { storage.store.options.developmentLanguage }

  /// The locales that there is a table in, as folders and catalogs spell them, sorted.
  public var availableLocales: [String] { storage.store.locales }

  /// Whether the texts are written from right to left, for the direction of the views that show them.
  ///
  /// - Complexity: tens of microseconds; keep it.
  public var isRightToLeft: Bool {
    SystemLocales.services.identifier(locale).map(SystemLocales.services.isRightToLeft) ?? false
  }

  /// Chooses the locale of `store` that serves the preferred languages best; a pseudo-locale that is wanted before all
  /// others, and that there are no tables of, is made from the development language.
  init(
    pseudolocalizing store: TableStore, preferredLanguages: [String],
    report: @escaping @Sendable (LookupIssue) -> Void
  ) {
    let store = preferredLanguages.first.flatMap(store.pseudolocalized) ?? store
    self.init(store, preferredLanguages: preferredLanguages, report: report)
  }

  /// Chooses the locale of `store` that serves the preferred languages best.
  private init(
    _ store: TableStore, preferredLanguages: [String], report: @escaping @Sendable (LookupIssue) -> Void
  ) {
    let developmentLanguage = store.options.developmentLanguage
    let chosen = LocaleNegotiation.best(for: preferredLanguages, among: store.locales) ?? developmentLanguage
    let chain = LocaleNegotiation.fallbacks(
      of: chosen, among: store.locales, developmentLanguage: developmentLanguage)
    let links = chain.map { LookupStorage.Link(locale: $0, formatter: store.formatter(for: $0)) }
    storage = LookupStorage(store, links, report: report)
  }

  /// The same texts for a reader with other preferred languages, as a server needs them for each request.
  ///
  /// Tables that were read are shared. No pseudo-locale is made: who sends a request cannot make a server read its
  /// tables anew.
  public func preferring(_ preferredLanguages: [String]) -> LocalizedStrings {
    LocalizedStrings(storage.store, preferredLanguages: preferredLanguages, report: storage.report)
  }

  /// The same texts with another hook for what lookups cannot do as asked: that of a test, say.
  ///
  /// Tables that were read are shared.
  public func reporting(to report: @escaping @Sendable (LookupIssue) -> Void) -> LocalizedStrings {
    LocalizedStrings(LookupStorage(storage.store, storage.links, report: report))
  }

  /// The same texts with numbers, dates and lists as another locale writes them.
  func writing(numbersIn locale: String) -> LocalizedStrings {
    let store = storage.store
    let links = storage.links.map { link in
      LookupStorage.Link(locale: link.locale, formatter: link.formatter.writing(like: store.formatter(for: locale)))
    }
    return LocalizedStrings(LookupStorage(store, links, report: storage.report))
  }

  private init(_ storage: LookupStorage) { self.storage = storage }

  /// The same texts with every message of the development language changed, as those of the locale `locale`.
  ///
  /// Fallbacks are as before, so that a key that only another language has is shown unchanged.
  ///
  /// - Parameters:
  ///   - locale: What the new texts are said to be in, as in “en-XA”.
  ///   - change: Makes the new message; it is told the table, the key, and whether that is meant to be translated. The
  ///     ranges of the message's texts mean nothing here: a table does not keep its files.
  package func deriving(
    locale: String, _ change: @escaping @Sendable (_ message: Message, _ place: MessagePlace) -> Message
  ) -> LocalizedStrings {
    let store = storage.store.deriving(locale, from: developmentLanguage, change)
    return LocalizedStrings(store, preferredLanguages: [locale], report: storage.report)
  }
}

// MARK: - Looking up

extension LocalizedStrings {
  /// The text of `key` with `arguments` in it; `defaultValue`, else the key itself, where no locale has it.
  ///
  /// - Parameters:
  ///   - key: As the table spells it.
  ///   - table: Its file's name without the extension.
  ///   - defaultValue: A message of the table's syntax; `nil` shows the key.
  ///   - arguments: By position.
  ///   - named: The arguments of a message in ICU's syntax, or of placeholders with names (`%(count)lld`), by these.
  ///   - width: Characters that fit, which chooses among width variants.
  /// - Complexity: O(*n*) in the lengths of key and text.
  @inline(__always)
  public func text(
    _ key: String, table: String = "Localizable", defaultValue: String? = nil, arguments: [FormatArgument],
    named: [String: FormatArgument] = [:], width: Int? = nil
  ) -> String {
    text(
      key, table: table, defaultValue: defaultValue, arguments: arguments, named: named,
      context: VariationContext(width: width))
  }

  /// The same for another device than that of the options.
  @inline(__always)
  package func text(
    _ key: String, table: String = "Localizable", defaultValue: String? = nil, arguments: [FormatArgument],
    named: [String: FormatArgument] = [:], context: VariationContext
  ) -> String {
    let storage = storage
    guard let found = storage.value(of: key, table: table) else {
      let request = LookupRequest(key: key, table: table, arguments: arguments, named: named, context: context)
      return missing(request, defaultValue: defaultValue)
    }
    return found.value._withUnsafeGuaranteedRef { value in
      if found.link == 0, let plain = value.plain { return plain }
      let request = LookupRequest(key: key, table: table, arguments: arguments, named: named, context: context)
      return text(value, found.link, request)
    }
  }

  @inline(never)
  private func text(_ value: LookupValue, _ link: Int, _ request: LookupRequest) -> String {
    storage.reportOrigin(of: request, link)
    return value.plain ?? storage.text(value.message, link, request)
  }

  @inline(never)
  private func missing(_ request: LookupRequest, defaultValue: String?) -> String {
    let storage = storage
    storage.reportOrigin(of: request, nil)
    guard let defaultValue else { return storage.shownKey(request) }
    return storage.text(storage.prepared(defaultValue, request), 0, request)
  }

  /// The text of `key` for a reader of Markdown: with the marks of grammar agreement, and the caller's texts between
  /// those of ``ArgumentMarks/literals(in:)``.
  func markedText(_ request: LookupRequest, defaultValue: String?) -> String {
    var request = request
    request.arguments = request.arguments.map(\.withoutLiteralMarks)
    let storage = storage
    let found = storage.markedMessage(of: request.key, table: request.table)
    storage.reportOrigin(of: request, found?.link)
    guard let message = found?.message ?? defaultValue.map({ storage.prepared($0, request) }) else {
      return storage.shownKey(request)
    }
    let link = found?.link ?? 0
    return storage.text(message, link, request, by: storage.links[link].formatter.markingLiterals())
  }

  /// The text of `key` with `arguments` in it.
  public func text(
    _ key: String, table: String = "Localizable", _ arguments: any FormatArgumentConvertible...
  ) -> String {
    text(key, table: table, arguments: arguments.map(\.formatArgument))
  }

  /// The text of a typed key with `arguments` in it.
  public func text(_ key: StringKey, _ arguments: any FormatArgumentConvertible...) -> String {
    text(key.name, table: key.table, defaultValue: key.defaultValue, arguments: arguments.map(\.formatArgument))
  }

  /// The text of `key` without arguments.
  public subscript(key: String) -> String { text(key, arguments: []) }

  /// The text of `key` in the plural form of `count`.
  public subscript(key: String, count count: Int) -> String { text(key, arguments: [.integer(Int64(count))]) }

  /// The text of a typed key without arguments.
  public subscript(key: StringKey) -> String {
    text(key.name, table: key.table, defaultValue: key.defaultValue, arguments: [])
  }

  /// The text of a typed key in the plural form of `count`.
  public subscript(key: StringKey, count count: Int) -> String {
    text(key.name, table: key.table, defaultValue: key.defaultValue, arguments: [.integer(Int64(count))])
  }

  /// Whether the reader's language, or one that it falls back to, has the key.
  public func contains(_ key: String, table: String = "Localizable") -> Bool {
    storage.value(of: key, table: table) != nil
  }

  /// The keys of a table in the development language, else in the reader's, in the order of the file.
  public func keys(table: String = "Localizable") -> [String] {
    let store = storage.store
    let source = store.table(table, locale: developmentLanguage) ?? store.table(table, locale: locale)
    return source?.table(storage.report).keys ?? []
  }
}
