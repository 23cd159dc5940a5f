/// How far widths by measured advances are from the truth: what a comparison showed.
struct MeasuredBand: Hashable, Sendable {
  /// How the advance of a character is known.
  enum Origin: String, CaseIterable, Sendable {
    /// It was measured.
    case measured
    /// It is that of a measured one: of the letter below its accents, or of one that looks the same.
    case alike
    /// It is a letter, and as wide as the stand-in's, by the factor that makes the stand-in's letters of its case as
    /// wide as the measured ones.
    case letter
    /// It is no letter, and as wide as the stand-in's, by the factor of digits.
    case symbol
  }

  /// What the truths of one cut were, and how far off the widths were, as parts of the widths.
  struct Comparison: Hashable, Sendable {
    /// Widths that were compared; 0 where there was none, so that the band is assumed.
    let widths: Int
    let median: Double
    let percentile95: Double
    let worst: Double
  }

  let origin: Origin
  /// Weights of CSS.
  let weights: ClosedRange<Double>
  let band: GuardBand
  /// The comparison of each cut; `nil` where the band is assumed.
  let text: Comparison?
  let display: Comparison?
}

extension FontMetrics {
  /// What may be wrong with a width where nothing was compared: a choice of ours.
  private static let assumedBand = GuardBand(0.02)

  /// How far widths in characters of an origin may be off, at a weight of CSS.
  func guardBand(of origin: MeasuredBand.Origin, weight: Double) -> GuardBand {
    let bands = bands.filter { $0.origin == origin }
    let nearest = bands.min { distance(of: weight, to: $0.weights) < distance(of: weight, to: $1.weights) }
    return nearest?.band ?? Self.assumedBand
  }

  private func distance(of weight: Double, to weights: ClosedRange<Double>) -> Double {
    max(weights.lowerBound - weight, weight - weights.upperBound, 0)
  }
}
