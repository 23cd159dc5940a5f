import Project

// What the other languages have for a text: asked where something was found alone.
extension Report {
  /// Tables of one group that are looked at.
  private static let mostTables = 100

  /// Whether half of the languages leave a text empty, and two at least: a word that a sentence needs in some alone.
  func isMostlyEmpty(_ unit: Unit) -> Bool {
    let texts = translations(of: unit)
    let empty = texts.count { $0.allSatisfy(\.isWhitespace) }
    return empty > 1 && 2 * empty >= texts.count
  }

  /// Whether three languages and more have other words than `part` in a text.
  func isMostlyWithout(_ part: String, _ unit: Unit) -> Bool {
    translations(of: unit).count { !$0.contains(part) } > 2
  }

  /// Whether another text of the development language has `part`.
  ///
  /// - Complexity: O(*n*) in the texts of the table.
  func isInSource(_ part: String, of unit: Unit) -> Bool {
    project.groups.lazy.filter { $0.name == unit.table }.contains { group in
      group.sourceEntries.contains { $0.message.plainText?.string.contains(part) ?? false }
    }
  }

  /// The texts of a key in all translations.
  ///
  /// - Complexity: O(*n*) in the tables of the project.
  private func translations(of unit: Unit) -> [String] {
    let group = project.groups.first {
      $0.name == unit.table && $0.tables[unit.locale]?[unit.key]?.document == unit.translation.document
    }
    guard let group, group.tables.count <= Self.mostTables else { return [] }
    return group.translations.compactMap { group.tables[$0]?[unit.key]?.message.plainText?.string }
  }
}
