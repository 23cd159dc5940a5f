import SourceText

/// Why and where a text is not JSON.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, in lower case and without the place.
  package let message: String

  /// The byte at which the reader stopped.
  package let offset: ByteOffset

  /// Whether Foundation's readers pass over it.
  package let isTolerated: Bool

  init(_ message: String, at index: Int, isTolerated: Bool = false) {
    self.message = message
    self.isTolerated = isTolerated
    offset = ByteOffset(index)
  }
}
