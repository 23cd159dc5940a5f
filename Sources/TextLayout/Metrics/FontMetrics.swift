import Shaping

/// What was measured of a font, so that texts can be set without it: another font lends glyphs and kerning, and moves
/// the pen as this one does.
package struct FontMetrics: Hashable, Sendable {
  /// The two cuts of a font that looks different in large sizes; others have the first one alone.
  package enum Cut: String, CaseIterable, Sendable { case text, display }

  /// Families that a font is taken from.
  struct Source: Hashable, Sendable {
    /// Family of the text cut; one with an optical-size axis is its own display cut.
    let text: String
    /// Family of the display cut.
    let display: String?
  }

  /// Lines of all cuts and weights, in ems.
  struct Lines: Hashable, Sendable {
    let ascent: Double
    /// Above 0 below the baseline.
    let descent: Double
    let gap: Double
  }

  /// As tokens and code call it, as in “SF Pro”.
  package let family: String
  /// Its other names.
  package let aliases: [String]
  /// Families that are the font itself, in order of preference.
  let genuine: [Source]
  /// Families that lend their glyphs, in order of preference.
  let standIns: [Source]
  let lines: Lines
  /// Where a weight of CSS lies on the axis of the masters.
  let weights: PiecewiseLinear
  /// How much of the display cut there is at a point size, from 0 to 1; `nil` where all sizes look alike.
  let displayShares: PiecewiseLinear?
  /// Ems behind every grapheme cluster, by point size; `nil` for none.
  let tracking: PiecewiseLinear?
  /// Those that were measured.
  let characters: Set<Unicode.Scalar>
  let masters: [MasterMetrics]
  /// Characters that are taken to be as wide as measured ones.
  let alike: [Unicode.Scalar: Unicode.Scalar]
  /// How far widths may be off; see ``guardBand(of:weight:)``.
  let bands: [MeasuredBand]

  /// The families whose glyphs it takes when the genuine ones are absent, as in “Inter”.
  package var standInFamilies: [String] { standIns.map(\.text) }

  /// Whether it is called that; blanks, hyphens and case make no difference.
  package func isCalled(_ name: String) -> Bool {
    let key = FontFile.key(ofFamily: name)
    return ([family] + aliases).contains { FontFile.key(ofFamily: $0) == key }
  }

  /// Equal metrics have equal families; a hash of all numbers would cost more than it tells apart.
  package func hash(into hasher: inout Hasher) { hasher.combine(family) }
}

extension FontMetrics {
  /// Ems of each measured character at a weight of CSS.
  ///
  /// Between two measured weights they lie on a straight line; beyond the last one they are that one's.
  func advances(in cut: Cut, weight: Double) -> [Unicode.Scalar: Double] {
    var advances: [Unicode.Scalar: Double] = [:]
    for scalar in characters {
      advances[scalar] = interpolated(in: cut, at: weight) { $0.advances[scalar] }
    }
    return advances
  }

  /// By how much the stand-in's kerning is multiplied; `nil` where pairs were measured instead.
  func kerningFactor(in cut: Cut, weight: Double) -> Double? {
    masters.contains { $0.cut == cut && $0.pairs != nil }
      ? nil : interpolated(in: cut, at: weight) { $0.kerningFactor } ?? 1
  }

  /// Ems between two characters by the measured pairs; a master that does not name a pair has none there.
  func kerning(in cut: Cut, weight: Double) -> [MasterMetrics.Pair: Double] {
    var kerning: [MasterMetrics.Pair: Double] = [:]
    let masters = masters.filter { $0.cut == cut && $0.pairs != nil }
    for pair in Set(masters.flatMap { $0.pairs.map { Array($0.keys) } ?? [] }) {
      kerning[pair] = interpolated(in: cut, at: weight) { $0.pairs.map { $0[pair] ?? 0 } }
    }
    return kerning
  }

  private func interpolated(in cut: Cut, at weight: Double, _ value: (MasterMetrics) -> Double?) -> Double? {
    let points = masters.filter { $0.cut == cut }.compactMap { master in
      value(master).map { (place: master.weight, value: $0) }
    }
    return PiecewiseLinear(points)?(weights(weight))
  }

  /// The character that a character is as wide as: one that looks the same, the letter below its accents, or itself.
  func model(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let base = scalar.baseLetter
    return alike[scalar] ?? alike[base] ?? base
  }

  /// How the advance of a character is known.
  func origin(of scalar: Unicode.Scalar) -> MeasuredBand.Origin {
    if characters.contains(scalar) { return .measured }
    if characters.contains(model(of: scalar)) { return .alike }
    return scalar.properties.isAlphabetic ? .letter : .symbol
  }
}
