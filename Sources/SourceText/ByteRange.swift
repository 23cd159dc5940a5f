/// A half-open range of bytes of one file.
public struct ByteRange: Hashable, Sendable {
  public let start: ByteOffset
  public let end: ByteOffset

  /// - Precondition: `start <= end`, both below 4 GiB.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a byte range ends before it starts")
    self.start = ByteOffset(start)
    self.end = ByteOffset(end)
  }

  /// The range as indices into the bytes of its file.
  @inlinable
  public var indices: Range<Int> { start.index..<end.index }

  /// Length in bytes.
  @inlinable
  public var count: Int { end.index - start.index }

  @inlinable
  public var isEmpty: Bool { start == end }
}
