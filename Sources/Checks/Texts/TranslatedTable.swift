import Project
import StringTables

/// A table in one locale beside the development language.
package struct TranslatedTable: Sendable {
  package let group: TableGroup
  package let locale: String
  package let source: Table
  package let translation: Table
  package let match: KeyMatch

  /// A translation beside its source.
  ///
  /// - Parameters:
  ///   - number: Of the entry of the translation.
  ///   - place: The number of the source's entry with the same key.
  func unit(of number: Int, source place: Int) -> Unit {
    Unit(
      table: group.name, locale: locale, source: source.entries[place], translation: translation.entries[number])
  }
}
