import Project
import Strings

/// The rules that look at tables text by text, sorted by what they are asked about.
///
/// Every text is looked at once, by its bytes. Only an entry on which some rule has something to ask is put together.
struct TableRules {
  typealias TextCheck = @Sendable (CheckedText, inout Report) -> Void
  typealias PairCheck = @Sendable (TextPair, inout Report) -> Void
  typealias UnitCheck = @Sendable (ComparedUnit, inout Report) -> Void

  private(set) var translations: [(rule: Rule, check: @Sendable (TranslatedTable, inout Report) -> Void)] = []
  private(set) var variations: [(rule: Rule, check: @Sendable (CheckedEntry, inout Report) -> Void)] = []
  private(set) var texts: [(rule: Rule, traits: TextTraits, check: TextCheck)] = []
  private(set) var pairs: [(rule: Rule, trigger: TextTrigger, check: PairCheck)] = []
  private(set) var units: [(rule: Rule, trigger: TextTrigger, check: UnitCheck)] = []
  /// What any rule is asked on.
  private(set) var textTraits: TextTraits = []
  private(set) var pairTrigger = TextTrigger()
  private(set) var unitTrigger = TextTrigger()

  init(_ rules: [Rule]) {
    for rule in rules {
      switch rule.check {
      case .translation(let check): translations.append((rule, check))
      case .variation(let check): variations.append((rule, check))
      case .text(let traits, let check):
        texts.append((rule, traits, check))
        textTraits.formUnion(traits)
      case .pair(let trigger, let check):
        pairs.append((rule, trigger, check))
        pairTrigger = pairTrigger.union(trigger)
      case .unit(let trigger, let check):
        units.append((rule, trigger, check))
        unitTrigger = unitTrigger.union(trigger)
      case .document, .table, .project, .layout, .suppressions, .tokens: continue
      }
    }
  }

  private var isEmpty: Bool {
    translations.isEmpty && variations.isEmpty && texts.isEmpty && pairs.isEmpty && units.isEmpty
  }

  /// One table in one locale.
  private struct Task: Sendable {
    let group: Int
    let locale: String
  }

  /// What the rules find, in the order of tables and locales.
  func entries(
    of measured: MeasuredProject, _ settings: [String: RuleSettings], jobs: Int
  ) -> [Report.Entry] {
    guard !isEmpty else { return [] }
    let groups = measured.project.groups
    let checked = measured.request.checkedLocales
    let sources = groups.concurrentMap(jobs: jobs) { $0.source.map(TableFacts.init) }
    let tasks = groups.enumerated().flatMap { number, group in
      group.tables.keys.sorted().filter { checked?.contains($0) ?? true || $0 == group.developmentLocale }.map {
        Task(group: number, locale: $0)
      }
    }
    let found = tasks.concurrentMap(jobs: jobs) { task -> [Report.Entry] in
      let group = groups[task.group]
      guard let table = group.tables[task.locale] else { return [] }
      var run = TableRun(
        self, group: group, table: table, source: sources[task.group],
        Report(measured: measured, settings: settings))
      return run.entries()
    }
    return found.flatMap { $0 } + entriesWithoutLanguage(of: measured, settings, jobs: jobs)
  }

  /// What the rules find in tables whose language nobody knows.
  private func entriesWithoutLanguage(
    of measured: MeasuredProject, _ settings: [String: RuleSettings], jobs: Int
  ) -> [Report.Entry] {
    let groups = measured.project.groupsWithoutLanguage
    if groups.isEmpty { return [] }
    let rules = TableRules((variations.map(\.rule) + texts.map(\.rule)).filter { !$0.asksLanguage })
    return groups.concurrentMap(jobs: jobs) { group -> [Report.Entry] in
      guard let table = group.tables[TableGroup.noLocale] else { return [] }
      var run = TableRun(
        rules, group: group, table: table, source: nil, Report(measured: measured, settings: settings))
      return run.entries()
    }.flatMap { $0 }
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
