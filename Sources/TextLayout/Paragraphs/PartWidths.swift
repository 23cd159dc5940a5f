import Synchronization

/// The widths of parts of one text that begin or end inside a word, shaped as they are drawn.
///
/// HarfBuzz tells at which boundaries the parts of a broken text differ from the whole; at all others the advances of
/// the whole hold. Texts that no line breaks inside of a word have none of this.
final class PartWidths: Sendable {
  /// A width in the text cut of the fonts and in their display cut.
  struct Ems {
    var text: Double
    var display: Double
  }

  private struct Part: Hashable {
    let start: Int
    let trimmedEnd: Int
    let end: Int
  }

  /// A text that is tried in ever more widths has no more parts kept than this.
  private static let mostParts = 4_096

  private let text: ReshapedText
  private let origin: ShapingOrigin
  private let isUnsafe: [Bool]
  private let parts = Mutex<[Part: Ems]>([:])

  init(_ text: ShapedText) {
    let reshaped = ReshapedText(text)
    let count = text.units.count
    self.text = reshaped
    origin = text.origin
    isUnsafe = origin.withShaper(of: reshaped) { shaper in
      var clusters = ShapedClusters()
      if count > 0 { shaper.shape(0..<count, into: &clusters) }
      return clusters.unsafe
    }
  }

  /// Whether text that ends or begins at a cluster boundary has other advances there.
  func changes(at boundary: Int) -> Bool { boundary > 0 && boundary < isUnsafe.count && isUnsafe[boundary] }

  /// Returns the first boundary behind another at which nothing changes, the end of the text at last.
  func unchanged(after boundary: Int) -> Int {
    var next = boundary + 1
    while changes(at: next) { next += 1 }
    return min(next, isUnsafe.count)
  }

  /// Whether no boundary inside a part is one at which nothing changes, so that both of its ends may change the same
  /// letters.
  func isTangled(from start: Int, to end: Int) -> Bool {
    changes(at: start) && (start + 1..<max(end, start + 1)).allSatisfy { changes(at: $0) }
  }

  /// Returns the ems up to `trimmedEnd` of a part that is shaped by itself; indices count clusters.
  ///
  /// - Complexity: O(*n*) in the clusters of the part when it is first asked for.
  func ems(from start: Int, to trimmedEnd: Int, before end: Int, offsets: UnsafeBufferPointer<Int32>) -> Ems {
    let part = Part(start: start, trimmedEnd: trimmedEnd, end: end)
    if let known = parts.withLock({ $0[part] }) { return known }
    let ems = origin.withShaper(of: text) { shaper in
      var clusters = ShapedClusters()
      shaper.shape(Int(offsets[start])..<Int(offsets[end]), into: &clusters)
      return Ems(
        text: clusters.advances.prefix(trimmedEnd - start).reduce(0, +),
        display: clusters.displayAdvances.prefix(trimmedEnd - start).reduce(0, +))
    }
    parts.withLock { parts in
      if parts.count >= Self.mostParts { parts.removeAll(keepingCapacity: true) }
      parts[part] = ems
    }
    return ems
  }
}

extension ShapedText {
  /// The widths of its parts, made now if need be.
  var parts: PartWidths { partWidths.load() ?? partWidths.storeIfNil(PartWidths(self)) }
}
