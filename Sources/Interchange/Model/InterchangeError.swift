import SourceText

/// A file that cannot be read or written as asked.
package struct InterchangeError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// `nil` where the whole file is meant.
  package let position: SourcePosition?
  /// In lower case, without the place.
  package let message: String

  package var description: String {
    position.map { "\(path):\($0.line):\($0.column): \(message)" } ?? "\(path): \(message)"
  }

  init(_ message: String, path: String, position: SourcePosition? = nil) {
    self.path = path
    self.position = position
    self.message = message
  }

  /// A defect at a byte of `file`.
  init(_ message: String, in file: SourceFile, at offset: Int) {
    self.init(message, path: file.path, position: file.lines.position(of: ByteOffset(min(offset, file.bytes.count))))
  }
}
