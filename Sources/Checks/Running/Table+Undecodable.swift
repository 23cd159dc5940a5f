import SourceText
import StringTables

extension Table.Entry {
  /// Whether the bytes of the entry are no text in the encoding of its file, so that U+FFFD stands in their place.
  ///
  /// - Complexity: O(*n*) in its length.
  var isUndecodable: Bool {
    let file = source.document
    guard !file.isWellFormed else { return false }
    let range = entry.range.indices
    guard file.bytes.indices.contains(range.lowerBound), range.upperBound <= file.bytes.count else { return false }
    return file.bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[range]).firstInvalidUTF8(from: 0) != nil
    }
  }
}
