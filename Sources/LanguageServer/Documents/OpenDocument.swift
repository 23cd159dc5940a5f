import Messages
import PositionedJSON
import ProjectTables
import SourceText
import StringCatalogs
import StringFormats
import XLIFF

/// A file as an editor holds it, saved or not.
struct OpenDocument: Sendable {
  let address: FileAddress
  private(set) var version: Int?
  /// UTF-8, whatever the file on disk is in.
  private(set) var bytes: [UInt8]
  private(set) var positions: TextPositions
  /// What it holds where it is a string table.
  private(set) var table: StringDocument?
  private let format: StringFormat?

  var path: String { address.path }

  init(_ address: FileAddress, text: String, version: Int?, unit: PositionUnit) {
    self.address = address
    self.version = version
    bytes = Array(text.utf8)
    positions = TextPositions(bytes, unit: unit)
    format = TablePath(address.path)?.format
    table = format.map { StringDocument(parsing: bytes, format: $0) }
  }

  /// Takes the changes of one note, each on the text that those before it have left.
  ///
  /// - Throws: What is wrong with one of them; the document is then as it was.
  mutating func change(_ changes: JSONElements, version: Int?) throws(DocumentError) {
    var new = (bytes: bytes, positions: positions)
    for change in changes {
      guard let text = change["text"]?.string else { throw DocumentError("a change has a 'text'") }
      if let range = change["range"], range.kind != .null {
        guard let range = new.positions.range(of: range) else { throw DocumentError("a change has no such 'range'") }
        new.bytes.replaceSubrange(range, with: text.utf8)
      } else {
        new.bytes = Array(text.utf8)
      }
      new.positions = TextPositions(new.bytes, unit: positions.unit)
    }
    (bytes, positions) = new
    table = format.map { StringDocument(parsing: bytes, format: $0) }
    self.version = version ?? self.version
  }
}

/// What is wrong with a change of a document.
struct DocumentError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
