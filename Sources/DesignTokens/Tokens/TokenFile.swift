import PositionedJSON
import SourceText

/// A token file as it was given, read once for all themes that use it.
struct TokenFile: Sendable {
  let path: String
  let bytes: [UInt8]
  let content: Result<JSONDocument, JSONSyntaxError>
  /// What is read of the content; it holds nothing where there is none.
  ///
  /// Valid as long as the file is.
  let tape: JSONTape

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    content = Result { () throws(JSONSyntaxError) in try JSONDocument(parsing: bytes) }
    tape = (try? content.get().tape) ?? .empty
  }

  /// What turns offsets into lines and columns. The reader refuses files of 4 GiB; a table needs less than that.
  var lines: LineTable { LineTable(bytes.count < Int(UInt32.max) ? bytes : []) }
}
