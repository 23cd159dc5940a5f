import SourceText
import StringFormats
import StringTables

extension StringDocument {
  /// Whether the texts of some entries cannot be relied on.
  var mayBeDoubtful: Bool { !isWellFormed || !doubtfulEntries.isEmpty }
}

extension Table.Entry {
  /// Whether its texts cannot be relied on: they are cut off at a defect, or their bytes are none of the encoding of
  /// the file, so that U+FFFD stands in their place. The defect of the file alone is told of them.
  ///
  /// - Complexity: O(*n*) in its length.
  var isDoubtful: Bool {
    let file = source.document
    guard file.mayBeDoubtful else { return false }
    let range = entry.range.indices
    if file.doubtfulEntries.contains(range.lowerBound) { return true }
    guard !file.isWellFormed, range.lowerBound >= 0, range.upperBound <= file.bytes.count else { return false }
    return file.bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[range]).firstInvalidUTF8(from: 0) != nil
    }
  }
}
