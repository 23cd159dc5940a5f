import ICU
import Project

/// How far a project is translated.
package struct ProjectStatistics: Sendable {
  /// One locale with its coverage in all tables.
  package struct Locale: Sendable {
    package let name: String
    package let coverage: Coverage
  }

  /// Sorted by folder and name.
  package let tables: [TableStatistics]
  /// Those without a development language, with which nothing can be compared.
  package let uncomparedTables: [String]

  /// Counts the tables of `project`, without the texts that its code shows to be seen by no user.
  ///
  /// The locales of a folder are those that any of its tables has: where one has German, all lack what they have not
  /// in German. A pseudo-locale is no translation, and counted only when it is asked for.
  ///
  /// - Parameters:
  ///   - locales: Those to look at; `nil` for all of the project but its pseudo-locales.
  ///   - leavesOutUntranslated: Whether keys that no language has do not count, nor those that no code uses any more.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  /// - Throws: ``ICUError`` when ICU has no break rules.
  /// - Complexity: O(*n*) in the size of the tables; words are counted in the development language alone.
  package init(of project: Project, locales: Set<String>? = nil, leavesOutUntranslated: Bool = false, jobs: Int = 1)
    throws
  {
    var found: [String: Set<String>] = [:]
    for group in project.groups {
      found[group.folder, default: []].formUnion(
        group.translations.filter { locales?.contains($0) ?? !project.pseudoLocales.contains($0) })
    }
    let numbers = project.groups.indices.filter { project.groups[$0].source != nil }
    let compared = numbers.map { project.groups[$0] }
    let unseen = project.sourceIndex?.unseenKeys ?? [:]
    let sources = try numbers.map { number in
      let group = project.groups[number]
      var left = unseen[number] ?? []
      if leavesOutUntranslated {
        left.formUnion(UntranslatedKeys(of: group, pseudo: project.pseudoLocales)?.keys ?? [])
        left.formUnion(group.sourceEntries.lazy.filter(StaleMarks(of: group).leaveOut).map(\.key.string))
      }
      return try group.source.map { try SourceKeys($0, unseen: left) }
    }
    let tasks = compared.indices.flatMap { number in
      (found[compared[number].folder] ?? []).sorted().filter { $0 != compared[number].developmentLocale }
        .map { Task(table: number, locale: $0) }
    }
    let coverages = tasks.concurrentMap(jobs: jobs) { task in
      sources[task.table].map {
        CoverageCount(of: $0, in: task.locale).coverage(of: compared[task.table].tables[task.locale])
      }
    }
    var byTable = [[String: Coverage]](repeating: [:], count: compared.count)
    for (task, coverage) in zip(tasks, coverages) { byTable[task.table][task.locale] = coverage }
    tables = compared.indices.map { number in
      TableStatistics(
        folder: compared[number].folder, name: compared[number].name, source: compared[number].developmentLocale ?? "",
        keys: sources[number]?.count ?? 0, amount: sources[number]?.total ?? TextAmount(), locales: byTable[number])
    }
    uncomparedTables = project.groups.filter { $0.source == nil }.map { TableStatistics.label($0.folder, $0.name) }
  }

  private struct Task: Sendable {
    let table: Int
    let locale: String
  }

  /// The locales, those with the lowest coverage first, then by name.
  package var locales: [Locale] {
    var sums: [String: Coverage] = [:]
    for table in tables {
      for (locale, coverage) in table.locales { sums[locale, default: Coverage()] += coverage }
    }
    return Self.sorted(sums)
  }

  /// Locales with the sums of their tables, those with the lowest coverage first, then by name.
  static func sorted(_ sums: [String: Coverage]) -> [Locale] {
    sums.map { Locale(name: $0.key, coverage: $0.value) }.sorted {
      ($0.coverage.permille, $0.name) < ($1.coverage.permille, $1.name)
    }
  }

  /// All locales together.
  package var total: Coverage { tables.reduce(into: Coverage()) { $0 += $1.total } }

  /// Keys of the development language.
  package var keys: Int { tables.reduce(0) { $0 + $1.keys } }

  /// The texts of the development language.
  package var amount: TextAmount { tables.reduce(into: TextAmount()) { $0 += $1.amount } }
}
