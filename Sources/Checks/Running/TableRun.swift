import Project
import Strings

/// Runs the rules over one table in one locale.
struct TableRun {
  private let rules: TableRules
  private let group: TableGroup
  private let table: Table
  private let facts: TableFacts
  /// The development language; `nil` where it cannot be told, and for itself.
  private let source: TableFacts?
  private let isSource: Bool
  private var report: Report

  init(_ rules: TableRules, group: TableGroup, table: Table, source: TableFacts?, _ report: Report) {
    self.rules = rules
    self.group = group
    self.table = table
    isSource = table.locale == group.developmentLocale
    facts = isSource ? source ?? TableFacts(table) : TableFacts(table)
    let isCompared = !isSource && group.translations.contains(table.locale)
    self.source = isCompared ? source : nil
    self.report = report
  }

  mutating func entries() -> [Report.Entry] {
    let match = source.map { KeyMatch(of: table, to: $0.table) }
    if let match, let source {
      let translated = TranslatedTable(
        group: group, locale: table.locale, source: source.table, translation: table, match: match)
      for (rule, check) in rules.translations {
        report.rule = rule
        check(translated, &report)
      }
    }
    for number in facts.facts.indices {
      let own = facts.facts[number]
      let place = match?.source(of: number)
      if own.isVaried || !own.traits.isDisjoint(with: rules.textTraits) { checkEntry(number, own, place) }
      guard let source else { continue }
      if let place {
        compare(number, own, source, place)
      } else if !rules.units.isEmpty {
        compareWithKey(number)
      }
    }
    return report.entries
  }

  // MARK: One entry alone

  /// - Parameter place: The entry of the source with the same key.
  private mutating func checkEntry(_ number: Int, _ facts: TextFacts, _ place: Int?) {
    let read = self.facts.message(number)
    let entry = CheckedEntry(
      entry: table.entries[number], message: read.message, table: group.name, locale: table.locale,
      isSource: isSource, isVaried: facts.isVaried,
      counterpart: source.map { source in place.map { .entry($0, of: source) } ?? .key })
    if facts.isVaried {
      for (rule, check) in rules.variations {
        report.rule = rule
        check(entry, &report)
      }
    }
    for (leaf, facts) in zip(read.leaves, read.facts) where !rules.textTraits.isDisjoint(with: facts.traits) {
      let text = CheckedText(entry: entry, text: leaf.text, traits: facts.traits, leaf: leaf)
      for (rule, wanted, check) in rules.texts where !wanted.isDisjoint(with: facts.traits) {
        report.rule = rule
        check(text, &report)
      }
    }
  }

  // MARK: Beside the source

  private mutating func compare(_ number: Int, _ own: TextFacts, _ source: TableFacts, _ place: Int) {
    let other = source.facts[place]
    let isVaried = own.isVaried || other.isVaried
    let either = own.traits.union(other.traits)
    let difference = own.difference(from: other)
    let asksPairs = isVaried || rules.pairTrigger.fires(either: either, difference: difference)
    let asksUnits = isVaried || rules.unitTrigger.fires(either: either, difference: difference)
    guard asksPairs || asksUnits, !source.isUnknownText(place) else { return }
    let unit = Unit(
      table: group.name, locale: table.locale, source: source.table.entries[place], translation: table.entries[number])
    let read = (source: source.message(place), translation: facts.message(number))
    if asksUnits {
      let compared = ComparedUnit(
        unit, source: read.source, translation: read.translation, plurals: report.plurals(of: table.locale))
      for (rule, trigger, check) in rules.units
      where isVaried || trigger.fires(either: either, difference: difference) {
        report.rule = rule
        check(compared, &report)
      }
    }
    guard asksPairs, !rules.pairs.isEmpty else { return }
    for (leaf, facts) in zip(read.translation.leaves, read.translation.facts) {
      guard let number = read.source.leaves.counterpart(of: leaf) else { continue }
      checkPair(
        unit, source: read.source.leaves[number], sourceFacts: read.source.facts[number], translation: leaf, facts,
        in: source.table.locale)
    }
  }

  /// Where the development language lists no such key, an app shows the key: its arguments are those of the source.
  private mutating func compareWithKey(_ number: Int) {
    let entry = table.entries[number]
    guard entry.key.string.utf8.contains(UInt8(ascii: "%")) else { return }
    let source = entry.showingKey
    let compared = ComparedUnit(
      Unit(table: group.name, locale: table.locale, source: source, translation: entry),
      source: ReadMessage(source.message), translation: ReadMessage(entry.message),
      plurals: report.plurals(of: table.locale))
    for (rule, _, check) in rules.units {
      report.rule = rule
      check(compared, &report)
    }
  }

  private mutating func checkPair(
    _ unit: Unit, source: Message.Leaf, sourceFacts: TextFacts, translation: Message.Leaf, _ facts: TextFacts,
    in sourceLocale: String
  ) {
    let either = facts.traits.union(sourceFacts.traits)
    let difference = facts.difference(from: sourceFacts)
    guard rules.pairTrigger.fires(either: either, difference: difference) else { return }
    let pair = TextPair(
      unit: unit, source: source.text, translation: translation.text, sourceTraits: sourceFacts.traits,
      translationTraits: facts.traits, sourceLocale: sourceLocale, category: translation.category)
    for (rule, trigger, check) in rules.pairs where trigger.fires(either: either, difference: difference) {
      report.rule = rule
      check(pair, &report)
    }
  }
}
