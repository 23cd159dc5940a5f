import ICU

/// Measures parts of words when nothing else is on their line.
///
/// A part is found again by its units, and by those around it where letters join across the ends of what is shaped.
struct PartShaper {
  struct Ems {
    var text: Double
    /// In the display cuts; 0 when there are none.
    var display: Double
  }

  /// Longer parts are not kept.
  static let mostUnits = 64

  private var key: [UInt16] = []
  private var clusters = ShapedClusters()

  /// Returns the ems of the first clusters of a part that begins and ends at cluster boundaries.
  ///
  /// - Parameters:
  ///   - count: How many clusters from the first are counted.
  ///   - units: Those of the whole text.
  ///   - shaper: Of the whole text; asked for when the part is not known.
  mutating func ems(
    of part: Range<Int>, clusters count: Int, in units: [UInt16], _ items: TextItems, cache: inout WordCache,
    shaper: () -> StretchShaper
  ) -> Ems {
    guard part.count <= Self.mostUnits else {
      shaper().shape(part, into: &clusters)
      return Ems(
        text: clusters.advances.prefix(count).reduce(0, +), display: clusters.displayAdvances.prefix(count).reduce(0, +)
      )
    }
    var context = part
    if items.joins(in: part) {
      context = Self.context(of: part, in: units)
    }
    key.removeAll(keepingCapacity: true)
    key.append(contentsOf: units[context])
    items.appendChanges(in: part, to: &key)
    key.append(UInt16(part.lowerBound - context.lowerBound))
    key.append(UInt16(context.count))
    let number = key.withUnsafeBufferPointer { key in
      let hash = UnitHash.hash(key, in: key.indices, seed: WordCache.part)
      if let known = cache.number(of: key.indices, in: key, manner: WordCache.part, hash: hash) { return known }
      shaper().shape(part, into: &clusters)
      return cache.insert(
        clusters, of: key.indices, in: key, manner: WordCache.part, hash: hash, trailingSpaces: nil)
    }
    return cache.ems(of: number, clusters: count)
  }

  /// What HarfBuzz looks at around a part for the letters that join across its ends: five characters of two units at
  /// most. A space joins to nothing, so that a word has the same parts whatever stands beside it.
  private static func context(of part: Range<Int>, in units: [UInt16]) -> Range<Int> {
    var lower = part.lowerBound
    var upper = part.upperBound
    while lower > 0, part.lowerBound - lower < 10, units[lower - 1] != 0x20 { lower -= 1 }
    while upper < units.count, upper - part.upperBound < 10, units[upper] != 0x20 { upper += 1 }
    return lower..<upper
  }
}
