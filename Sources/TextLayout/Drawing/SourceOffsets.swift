/// Where the UTF-16 code units of a text stand among its UTF-8 ones.
struct SourceOffsets {
  /// UTF-8 code units before each UTF-16 one, and at the end their count; empty where the two are one.
  private let offsets: [Int32]
  private let clusters: UnsafeBufferPointer<Int32>

  init(_ text: ShapedText) {
    clusters = text.offsets
    if text.text.utf8.count == text.units.count {
      offsets = []
      return
    }
    var offsets: [Int32] = []
    offsets.reserveCapacity(text.units.count + 1)
    var bytes: Int32 = 0
    for scalar in text.text.unicodeScalars {
      offsets.append(bytes)
      // No line and no cluster begins between two surrogates.
      if scalar.value > 0xFFFF { offsets.append(bytes) }
      bytes += Int32(UTF8.width(scalar))
    }
    offsets.append(bytes)
    self.offsets = offsets
  }

  /// The UTF-8 code units of some grapheme clusters.
  func range(ofClusters range: Range<Int>) -> Range<Int> {
    let (start, end) = (Int(clusters[range.lowerBound]), Int(clusters[range.upperBound]))
    return offsets.isEmpty ? start..<end : Int(offsets[start])..<Int(offsets[end])
  }
}
