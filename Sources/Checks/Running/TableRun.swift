import Messages
import Project
import StringTables

/// Runs the rules over one table in one locale, or over a stretch of its entries.
struct TableRun {
  let rules: TableRules
  let group: TableGroup
  let table: Table
  private let entries: Range<Int>
  let facts: TableFacts
  /// The development language; `nil` where it cannot be told, and for itself.
  let source: TableFacts?
  private let isSource: Bool
  /// Whether the development language may have entries that a defect hides.
  private let isSourceBroken: Bool
  var report: Report
  /// What the plurals of the language are like; `nil` before an entry varies.
  private var language: LanguageForms?
  /// That of the table in the project.
  private let groupNumber: Int?
  /// The message that was asked for last: one entry may be looked at alone and beside its source.
  private var last: (number: Int, message: ReadMessage)?
  /// The entry that was asked for last whether it is a format of a rule editor: each of its texts asks.
  private var lastAsked: (entry: CheckedEntry, isRuleEditorFormat: Bool)?

  /// - Parameters:
  ///   - groupNumber: That of the table in the project; `nil` where it is compared with nothing.
  ///   - entries: The numbers of the entries to look at; what concerns the table as a whole is part of the first
  ///     stretch.
  init(
    _ rules: TableRules, group: TableGroup, groupNumber: Int? = nil, table: Table, entries: Range<Int>,
    source: TableFacts?,
    isSourceBroken: Bool = false, _ report: Report
  ) {
    self.isSourceBroken = isSourceBroken
    self.rules = rules
    self.group = group
    self.table = table
    self.entries = entries
    isSource = table.locale == group.developmentLocale
    facts = isSource ? source ?? TableFacts(table, entries) : TableFacts(table, entries)
    let isCompared = !isSource && group.isTranslation(table.locale)
    self.source = isCompared ? source : nil
    self.groupNumber = groupNumber
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
    let mayBeDoubtful = isAnyDoubtful(table) || source.map { isAnyDoubtful($0.table) } ?? false
    for stop in stops(places) {
      if mayBeDoubtful, table.entries[stop.number].isDoubtful { continue }
      let place = places.map { Int($0[stop.number - entries.lowerBound]) }.flatMap { $0 < 0 ? nil : $0 }
      if places != nil, place == nil, !isSourceBroken, isNeverShown(stop.number) { continue }
      if let variation = facts[stop.number].variation {
        checkVaried(stop.number, variation, place)
      } else if stop.isAlone {
        let entry = checkedEntry(stop.number, nil, nil, place)
        if let text = entry.entry.plainText {
          check(CheckedText(entry: entry, text: text, traits: facts[stop.number].traits, category: nil, number: nil))
        }
      }
      guard let source, stop.isCompared else { continue }
      if mayBeDoubtful, let place, source.table.entries[place].isDoubtful { continue }
      if let place {
        compare(stop.number, source, place)
      } else if !isSourceBroken {
        compareWithKey(stop.number)
      }
    }
    return report.entries
  }

  /// Whether no code uses a key that the development language lacks, which is all that is told of it.
  private func isNeverShown(_ number: Int) -> Bool {
    groupNumber.map { report.isUnused(table.entries[number].key.string, inGroup: $0) } ?? false
  }

  /// Whether the texts of some entries cannot be relied on.
  private func isAnyDoubtful(_ table: Table) -> Bool { table.documents.contains { $0.document.mayBeDoubtful } }

  // MARK: Which entries some rule has something to ask on

  /// An entry to look at.
  private struct Stop {
    let number: Int
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
    return Stop(number: entries.lowerBound + index, isAlone: isAlone, isCompared: isCompared)
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

  /// - Parameters:
  ///   - variation: Its number among the entries that vary.
  ///   - place: The entry of the source with the same key.
  private mutating func checkVaried(_ number: Int, _ variation: Int, _ place: Int?) {
    let varied = facts.variations[variation]
    let language = self.language ?? LanguageForms(of: table.locale, &report)
    self.language = language
    let traits = varied.traits(in: language)
    let asksTexts = !rules.textTraits.isDisjoint(with: varied.textTraits)
    let asked = traits.intersection(rules.variationTraits)
    guard asksTexts || !asked.isEmpty else { return }
    // These rules ask for the message at each of its texts.
    let asksMessage = !varied.textTraits.isDisjoint(with: [.undefinedVariable, .unusualPercent, .unevenPositions])
    let read = asked.isDisjoint(with: .ofTexts) && !asksMessage ? nil : message(number)
    let entry = checkedEntry(number, language, read, place)
    for (rule, wanted, check) in rules.variations where !wanted.isDisjoint(with: traits) {
      report.rule = rule
      check(entry, &report)
    }
    guard asksTexts else { return }
    for (index, leaf) in facts.variations.leaves(of: variation).enumerated()
    where !rules.textTraits.isDisjoint(with: leaf.facts.traits) {
      let (text, category) = text(of: leaf, index, in: entry)
      check(CheckedText(entry: entry, text: text, traits: leaf.facts.traits, category: category, number: index))
    }
  }

  /// A text of an entry that varies, with its plural category.
  private func text(
    of leaf: VariationFacts.Leaf, _ number: Int, in entry: CheckedEntry
  ) -> (LocatedText, category: String?) {
    if let text = leaf.text { return (entry.entry.located(text), leaf.form.name) }
    let leaf = entry.leaves[number]
    return (leaf.text, leaf.category)
  }

  /// The message of an entry, put together once for all that look at it one after the other.
  mutating func message(_ number: Int) -> ReadMessage {
    if let last, last.number == number { return last.message }
    let message = facts.message(number)
    last = (number, message)
    return message
  }

  private func checkedEntry(
    _ number: Int, _ language: LanguageForms?, _ read: ReadMessage?, _ place: Int?
  ) -> CheckedEntry {
    CheckedEntry(
      entry: table.entries[number], language: language, read: read, table: group.name, locale: table.locale,
      isSource: isSource,
      counterpart: source.map { source in place.map { .entry($0, of: source) } ?? .key })
  }

  private mutating func check(_ text: CheckedText) {
    // By their numbers: to take a rule in hand counts references.
    for number in rules.texts.indices where !rules.texts[number].traits.isDisjoint(with: text.traits) {
      if rules.texts[number].readsArguments, isRuleEditorFormat(text.entry) { continue }
      report.rule = rules.texts[number].rule
      rules.texts[number].check(text, &report)
    }
  }

  private mutating func isRuleEditorFormat(_ entry: CheckedEntry) -> Bool {
    if let lastAsked, lastAsked.entry === entry { return lastAsked.isRuleEditorFormat }
    let isOne = entry.entry.isRuleEditorFormat
    lastAsked = (entry, isOne)
    return isOne
  }
}
