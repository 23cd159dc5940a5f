import ICU
import Placeholders
import SourceFacts
import StringTables

extension Rule {
  /// Flags a plural that lacks a form which the language uses.
  static let missingPluralCategory = Rule(
    id: "missing-plural-category",
    summary: "A plural lacks a category that its language requires.",
    rationale: """
      Numbers of that category show the form `other`, which is wrong in the language. Where `many` alone is not there, \
      as in Polish, a warning: `other` is for fractions then, and nothing is said where it reads as `many` should; \
      where `few` is not there either, that alone is told. A warning too where no form shows its number: the plural of \
      a heading is that of any number; where the text is marked for review, and for `zero` where it is for 0 alone, as \
      in Arabic. A copy of the source lacks its translation first. A text for many things alone needs no other, nor \
      does one in a language whose nouns stay as they are behind a number, as Turkish.
      """,
    example: RuleExample(
      bad: .plural(["one": "%lld dzień", "many": "%lld dni", "other": "%lld dnia"], in: "pl"),
      good: .plural(["one": "%lld dzień", "few": "%lld dni", "many": "%lld dni", "other": "%lld dnia"], in: "pl")),
    severity: .error,
    options: [
      RuleOption(
        "largeNumbers",
        "Ask for forms that only numbers from a million on select, such as `many` in French and Spanish.",
        .flag(default: false))
    ],
    check: .variation(on: .lackedForm) { entry, report in
      guard let language = entry.language, let plurals = language.plurals else { return }
      for plural in entry.plurals where !plural.forms.isSuperset(of: language.needed) {
        report.addMissing(language.lacks, plurals, of: plural, in: entry)
      }
    })
}

extension Report {
  fileprivate mutating func addMissing(
    _ lacks: [(form: NeededForm, clause: String)], _ plurals: PluralRules, of plural: NamedPlural,
    in entry: CheckedEntry
  ) {
    // A name that is no category, which is told, may stand for the one that is missing.
    guard !plural.selectors.isEmpty, !plural.hasUnknownForm, !entry.isCopy else { return }
    let lacksFew = lacks.contains { $0.form.category == .few } && !plural.forms.contains(PluralForms(.few))
    lazy var showsNumber = entry.showsNumber(of: plural)
    for (form, clause) in lacks where !plural.forms.contains(PluralForms(form.category)) {
      if form.isOfLargeNumbers, !flag("largeNumbers") { continue }
      // What `other` has then is what `many` should.
      if form.category == .many, lacksFew { continue }
      if form.category == .one, !plurals.selectsSeveral(.one), isForMany(plural, in: entry) { continue }
      // A text for many things alone, or in a language whose nouns stay as they are behind a number.
      let isUnvaried = plural.isOtherAlone(in: plurals)
      if isUnvaried, entry.isSource, entry.keepsItsForm(behindNumberOf: plural) { continue }
      if isUnvaried, form.category == .one,
        Self.unvarying.contains(where: { LocaleIdentifier.areOfOneLanguage(entry.locale, $0) })
      {
        continue
      }
      if form.category == .many, entry.hasMany(inOther: plural) { continue }
      let isWarning =
        isUnvaried || form.isOfLargeNumbers || !showsNumber
        || form.category == .zero && !plurals.selectsSeveral(.zero)
        || form.category == .many && plural.forms.contains(PluralForms(.few))
        || !entry.entry.entry.unfinishedStates.isEmpty
      add(
        "\(plural.owner) of '\(entry.key)' \(clause)", at: plural.name?.range ?? entry.entry.keyRange, of: entry,
        // “Copy entries” is right for two as for five.
        severity: isWarning ? .warning : .error, isRare: !showsNumber)
    }
  }

  /// Languages whose nouns stay as they are behind a number.
  private static let unvarying: Set<String> = ["az", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "tk", "tr", "ug", "uz"]

  /// Whether the source has a text for many alone, though its language has another for one: the app shows it for no
  /// single thing.
  private mutating func isForMany(_ plural: NamedPlural, in entry: CheckedEntry) -> Bool {
    guard let source = entry.source.map(NamedPlural.all)?.first(where: { $0.name?.string == plural.name?.string }),
      let plurals = plurals(of: project.developmentLanguage), plurals.categories.contains(.one)
    else { return false }
    return source.isOtherAlone(in: plurals)
  }
}

extension CheckedEntry {
  /// Whether a form of the plural shows the number, or the text around it does.
  fileprivate func showsNumber(of plural: NamedPlural) -> Bool {
    let forms = leaves.filter { $0.category != nil && $0.variable == plural.name?.string }
    if forms.contains(where: message.showsNumber) { return true }
    guard let form = forms.first else { return false }
    let position = form.selectingPosition ?? form.firstPosition
    return leaves.contains { leaf in
      leaf.category == nil
        && signature(of: leaf).arguments.contains { $0.position == position && $0.variableName == nil }
    }
  }

  /// Whether `other` reads as `many` should, though it is for fractions: Russian and its neighbours show these with the
  /// word that `few` has, Polish with one that ends otherwise than the genitive of many things mostly does.
  fileprivate func hasMany(inOther plural: NamedPlural) -> Bool {
    func words(_ category: PluralCategory) -> [Substring]? {
      leaves.first { $0.category == category.rawValue && $0.variable == plural.name?.string }?.text.string
        .split { !$0.isLetter }
    }
    guard let few = words(.few), let other = words(.other) else { return false }
    let own = other.filter { !few.contains($0) }
    if ["ru", "uk", "be"].contains(where: { LocaleIdentifier.areOfOneLanguage(locale, $0) }) { return !own.isEmpty }
    guard LocaleIdentifier.areOfOneLanguage(locale, "pl") else { return false }
    return own.contains { !"au".contains($0.last ?? "a") }
  }

  /// Whether nothing behind the number has a plural: “%d min”, “Step %d”.
  fileprivate func keepsItsForm(behindNumberOf plural: NamedPlural) -> Bool {
    leaves.filter { $0.category != nil && $0.variable == plural.name?.string }.allSatisfy { leaf in
      let text = leaf.text.string
      guard let number = FormatScanner.specifiers(in: text).first(where: { $0.kind != .percent }) else { return false }
      let rest = String(decoding: text.utf8.dropFirst(number.range.upperBound), as: UTF8.self)
      let word = rest.drop { !$0.isLetter }.prefix(while: \.isLetter)
      return word.isEmpty || UnitName.isOne(String(word)) || Self.times.contains(word.lowercased())
    }
  }

  /// Units of time, shortened.
  private static let times: Set<String> = ["h", "hr", "m", "s", "d", "w", "y", "wk", "mo", "yr"]
}

extension NamedPlural {
  /// Whether `other` is its only form; `zero` is a text of its own for 0 in languages whose grammar has no such form.
  fileprivate func isOtherAlone(in plurals: PluralRules) -> Bool {
    let apart: PluralForms = plurals.categories.contains(.zero) ? [] : PluralForms(.zero)
    return forms.subtracting(apart) == .other && !hasUnknownForm
  }

  fileprivate var hasUnknownForm: Bool { selectors.contains { PluralForms(named: $0.string).isEmpty } }
}
