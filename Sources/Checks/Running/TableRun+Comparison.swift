import Messages
import Project

// MARK: Beside the source

extension TableRun {
  /// What a rule about an entry beside its source may ask for.
  private struct Question {
    /// What a text of the entry has, or the one of the source that it stands for.
    var either: TextTraits
    var difference: TextTraits
    /// Whether a rule asks about one of its texts.
    var asksPairs: Bool

    /// Of an entry of which too little is known.
    static let unknown = Question(
      either: TextTraits(rawValue: .max), difference: TextTraits(rawValue: .max), asksPairs: true)
  }

  private func question(_ own: TextFacts, _ other: TextFacts, of source: TableFacts) -> Question {
    if own.isVaried || other.isVaried {
      guard let variation = own.variation, let place = other.variation else { return .unknown }
      return question(variation, place, of: source.variations)
    }
    let either = own.traits.union(other.traits)
    let difference = own.difference(from: other)
    return Question(
      either: either, difference: difference,
      asksPairs: rules.pairTrigger.fires(either: either, difference: difference))
  }

  /// - Parameters:
  ///   - variation: The number of the entry among those that vary.
  ///   - place: That of the source.
  private func question(_ variation: Int, _ place: Int, of source: VariationList) -> Question {
    guard facts.variations.hasSameShape(variation, as: place, of: source) else { return .unknown }
    var question = Question(either: [], difference: [], asksPairs: false)
    for leaf in facts.variations.leaves(of: variation) {
      guard let other = source.counterpart(of: leaf, in: place) else { return .unknown }
      let either = leaf.facts.traits.union(other.facts.traits)
      var difference = leaf.facts.difference(from: other.facts)
      if rules.pairTrigger.fires(either: either, difference: difference) { question.asksPairs = true }
      // Formats of one shape read the same.
      if leaf.isFormat { difference.remove(.arguments) }
      question.either.formUnion(either)
      question.difference.formUnion(difference)
    }
    return question
  }

  /// - Parameter place: The entry of the source with the same key.
  mutating func compare(_ number: Int, _ source: TableFacts, _ place: Int) {
    // Code may show the key in place of a text that is empty.
    if source[place].traits.contains(.empty) { return compareWithKey(number) }
    let question = question(facts[number], source[place], of: source)
    let asksUnits = rules.unitTrigger.fires(either: question.either, difference: question.difference)
    guard question.asksPairs || asksUnits, !source.table.entries[place].isUntold else { return }
    let unit = Unit(
      table: group.name, locale: table.locale, source: source.table.entries[place], translation: table.entries[number])
    if asksUnits {
      let compared = ComparedUnit(
        unit, source: source.message(place), translation: message(number), plurals: report.plurals(of: table.locale))
      for (rule, trigger, check) in rules.units
      where trigger.fires(either: question.either, difference: question.difference) {
        report.rule = rule
        check(compared, &report)
      }
    }
    guard question.asksPairs, !rules.pairs.isEmpty else { return }
    let locale = source.table.locale
    if let original = unit.source.plainText, let text = unit.translation.plainText {
      return checkPair(unit, (original, source[place]), (text, facts[number]), category: nil, of: locale)
    }
    let read = (source: source.message(place), translation: message(number))
    for (leaf, facts) in zip(read.translation.leaves, read.translation.facts) {
      guard let number = read.source.counterparts.counterpart(of: leaf) else { continue }
      checkPair(
        unit, (read.source.leaves[number].text, read.source.facts[number]), (leaf.text, facts),
        category: leaf.category, of: locale)
    }
  }

  /// Where the development language has no text for a key, an app shows the key: its arguments are those of the source.
  mutating func compareWithKey(_ number: Int) {
    let entry = table.entries[number]
    guard entry.key.string.utf8.contains(UInt8(ascii: "%")) else { return }
    let source = entry.showingKey
    let compared = ComparedUnit(
      Unit(table: group.name, locale: table.locale, source: source, translation: entry),
      source: ReadMessage(source.message), translation: message(number),
      plurals: report.plurals(of: table.locale))
    for (rule, _, check) in rules.units {
      report.rule = rule
      check(compared, &report)
    }
  }

  private typealias ReadText = (text: LocatedText, facts: TextFacts)

  /// - Parameters:
  ///   - category: The plural category that the translation stands for.
  ///   - locale: That of the source.
  private mutating func checkPair(
    _ unit: Unit, _ source: ReadText, _ translation: ReadText, category: String?, of locale: String
  ) {
    let either = translation.facts.traits.union(source.facts.traits)
    let difference = translation.facts.difference(from: source.facts)
    guard rules.pairTrigger.fires(either: either, difference: difference) else { return }
    let pair = TextPair(
      unit: unit, source: source.text, translation: translation.text, sourceTraits: source.facts.traits,
      translationTraits: translation.facts.traits, sourceLocale: locale, category: category)
    for (rule, trigger, check) in rules.pairs where trigger.fires(either: either, difference: difference) {
      report.rule = rule
      check(pair, &report)
    }
  }
}
