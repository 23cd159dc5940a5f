import DesignTokens
import ICU
import Messages
import Project
import SourceText
import StringTables

/// Where the rules put what they find, and what they may ask.
package struct Report {
  /// A finding whose place is still counted in bytes.
  struct Entry {
    var facts: FindingFacts
    let place: Place
    /// Whether it is counted and not told: a missing key of a language that is not called complete.
    var isCounted = false
  }

  enum Place {
    /// Bytes of a document, by its number in the project.
    case document(Int, ByteRange)
    /// Bytes of a source file, by its number.
    case source(Int, ByteRange)
    /// A file that is not read, by its path.
    case file(String)
    /// A binding of the configuration file.
    case configuration(SourcePosition)
    /// A token, in the files of a theme by its number.
    case token(TokenPlace, theme: Int)
  }

  let measured: MeasuredProject
  /// What the project sets, by the identifiers of the rules.
  let settings: [String: RuleSettings]
  /// The rule that is running; `nil` before the first.
  var rule: Rule?
  private(set) var entries: [Entry] = []
  private var plurals: [String: PluralFacts] = [:]
  /// Those that were asked for last: entries of one language follow one another.
  private var lastPlurals: (locale: String, facts: PluralFacts)?
  /// How languages write, by locale, as far as a rule has asked.
  var conventions: [String: LanguageConventions] = [:]
  /// Those that were asked for last.
  var lastConventions = (locale: "", conventions: LanguageConventions())
  /// Whether a source text of a table has a Markdown link, by its name, as far as a rule has asked.
  var tablesWithLinks: [String: Bool] = [:]

  /// What the glossary says of the languages that were asked for last.
  var termFinder: (source: String, locale: String, finder: TermFinder?)?

  init(measured: MeasuredProject, settings: [String: RuleSettings], rule: Rule? = nil) {
    self.measured = measured
    self.settings = settings
    self.rule = rule
  }

  var project: Project { measured.project }

  /// The plural rules of a locale, of a pseudo-locale those of the development language; `nil` for a locale whose
  /// language ICU does not know.
  mutating func plurals(of locale: String) -> PluralRules? { pluralFacts(of: locale).rules }

  /// The plural forms that a locale uses, `other` apart; none for a language that ICU does not know.
  mutating func neededForms(of locale: String) -> [NeededForm] { pluralFacts(of: locale).needed }

  /// The plural forms that some number selects in a locale, and `zero`, which holds for 0 in every language.
  mutating func usedForms(of locale: String) -> PluralForms { pluralFacts(of: locale).used }

  /// What rules ask of the plurals of a language.
  private final class PluralFacts {
    let rules: PluralRules?
    private(set) lazy var needed = rules.map(NeededForm.all) ?? []
    private(set) lazy var used = PluralForms(rules?.categories ?? []).union(PluralForms(.zero))

    init(_ rules: PluralRules?) { self.rules = rules }
  }

  private mutating func pluralFacts(of locale: String) -> PluralFacts {
    if let lastPlurals, lastPlurals.locale == locale { return lastPlurals.facts }
    let facts = plurals[locale] ?? PluralFacts(makePlurals(of: locale))
    plurals[locale] = facts
    lastPlurals = (locale, facts)
    return facts
  }

  private func makePlurals(of locale: String) -> PluralRules? {
    let development = project.developmentLanguage
    // `Base` holds the development language, which nothing else may name.
    let name = locale == FolderName.base ? (development == FolderName.base ? "en" : development) : locale
    var identifier = LocaleIdentifier(name)
    if identifier?.isPseudo ?? false { identifier = LocaleIdentifier(development) }
    return identifier.flatMap { $0.isKnownLanguage ? try? PluralRules(locale: $0.tag) : nil }
  }

  mutating func add(
    _ message: String, at place: Place, table: String? = nil, key: String? = nil, locale: String? = nil,
    severity: Severity? = nil, isRare: Bool = false, distance: Int = 0, isGrave: Bool = false,
    layout: LayoutFacts? = nil, cell: CellPlace? = nil, limit: LimitFacts? = nil, keys: [FindingFacts.Key] = [],
    fix: Fix? = nil
  ) {
    add(
      exact: Self.exact(message), at: place, table: table, key: .init(key), locale: locale, severity: severity,
      isRare: isRare, distance: distance, isGrave: isGrave, layout: layout, cell: cell, limit: limit, keys: keys,
      fix: fix)
  }

  /// - Parameter message: With no room behind it, see ``exact(_:)``.
  private mutating func add(
    exact message: String, at place: Place, table: String?, key: FindingFacts.Key, locale: String?,
    severity: Severity?, isRare: Bool = false, distance: Int = 0, isGrave: Bool = false,
    layout: LayoutFacts? = nil, cell: CellPlace? = nil, limit: LimitFacts? = nil, keys: [FindingFacts.Key] = [],
    fix: Fix? = nil
  ) {
    guard let rule else { preconditionFailure("a finding without a rule") }
    let facts = FindingFacts(
      rule: rule.id, severity: settings[rule.id]?.severity ?? severity ?? rule.severity, message: message,
      table: table, key: key, locale: locale, isRare: isRare, distance: distance, isGrave: isGrave,
      layout: Apart(layout), cell: Apart(cell), limit: Apart(limit), keys: Apart(keys.isEmpty ? nil : keys),
      fix: Apart(fix))
    entries.append(Entry(facts: facts, place: place))
  }

  /// Counts a key that a language lacks.
  mutating func count(_ entry: Table.Entry, at place: Place, table: String, locale: String) {
    guard let rule else { preconditionFailure("a finding without a rule") }
    let facts = FindingFacts(
      rule: rule.id, severity: .warning, message: "", table: table, key: .init(of: entry), locale: locale)
    entries.append(Entry(facts: facts, place: place, isCounted: true))
  }

  /// A text that was put together has up to as much room again behind it.
  private static func exact(_ message: String) -> String {
    var message = message
    return message.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// Reports a defect of one text of an entry.
  mutating func add(_ message: String, of text: CheckedText, severity: Severity? = nil, fix: Fix? = nil) {
    add(message, at: text.text.range, of: text.entry, severity: severity, fix: fix)
  }

  /// Reports a defect at `range` of the file of an entry.
  mutating func add(
    _ message: String, at range: ByteRange, of entry: CheckedEntry, severity: Severity? = nil, isRare: Bool = false,
    isGrave: Bool = false, fix: Fix? = nil
  ) {
    add(
      exact: Self.exact(message), at: range, of: entry, severity: severity, isRare: isRare, isGrave: isGrave, fix: fix)
  }

  /// - Parameter message: With no room behind it.
  mutating func add(
    exact message: String, at range: ByteRange, of entry: CheckedEntry, severity: Severity? = nil,
    isRare: Bool = false, isGrave: Bool = false, fix: Fix? = nil
  ) {
    add(
      exact: message, at: .document(entry.entry.document, range), table: entry.table, key: .init(of: entry.entry),
      locale: entry.locale == TableGroup.noLocale ? nil : entry.locale, severity: severity, isRare: isRare,
      isGrave: isGrave, fix: fix)
  }

  /// Reports a defect of a translated text.
  mutating func add(
    _ message: String, of pair: TextPair, severity: Severity? = nil, isRare: Bool = false, fix: Fix? = nil
  ) {
    add(message, at: pair.translation.range, of: pair.unit, severity: severity, isRare: isRare, fix: fix)
  }

  /// Reports a defect of a translation at `range` of its file.
  mutating func add(
    _ message: String, at range: ByteRange, of unit: Unit, severity: Severity? = nil, isRare: Bool = false,
    isGrave: Bool = false, fix: Fix? = nil
  ) {
    add(
      exact: Self.exact(message), at: .document(unit.translation.document, range), table: unit.table,
      key: .init(of: unit.translation), locale: unit.locale, severity: severity, isRare: isRare,
      isGrave: isGrave, fix: fix)
  }
}
