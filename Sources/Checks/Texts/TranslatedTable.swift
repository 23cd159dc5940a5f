import Project
import StringTables

/// A table in one locale beside the development language.
public struct TranslatedTable: Sendable {
  public let group: TableGroup
  public let locale: String
  public let source: Table
  public let translation: Table
  public let match: KeyMatch
}
