import SourceText

/// Why a JSON text is not what a scan has written.
public struct FactsError: Error, Hashable, Sendable {
  /// In lower case, what is wrong.
  public var message: String
  /// The byte of the JSON text.
  public var offset: ByteOffset

  init(_ message: String, at offset: ByteOffset) {
    self.message = message
    self.offset = offset
  }
}
