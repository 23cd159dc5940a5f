import Project
import StringTables

/// The rules that look at tables text by text, sorted by what they are asked about.
///
/// Every text is looked at once, by its bytes. Only an entry on which some rule has something to ask is put together.
struct TableRules {
  typealias TextCheck = @Sendable (CheckedText, inout Report) -> Void
  typealias VariationCheck = @Sendable (CheckedEntry, inout Report) -> Void
  typealias PairCheck = @Sendable (TextPair, inout Report) -> Void
  typealias UnitCheck = @Sendable (ComparedUnit, inout Report) -> Void

  private(set) var translations: [(rule: Rule, check: @Sendable (TranslatedTable, inout Report) -> Void)] = []
  private(set) var variations: [(rule: Rule, traits: VariationTraits, check: VariationCheck)] = []
  private(set) var texts: [(rule: Rule, traits: TextTraits, readsArguments: Bool, check: TextCheck)] = []
  private(set) var pairs: [(rule: Rule, trigger: TextTrigger, check: PairCheck)] = []
  private(set) var units: [(rule: Rule, trigger: TextTrigger, check: UnitCheck)] = []
  /// What any rule is asked on.
  private(set) var variationTraits: VariationTraits = []
  private(set) var textTraits: TextTraits = []
  private(set) var pairTrigger = TextTrigger()
  private(set) var unitTrigger = TextTrigger()

  init(_ rules: [Rule]) {
    for rule in rules {
      switch rule.check {
      case .translation(let check): translations.append((rule, check))
      case .variation(let traits, let check):
        variations.append((rule, traits, check))
        variationTraits.formUnion(traits)
      case .text(let traits, let check):
        texts.append((rule, traits, Rule.argumentRules.contains { $0.id == rule.id }, check))
        textTraits.formUnion(traits)
      case .pair(let trigger, let check):
        pairs.append((rule, trigger, check))
        pairTrigger = pairTrigger.union(trigger)
      case .unit(let trigger, let check):
        units.append((rule, trigger, check))
        unitTrigger = unitTrigger.union(trigger)
      case .document, .table, .project, .layout, .sources, .suppressions, .tokens: continue
      }
    }
  }

  private var isEmpty: Bool {
    translations.isEmpty && variations.isEmpty && texts.isEmpty && pairs.isEmpty && units.isEmpty
  }

  /// Entries of one table in one locale.
  private struct Task: Sendable {
    let group: Int
    let table: Table
    let entries: Range<Int>

    /// Entries that one thread looks at in one go, so that a large table does not hold up the others.
    private static let most = 8_192

    /// The stretches of a table; of one without an entry, an empty one.
    ///
    /// - Parameter isAlone: Whether there is no other table to look at beside it.
    static func all(of table: Table, group: Int, isAlone: Bool = false) -> [Task] {
      let count = table.entries.count
      // Those of a large table are shorter: at its end no thread waits long for another.
      let length = isAlone ? most / 8 : count > most ? most / 4 : most
      return stride(from: 0, to: max(count, 1), by: length).map {
        Task(group: group, table: table, entries: $0..<min($0 + length, count))
      }
    }

    /// The entry of one key in one language; none where that has not the key.
    static func one(_ focus: KeyFocus, in groups: [TableGroup]) -> [Task] {
      guard let table = groups[focus.key.group].tables[focus.locale], let entry = table.number(of: focus.key.key) else {
        return []
      }
      return [Task(group: focus.key.group, table: table, entries: entry..<entry + 1)]
    }
  }

