/// What was measured of a font at one weight in one of its cuts, in ems.
struct MasterMetrics: Hashable, Sendable {
  /// Two characters beside each other, the left one first.
  struct Pair: Hashable, Sendable {
    let left: Unicode.Scalar
    let right: Unicode.Scalar
  }

  let cut: FontMetrics.Cut
  /// Its place on the axis of weights.
  let weight: Double
  /// Without tracking and kerning.
  let advances: [Unicode.Scalar: Double]
  /// By how much the stand-in's kerning is multiplied; without meaning where there are pairs.
  var kerningFactor: Double?
  /// What is added between two characters, of those that have something; `nil` when that was not measured.
  var pairs: [Pair: Double]?
}
