import Shaping

/// Space that a font adds to every grapheme cluster, by point size.
struct FontTracking: Hashable, Sendable {
  /// Where it comes from.
  enum Source: Hashable, Sendable { case none, font, profile }

  /// Fonts are asked at whole sizes up to this one.
  private static let probedSizes = 1...200

  let source: Source
  /// Ascending.
  private let sizes: [Double]
  /// Points at each size.
  private let points: [Double]

  static let none = FontTracking(source: .none, rows: [])

  /// - Parameter rows: By ascending size.
  init(source: Source, rows: [(size: Double, points: Double)]) {
    self.source = source
    sizes = rows.map(\.size)
    points = rows.map(\.points)
  }

  /// What a font's own table adds; ``none`` for a font without one.
  init(of font: Font, emsPerUnit: Double) {
    guard font.hasTracking else {
      self = .none
      return
    }
    let rows = Self.probedSizes.map { size in
      let units = font.tracking(atPointSize: Double(size)).value
      return (size: Double(size), points: Double(units) * emsPerUnit * Double(size))
    }
    self.init(source: .font, rows: rows)
  }

  /// Returns points to add: between two sizes of the table on a straight line, beyond its ends as at the end; a font's
  /// own table is in ems, so that its ends grow with the size.
  ///
  /// - Complexity: O(log *n*) in the rows.
  func points(atPointSize size: Double) -> Double {
    guard let first = sizes.first, let last = sizes.last, size.isFinite else { return 0 }
    if size <= first { return points[0] * (source == .font ? size / first : 1) }
    if size >= last { return points[points.count - 1] * (source == .font ? size / last : 1) }
    var low = 0
    var high = sizes.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if sizes[middle] <= size { low = middle } else { high = middle }
    }
    let part = (size - sizes[low]) / (sizes[high] - sizes[low])
    return points[low] + (points[high] - points[low]) * part
  }
}