  /// What the rules find, in the order of tables and locales: a list for each stretch of a table.
  ///
  /// - Parameter only: The key to look at in one language; `nil` for all in all.
  func entries(
    of measured: MeasuredProject, _ settings: [String: RuleSettings], only focus: KeyFocus? = nil, jobs: Int
  ) -> [[Report.Entry]] {
    guard !isEmpty else { return [] }
    let groups = measured.project.groups
    let checked = measured.request.checkedLocales
    let pseudo = measured.project.pseudoLocales
    let unseen = measured.project.sourceIndex?.unseenKeys ?? [:]
    let sources = sourceFacts(of: groups, only: focus, jobs: jobs)
    let tasks =
      focus.map { Task.one($0, in: groups) }
      ?? groups.enumerated().flatMap { number, group in
        group.tables.keys.sorted().filter { locale in
          locale == group.developmentLocale || checked?.contains(locale) ?? !pseudo.contains(locale)
        }.flatMap {
          group.tables[$0].map { Task.all(of: $0, group: number) } ?? []
        }
      }
    let lost = LostEntries(of: measured.project)
    var found = tasks.concurrentMap(jobs: jobs) { task -> [Report.Entry] in
      var run = TableRun(
        self, group: groups[task.group], groupNumber: task.group, table: task.table, entries: task.entries,
        source: sources[task.group], isSourceBroken: lost.isSourceBroken(of: groups[task.group]),
        Report(measured: measured, settings: settings))
      let findings = EmptyTexts.alone(run.findings()).map { withoutHarm($0, inGroup: task.group, run.report) }
      guard let keys = unseen[task.group] else { return findings }
      return findings.filter { finding in finding.facts.key.string.map { !keys.contains($0) } ?? true }
    }
    let habits = SourceDefects.habits.map { habit in
      (habit, each: Report(measured: measured, settings: settings, rule: habit.rule).number("each"))
    }
    let comparing = Set(pairs.map(\.rule.id) + units.map(\.rule.id))
    for (group, numbers) in Dictionary(grouping: tasks.indices, by: { tasks[$0].group }) {
      let defects = SourceDefects(
        in: groups[group], pseudo: pseudo, comparing: comparing,
        given: measured.project.sourceIndex?.fewestArguments ?? [:])
      var told = defects.told(numbers.map { found[$0] })
      if focus == nil { for (habit, each) in habits { told = defects.summed(told, of: habit, each: each) } }
      for (number, entries) in zip(numbers, told) { found[number] = entries }
    }
    return focus == nil ? found + entriesWithoutLanguage(of: measured, settings, jobs: jobs) : found
  }

  /// What is wrong with the text of a key that no code uses, as far as is known, or only code that nothing calls, is no
  /// error, unless the project calls it one.
  private func withoutHarm(_ entry: Report.Entry, inGroup group: Int, _ report: Report) -> Report.Entry {
    guard entry.facts.severity == .error, report.settings[entry.facts.rule]?.severity == nil,
      let key = entry.facts.key.string,
      report.isUnnamed(key, inGroup: group)
        || report.project.sourceIndex?.isNeverCalled(KeyPlace(group: group, key: key)) ?? false
    else { return entry }
    var entry = entry
    entry.facts = entry.facts.with(.warning, entry.facts.fix)
    return entry
  }

  /// By the number of a group, what the texts of its development language show.
  private func sourceFacts(of groups: [TableGroup], only focus: KeyFocus?, jobs: Int) -> [TableFacts?] {
    let sources = groups.enumerated().map { focus.map(\.key.group) ?? $0 == $0 ? $1.source : nil }
    let tasks = sources.enumerated().flatMap { number, source in
      source.map { Task.all(of: $0, group: number, isAlone: true) } ?? []
    }
    var parts = [[TableFacts]](repeating: [], count: groups.count)
    for (task, facts) in zip(
      tasks, tasks.concurrentMap(jobs: jobs) { TableFacts($0.table, $0.entries, keepsMessages: true) })
    {
      parts[task.group].append(facts)
    }
    return zip(sources, parts).map { source, parts in source.map { TableFacts($0, joining: parts) } }
  }

  /// What the rules find in tables whose language nobody knows.
  private func entriesWithoutLanguage(
    of measured: MeasuredProject, _ settings: [String: RuleSettings], jobs: Int
  ) -> [[Report.Entry]] {
    let groups = measured.project.groupsWithoutLanguage
    if groups.isEmpty { return [] }
    let rules = TableRules((variations.map(\.rule) + texts.map(\.rule)).filter { !$0.asksLanguage })
    let tasks = groups.enumerated().flatMap { number, group in
      group.tables[TableGroup.noLocale].map { Task.all(of: $0, group: number) } ?? []
    }
    return tasks.concurrentMap(jobs: jobs) { task -> [Report.Entry] in
      var run = TableRun(
        rules, group: groups[task.group], table: task.table, entries: task.entries, source: nil,
        Report(measured: measured, settings: settings))
      return run.findings()
    }
  }
}

extension Rule {
  /// Whether it judges a text by the plurals or the spelling of its language.
  fileprivate var asksLanguage: Bool { Self.languageRules.contains { $0 === self } }
}

extension TextTrigger {
  fileprivate func union(_ other: TextTrigger) -> TextTrigger {
    TextTrigger(either: either.union(other.either), difference: difference.union(other.difference))
  }

  /// Whether a rule is to be asked about two texts.
  @inline(__always)
  func fires(either: TextTraits, difference: TextTraits) -> Bool {
    !self.either.isDisjoint(with: either) || !self.difference.isDisjoint(with: difference)
  }
}
