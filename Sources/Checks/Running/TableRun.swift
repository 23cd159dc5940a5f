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
      if own.isVaried || !own.traits.isDisjoint(with: rules.textTraits) { checkEntry(number, own) }
      if let source, let place = match?.source(of: number) { compare(number, own, source, place) }
    }
    return report.entries
  }

  // MARK: One entry alone

  private mutating func checkEntry(_ number: Int, _ facts: TextFacts) {
    let entry = table.entries[number]
    let message = entry.message
    let checked = CheckedEntry(
      entry: entry, message: message, table: group.name, locale: table.locale, isSource: isSource)
    if facts.isVaried {
      for (rule, check) in rules.variations {
        report.rule = rule
        check(checked, &report)
      }
    }
    for leaf in message.leaves {
      let traits = facts.isVaried ? TextScan.facts(of: leaf.text.string).traits : facts.traits
      let text = CheckedText(entry: checked, text: leaf.text, traits: traits, leaf: leaf)
      for (rule, wanted, check) in rules.texts where !wanted.isDisjoint(with: traits) {
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
    guard asksPairs || asksUnits else { return }
    let unit = Unit(
      table: group.name, locale: table.locale, source: source.table.entries[place], translation: table.entries[number])
    let messages = (source: unit.source.message, translation: unit.translation.message)
    if asksUnits {
      let compared = ComparedUnit(
        unit, source: messages.source, translation: messages.translation, plurals: report.plurals(of: table.locale))
      for (rule, trigger, check) in rules.units
      where isVaried || trigger.fires(either: either, difference: difference) {
        report.rule = rule
        check(compared, &report)
      }
    }
    guard asksPairs, !rules.pairs.isEmpty else { return }
    let sourceLeaves = messages.source.leaves
    for leaf in messages.translation.leaves {
      guard let counterpart = sourceLeaves.counterpart(of: leaf) else { continue }
      checkPair(
        unit, source: counterpart, sourceFacts: other.isVaried ? TextScan.facts(of: counterpart.text.string) : other,
        translation: leaf, own.isVaried ? TextScan.facts(of: leaf.text.string) : own, in: source.table.locale)
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
