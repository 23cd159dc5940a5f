import SourceText

/// A file that is converted: its name for messages, its bytes, and what its path says of it.
package struct SourceFile: Sendable {
  /// The path as the user gave it.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The last part of the path.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file name up to its last dot.
  var baseName: String {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return fileName }
    return String(fileName[..<dot])
  }

  /// The folder that holds the file, without its path.
  var folderName: String? { path.split(separator: "/").dropLast().last.map(String.init) }

  /// The lines of the file, in the encoding that its first bytes name.
  var lines: LineTable {
    LineTable(bytes, encoding: TextEncoding.byteOrderMark(of: bytes)?.encoding ?? .utf8)
  }
}
