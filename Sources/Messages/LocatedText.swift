import SourceText

/// A decoded text and the bytes of its file that hold it.
package struct LocatedText: Hashable, Sendable {
  package let string: String
  /// The token as written in the file, delimiters included.
  package let range: ByteRange

  package init(_ string: String, range: ByteRange) {
    self.string = string
    self.range = range
  }
}
