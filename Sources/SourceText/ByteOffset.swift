/// A place in a file, counted in bytes from its start.
///
/// Files of 4 GiB and more are refused by the readers, so that an offset needs four bytes.
package struct ByteOffset: Hashable, Comparable, Sendable {
  /// Bytes from the start of the file.
  package let value: UInt32

  @inlinable
  package init(_ value: Int) { self.value = UInt32(value) }

  /// The offset as an index into the bytes of its file.
  @inlinable
  package var index: Int { Int(value) }

  @inlinable
  package static func < (left: ByteOffset, right: ByteOffset) -> Bool { left.value < right.value }
}
