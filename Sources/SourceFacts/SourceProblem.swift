import SourceText

/// Why a part of a source file could not be read; the rest was.
package struct SourceProblem: Hashable, Sendable {
  /// In lower case, what is wrong and what to do.
  package var message: String
  package var range: ByteRange

  package init(message: String, range: ByteRange) {
    self.message = message
    self.range = range
  }
}
