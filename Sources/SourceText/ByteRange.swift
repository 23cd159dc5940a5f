/// A half-open range of bytes of one file.
package struct ByteRange: Hashable, Sendable {
  package let start: ByteOffset
  package let end: ByteOffset

  /// - Precondition: `start <= end`, both below 4 GiB.
  @inlinable
  package init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a byte range ends before it starts")
    self.start = ByteOffset(start)
    self.end = ByteOffset(end)
  }

  /// The range as indices into the bytes of its file.
  @inlinable
  package var indices: Range<Int> { start.index..<end.index }

  /// Length in bytes.
  @inlinable
  package var count: Int { end.index - start.index }

  @inlinable
  package var isEmpty: Bool { start == end }
}
