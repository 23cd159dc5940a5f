import Project
import StringTables

/// A table in one locale beside the development language.
package struct TranslatedTable: Sendable {
  package let group: TableGroup
  package let locale: String
  package let source: Table
  package let translation: Table
  package let match: KeyMatch
}
