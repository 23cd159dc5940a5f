import PositionedJSON
import SourceText

/// A token file as it was given, with what turns its offsets into lines and columns.
struct TokenFile: Sendable {
  let path: String
  let lines: LineTable

  init(path: String, bytes: [UInt8]) {
    self.path = path
    // The reader refuses files of 4 GiB; their table would need offsets beyond four bytes.
    lines = LineTable(bytes.count < Int(UInt32.max) ? bytes : [])
  }
}
