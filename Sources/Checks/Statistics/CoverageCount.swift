import ICU
import Project
import StringFormats
import StringTables

/// Counts the translations of one table in one locale.
struct CoverageCount {
  private let source: SourceKeys
  private let required: Set<String>

  /// - Parameter locale: The language of the translations, whose plural forms are asked for.
  init(of source: SourceKeys, in locale: String) {
    self.source = source
    let identifier = LocaleIdentifier(locale)
    let isKnown = identifier.map { $0.isKnownLanguage && !$0.isPseudo } ?? false
    let rules = isKnown ? identifier.flatMap { try? PluralRules(locale: $0.tag) } : nil
    required = Set(rules?.integerSamples.keys.map(\.rawValue) ?? [])
  }

  /// The coverage by `table`; `nil` stands for a locale that lacks it.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  func coverage(of table: Table?) -> Coverage {
    var coverage = Coverage()
    coverage.keys = source.count
    guard let table else {
      coverage.missing = source.count
      coverage.left = source.total
      return coverage
    }
    let match = KeyMatch(of: table, to: source.table)
    coverage.translated = match.regrouped
    for number in match.missing { add(number, to: &coverage) { $0.missing += 1 } }
    var number = 0
    table.forEachPlainText(in: table.entries.indices) { text in
      defer { number += 1 }
      guard let key = match.source(of: number) else { return }
      if let text, text.isEmpty, source.amounts[key]?.characters ?? 0 > 0 {
        add(key, to: &coverage) { $0.missing += 1 }
      } else if let flaw = flaw(of: table.entries[number], isVaried: text == nil) {
        add(key, to: &coverage) { $0.flaws[flaw, default: 0] += 1 }
      } else if source.amounts[key] != nil {
        coverage.translated += 1
      }
    }
    return coverage
  }

  /// Counts a key that is not translated, if it is one to translate.
  private func add(_ key: Int, to coverage: inout Coverage, _ count: (inout Coverage) -> Void) {
    guard let amount = source.amounts[key] else { return }
    count(&coverage)
    coverage.left += amount
  }

  /// Why the translation is not finished; `nil` where it is.
  func flaw(of entry: Table.Entry, isVaried: Bool) -> Coverage.Flaw? {
    let hasStates = entry.format == .xcstrings || entry.format == .xliff
    guard hasStates || isVaried else { return nil }
    let written = entry.entry
    if written.isStale { return .stale }
    if let state = written.state { return Coverage.Flaw(state) }
    guard case .varied(let value) = written.value else { return nil }
    let states = value.texts.compactMap(\.state?.value)
    if states.contains(.new) { return .new }
    if states.contains(.needsReview) { return .needsReview }
    let plurals = ([value.format] + value.substitutions.map(\.variant)).flatMap(\.pluralCases)
    let lacksForm = plurals.contains { cases in
      !required.isSubset(of: cases.map { entry.source.document.text($0.selector) })
    }
    return lacksForm ? .missingForms : nil
  }
}

extension Coverage.Flaw {
  fileprivate init?(_ state: EntryState) {
    switch state {
    case .new: self = .new
    case .needsReview: self = .needsReview
    case .translated, .machineTranslated, .unknown: return nil
    }
  }
}
