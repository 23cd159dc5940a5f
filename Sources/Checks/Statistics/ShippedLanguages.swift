import ICU
import Project
import StringTables

/// The languages that an app ships, read off its project and tables.
package struct ShippedLanguages: Sendable {
  /// As the tables spell them, sorted.
  package let all: [String]
  /// Those in which no more than one key in fifty lacks a translation; the development language is none.
  package let complete: [String]

  private static let leastPermille = 980

  /// - Parameter known: The languages that the project names; where less than two of them have a table, all that have
  ///   one count.
  /// - Throws: ``ICUError`` when ICU has no break rules.
  /// - Complexity: That of ``ProjectStatistics/init(of:locales:jobs:)``.
  package init(of project: Project, known: [String], jobs: Int = 1) throws {
    let identified = project.locales.filter { !project.pseudoLocales.contains($0) }
      .compactMap { name in LocaleIdentifier(name).map { (name, $0) } }
    let named = Set(known.compactMap { LocaleIdentifier($0) })
    let shipped = identified.filter { named.contains($0.1) }
    all = (shipped.count > 1 ? shipped : identified).map(\.0)
    let statistics = try ProjectStatistics(of: project, locales: Set(all), jobs: jobs)
    complete = all.filter { locale in
      var (keys, translated) = (0, 0)
      var isDeveloped = true
      // A table that has nothing in a language lacks all of its keys there.
      for table in statistics.tables where table.source != locale {
        isDeveloped = false
        keys += table.locales[locale]?.keys ?? table.keys
        translated += table.locales[locale]?.translated ?? 0
      }
      return !isDeveloped && keys > 0 && translated * 1_000 >= keys * Self.leastPermille
    }
  }
}
