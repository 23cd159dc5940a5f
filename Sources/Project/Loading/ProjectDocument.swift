import SourceText
import StringFormats

/// One file of string tables in a project.
public struct ProjectDocument: Sendable {
  /// Relative to the project.
  public let path: String
  public let tablePath: TablePath
  public let document: StringDocument

  init(_ file: ProjectFile, tablePath: TablePath) {
    path = file.path
    self.tablePath = tablePath
    document = StringDocument(parsing: file.bytes, format: tablePath.format)
  }

  /// The locale of entries that do not name their own.
  public var locale: String? { tablePath.locale == "mul" ? nil : tablePath.locale }
}
