import Project
import Strings

/// Runs the rules over one table in one locale, or over a stretch of its entries.
struct TableRun {
  private let rules: TableRules
  private let group: TableGroup
  private let table: Table
  private let entries: Range<Int>
  private let facts: TableFacts
  /// The development language; `nil` where it cannot be told, and for itself.
  private let source: TableFacts?
  private let isSource: Bool
  private var report: Report

  /// - Parameter entries: The numbers of the entries to look at; what concerns the table as a whole is part of the
  ///   first stretch.
  init(
    _ rules: TableRules, group: TableGroup, table: Table, entries: Range<Int>, source: TableFacts?, _ report: Report
  ) {
    self.rules = rules
    self.group = group
    self.table = table
    self.entries = entries
    isSource = table.locale == group.developmentLocale
    facts = isSource ? source ?? TableFacts(table, entries) : TableFacts(table, entries)
    let isCompared = !isSource && group.translations.contains(table.locale)
    self.source = isCompared ? source : nil
    self.report = report
  }

  mutating func findings() -> [Report.Entry] {
    if let source, entries.lowerBound == 0, !rules.translations.isEmpty {
      let translated = TranslatedTable(
        group: group, locale: table.locale, source: source.table, translation: table,
        match: KeyMatch(of: table, to: source.table))
      for (rule, check) in rules.translations {
        report.rule = rule
        check(translated, &report)
      }
    }
    let places = source.map { $0.table.numbers(ofKeysOf: entries, in: table) }
    for stop in stops(places) {
      let place = places.map { Int($0[stop.number - entries.lowerBound]) }.flatMap { $0 < 0 ? nil : $0 }
      if stop.isVaried {
        checkVaried(stop.number, place)
      } else if stop.isAlone {
        checkPlain(stop.number, facts[stop.number], place)
      }
      guard let source, stop.isCompared else { continue }
      if let place {
        compare(stop.number, facts[stop.number], source, place)
      } else {
        compareWithKey(stop.number)
      }
    }
    return report.entries
  }

  // MARK: Which entries some rule has something to ask on

  /// An entry to look at.
  private struct Stop {
    let number: Int
    var isVaried = false
    /// Whether a rule asks about its text alone.
    var isAlone = false
    /// Whether a rule asks about it beside its source, or beside its key.
    var isCompared = false
  }

  /// - Parameter places: By entry, that of the source with the same key or -1; `nil` where there is nothing to compare
  ///   with.
  private func stops(_ places: [Int32]?) -> [Stop] {
    guard let source, let places else {
      return facts.withFacts(of: entries) { own in own.indices.compactMap { stop($0, own[$0]) } }
    }
    return facts.withFacts(of: entries) { own in
      source.withFacts(of: source.entries) { others in
        places.withUnsafeBufferPointer { places in
          own.indices.compactMap { index in
            let other = places[index] < 0 ? nil : others[Int(places[index])]
            let isCompared = other.map { asks(own[index], $0) } ?? !rules.units.isEmpty
            return stop(index, own[index], isCompared: isCompared)
          }
        }
      }
    }
  }

  @inline(__always)
  private func stop(_ index: Int, _ facts: TextFacts, isCompared: Bool = false) -> Stop? {
    let isAlone = !facts.isVaried && !facts.traits.isDisjoint(with: rules.textTraits)
    guard facts.isVaried || isAlone || isCompared else { return nil }
    return Stop(
      number: entries.lowerBound + index, isVaried: facts.isVaried, isAlone: isAlone, isCompared: isCompared)
  }

  /// Whether some rule has something to ask on a text beside its source.
  @inline(__always)
  private func asks(_ own: TextFacts, _ other: TextFacts) -> Bool {
    if own.isVaried || other.isVaried { return true }
    let either = own.traits.union(other.traits)
    let difference = own.difference(from: other)
    return rules.pairTrigger.fires(either: either, difference: difference)
      || rules.unitTrigger.fires(either: either, difference: difference)
  }

  // MARK: One entry alone

  /// - Parameter place: The entry of the source with the same key.
  private mutating func checkVaried(_ number: Int, _ place: Int?) {
    let read = facts.message(number)
    let entry = checkedEntry(number, read: read, place)
    for (rule, check) in rules.variations {
      report.rule = rule
      check(entry, &report)
    }
    for (leaf, facts) in zip(read.leaves, read.facts) where !rules.textTraits.isDisjoint(with: facts.traits) {
      check(CheckedText(entry: entry, text: leaf.text, traits: facts.traits, leaf: leaf))
    }
  }

  private mutating func checkPlain(_ number: Int, _ facts: TextFacts, _ place: Int?) {
    let entry = checkedEntry(number, read: nil, place)
    guard let text = entry.entry.plainText else { return }
    check(CheckedText(entry: entry, text: text, traits: facts.traits, leaf: Message.Leaf(text)))
  }

  private func checkedEntry(_ number: Int, read: ReadMessage?, _ place: Int?) -> CheckedEntry {
    CheckedEntry(
      entry: table.entries[number], read: read, table: group.name, locale: table.locale, isSource: isSource,
      counterpart: source.map { source in place.map { .entry($0, of: source) } ?? .key })
  }

  private mutating func check(_ text: CheckedText) {
    // By their numbers: to take a rule in hand counts references.
    for number in rules.texts.indices where !rules.texts[number].traits.isDisjoint(with: text.traits) {
      report.rule = rules.texts[number].rule
      rules.texts[number].check(text, &report)
    }
  }

  // MARK: Beside the source

  private mutating func compare(_ number: Int, _ own: TextFacts, _ source: TableFacts, _ place: Int) {
    let other = source[place]
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
