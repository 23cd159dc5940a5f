import SourceText

/// Why a JSON text is not what a scan has written.
package struct FactsError: Error, Hashable, Sendable {
  /// In lower case, what is wrong.
  package var message: String
  /// The byte of the JSON text.
  package var offset: ByteOffset

  init(_ message: String, at offset: ByteOffset) {
    self.message = message
    self.offset = offset
  }
}
