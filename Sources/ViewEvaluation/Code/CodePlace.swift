import SourceText

/// A place in the code of a module.
package struct CodePlace: Hashable, Sendable {
  /// The number of the file.
  package let file: Int
  package let range: ByteRange

  package init(file: Int, range: ByteRange) {
    self.file = file
    self.range = range
  }
}
