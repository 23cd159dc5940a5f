import ICU
import Project
import SourceText

/// Where the rules put what they find, and what they may ask.
public struct Report {
  /// A finding whose place is still counted in bytes.
  struct Entry {
    var rule: Rule
    var severity: Severity
    var message: String
    var place: Place
    var table: String?
    var key: String?
    var locale: String?
    @Apart var layout: LayoutFacts?
    @Apart var limit: LimitFacts?
    @Apart var fix: Fix?
  }

  enum Place {
    /// Bytes of a document, by its number in the project.
    case document(Int, ByteRange)
    /// A binding of the configuration file.
    case configuration(SourcePosition)
  }

  let measured: MeasuredProject
  /// What the project sets, by the identifiers of the rules.
  let settings: [String: RuleSettings]
  /// The rule that is running; `nil` before the first.
  var rule: Rule?
  private(set) var entries: [Entry] = []
  private var plurals: [String: PluralRules?] = [:]
  private var neededForms: [String: [NeededForm]] = [:]
  /// How languages write, by locale, as far as a rule has asked.
  var conventions: [String: LanguageConventions] = [:]

  init(measured: MeasuredProject, settings: [String: RuleSettings], rule: Rule? = nil) {
    self.measured = measured
    self.settings = settings
    self.rule = rule
  }

  var project: Project { measured.project }

  /// The plural rules of a locale, of a pseudo-locale those of the development language; `nil` for a locale whose
  /// language ICU does not know.
  mutating func plurals(of locale: String) -> PluralRules? {
    if let known = plurals[locale] { return known }
    let development = project.developmentLanguage
    // `Base` holds the development language, which nothing else may name.
    let name = locale == "Base" ? (development == "Base" ? "en" : development) : locale
    var identifier = LocaleIdentifier(name)
    if identifier?.isPseudo ?? false { identifier = LocaleIdentifier(development) }
    let made = identifier.flatMap { $0.isKnownLanguage ? try? PluralRules(locale: $0.tag) : nil }
    plurals[locale] = .some(made)
    return made
  }

  /// The plural forms that a locale uses, `other` apart; none for a language that ICU does not know.
  mutating func neededForms(of locale: String) -> [NeededForm] {
    if let known = neededForms[locale] { return known }
    let made = plurals(of: locale).map(NeededForm.all) ?? []
    neededForms[locale] = made
    return made
  }

  mutating func add(
    _ message: String, at place: Place, table: String? = nil, key: String? = nil, locale: String? = nil,
    severity: Severity? = nil, layout: LayoutFacts? = nil, limit: LimitFacts? = nil, fix: Fix? = nil
  ) {
    guard let rule else { preconditionFailure("a finding without a rule") }
    entries.append(
      Entry(
        rule: rule, severity: settings[rule.id]?.severity ?? severity ?? rule.severity, message: message, place: place,
        table: table, key: key, locale: locale, layout: layout, limit: limit, fix: fix))
  }

  /// Reports a defect of one text of an entry.
  mutating func add(_ message: String, of text: CheckedText, severity: Severity? = nil, fix: Fix? = nil) {
    add(message, at: text.text.range, of: text.entry, severity: severity, fix: fix)
  }

  /// Reports a defect at `range` of the file of an entry.
  mutating func add(
    _ message: String, at range: ByteRange, of entry: CheckedEntry, severity: Severity? = nil, fix: Fix? = nil
  ) {
    add(
      message, at: .document(entry.entry.document, range), table: entry.table, key: entry.key,
      locale: entry.locale == TableGroup.noLocale ? nil : entry.locale,
      severity: severity, fix: fix)
  }

  /// Reports a defect of a translated text.
  mutating func add(_ message: String, of pair: TextPair, severity: Severity? = nil, fix: Fix? = nil) {
    add(message, at: pair.translation.range, of: pair.unit, severity: severity, fix: fix)
  }

  /// Reports a defect of a translation at `range` of its file.
  mutating func add(
    _ message: String, at range: ByteRange, of unit: Unit, severity: Severity? = nil, fix: Fix? = nil
  ) {
    add(
      message, at: .document(unit.translation.document, range), table: unit.table, key: unit.key, locale: unit.locale,
      severity: severity, fix: fix)
  }
}
