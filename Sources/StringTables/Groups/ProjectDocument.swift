import Messages
import SourceText
import StringFormats
import XLIFF

/// One file of string tables in a project.
package struct ProjectDocument: Sendable {
  /// Relative to the project.
  package let path: String
  package let tablePath: TablePath
  package let document: StringDocument

  /// Reads a file; `nil` for one that is no string table by its name.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package init?(_ file: ProjectFile) {
    guard let tablePath = TablePath(file.path) else { return nil }
    self.init(file, tablePath: tablePath)
  }

  package init(_ file: ProjectFile, tablePath: TablePath) {
    path = file.path
    self.tablePath = tablePath
    document = StringDocument(parsing: file.bytes, format: tablePath.format)
  }

  /// The locale of entries that do not name their own.
  package var locale: String? { tablePath.locale }
}
