import Shaping

/// Space that a font adds to every grapheme cluster, by point size.
struct FontTracking: Hashable, Sendable {
  /// Where it comes from.
  enum Source: Hashable, Sendable { case font, metrics }

  /// Fonts are asked at whole sizes up to this one.
  private static let probedSizes = 1...200

  let source: Source
  /// By point size.
  private let ems: PiecewiseLinear

  /// What was measured of a font; `nil` for one that does not track.
  init?(_ metrics: FontMetrics) {
    guard let tracking = metrics.tracking else { return nil }
    source = .metrics
    ems = tracking
  }

  /// What a font's own table adds; `nil` for a font without one.
  init?(of font: Font, emsPerUnit: Double) {
    guard font.hasTracking else { return nil }
    let points = Self.probedSizes.map { size in
      (place: Double(size), value: Double(font.tracking(atPointSize: Double(size)).value) * emsPerUnit)
    }
    guard let ems = PiecewiseLinear(points) else { return nil }
    source = .font
    self.ems = ems
  }

  /// Returns points to add: between two measured sizes on a straight line of ems, beyond them as at the nearest.
  ///
  /// - Complexity: O(log *n*) in the measured sizes.
  func points(atPointSize size: Double) -> Double { size.isFinite ? ems(size) * size : 0 }
}
