import SourceText

/// A decoded text and the bytes of its file that hold it.
public struct LocatedText: Hashable, Sendable {
  public let string: String
  /// The token as written in the file, delimiters included.
  public let range: ByteRange

  public init(_ string: String, range: ByteRange) {
    self.string = string
    self.range = range
  }
}
