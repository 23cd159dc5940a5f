import SourceText

/// Why a part of a source file could not be read; the rest was.
public struct SourceProblem: Hashable, Sendable {
  /// In lower case, what is wrong and what to do.
  public var message: String
  public var range: ByteRange

  public init(message: String, range: ByteRange) {
    self.message = message
    self.range = range
  }
}
