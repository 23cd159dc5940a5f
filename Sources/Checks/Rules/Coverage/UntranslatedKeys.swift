import ICU
import Project
import StringTables

/// The keys of a table that hardly a language has beside that of the developers, though several have the table: they
/// are to stay as they are, or so new that translators have not got them.
struct UntranslatedKeys {
  private let source: Table
  private let translations: [Table]

  /// Languages with half of the keys, fewer of which say nothing of the rest.
  private static let fewest = 3
  /// Languages of which a quarter may have a key that the others lack.
  private static let many = 5
  /// Tables of one group that are looked at: each language asks about all others.
  private static let mostTables = 100

  /// - Parameter pseudo: Locales whose texts are made from those of the development language.
  /// - Returns: `nil` for a table that is not translated into three languages, or into more than any app is.
  init?(of group: TableGroup, pseudo: Set<String>) {
    guard let source = group.source, group.tables.count <= Self.mostTables else { return nil }
    let locales = Self.languages(of: group, pseudo: pseudo)
    let translations = locales.compactMap { group.tables[$0] }
    guard translations.count(where: { $0.entries.count * 2 >= source.entries.count }) >= Self.fewest else { return nil }
    self.source = source
    self.translations = translations
  }

  /// The locales of a table in other languages than the developers', sorted.
  static func languages(of group: TableGroup, pseudo: Set<String>) -> [String] {
    guard let source = group.source else { return [] }
    return group.translations.filter {
      !pseudo.contains($0) && !LocaleIdentifier.areOfOneLanguage($0, source.locale)
    }
  }

  /// How many languages have the table.
  var count: Int { translations.count }

  /// - Parameter number: That of an entry of the development language.
  func contains(_ number: Int) -> Bool {
    var left = count < Self.many ? 0 : count / 4
    for table in translations where has(number, table) {
      if left == 0 { return false }
      left -= 1
    }
    return true
  }

  /// The languages that lack an entry of the development language, sorted.
  func lacking(_ number: Int) -> [String] { translations.lazy.filter { !has(number, $0) }.map(\.locale) }

  private func has(_ number: Int, _ table: Table) -> Bool {
    guard let own = table.number(ofKeyOf: number, in: source) else { return false }
    return table.entries[own].entry.state != .new
  }

  /// The keys themselves.
  ///
  /// - Complexity: O(*n*) in the keys, most of which the first language has.
  var keys: Set<String> {
    Set(source.entries.indices.lazy.filter(contains).map { source.entries[$0].key.string })
  }
}
