import ICU
import Project

/// The languages that an app ships, read off its project and tables.
package struct ShippedLanguages: Sendable {
  /// As the tables spell them, sorted.
  package let all: [String]
  /// Those in which no more than one key in fifty lacks a translation; the development language is none. A key that no
  /// language has does not count.
  package let complete: [String]

  /// One key in so many may lack a translation.
  private static let keysForEachLacking = 50

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
    let statistics = try ProjectStatistics(of: project, locales: Set(all), leavesOutUntranslated: true, jobs: jobs)
    complete = all.filter { locale in
      var (keys, lacking) = (0, 0)
      var isDeveloped = true
      // A table that has nothing in a language lacks all of its keys there.
      for table in statistics.tables where table.source != locale {
        isDeveloped = false
        keys += table.keys
        lacking += table.locales[locale].map { $0.missing + $0.flaws[.new, default: 0] } ?? table.keys
      }
      return !isDeveloped && keys > 0 && lacking * Self.keysForEachLacking <= keys
        && !Self.isCopy(locale, in: project)
    }
  }

  /// Of fewer texts the half may well stay as they are.
  private static let fewestTexts = 10

  /// Whether most texts of a language are those of the development language: a tool has made its tables, and nobody has
  /// translated them.
  private static func isCopy(_ locale: String, in project: Project) -> Bool {
    var copies = 0
    var others: [String] = []
    for group in project.groups {
      guard let source = group.source, let own = group.tables[locale],
        !LocaleIdentifier.areOfOneLanguage(locale, source.locale)
      else { continue }
      for entry in own.entries {
        guard let text = entry.plainText?.string else { continue }
        if source[entry.key.string]?.plainText?.string != text {
          others.append(text)
        } else if TextWords.hasWords(text) {
          copies += 1
        }
      }
    }
    // Words are looked for in no more texts than it takes to know.
    var texts = copies
    let enough = copies == 0 ? 0 : max(2 * copies, fewestTexts)
    for text in others where texts < enough && TextWords.hasWords(text) { texts += 1 }
    return texts >= fewestTexts && 2 * copies > texts
  }
}
