import Shaping

/// Makes the fonts in which texts are shaped by font metrics: glyphs and kerning of a stand-in, advances as measured.
struct MeasuredFont {
  /// Finer than the units of any font, so that a weight between two measured ones loses nothing.
  static let unitsPerEm = 131_072

  let metrics: FontMetrics
  /// Of CSS.
  let weight: Double
  /// The largest cut of the stand-in, whose kerning was compared.
  let standIn: Font

  /// Returns the font of a cut.
  ///
  /// A character that was not measured is set as the one that it looks like. Other letters are as wide as the
  /// stand-in's, by the factor that makes the stand-in's letters of their case as wide, taken together, as the measured
  /// ones; all else by the factor of its digits.
  /// - Parameter own: The stand-in in that cut.
  /// - Complexity: O(*n* log *n*) in the glyphs of the face.
  func font(_ cut: FontMetrics.Cut, own: Font) -> Font {
    let face = standIn.face
    let measured = metrics.advances(in: cut, weight: weight)
    let factors = StandInFactors(measured, in: own)
    var advances = (0..<face.glyphCount).map { glyph in
      Self.units(ems(of: UInt32(glyph), in: standIn))
    }
    var alike: [UInt32: UInt32] = [:]
    for scalar in face.scalars where measured[scalar] == nil {
      guard let glyph = face.glyph(for: scalar), Int(glyph) < advances.count else { continue }
      if measured[metrics.model(of: scalar)] != nil, let model = face.glyph(for: metrics.model(of: scalar)) {
        alike[scalar.value] = model
      } else if let ownGlyph = own.face.glyph(for: scalar) {
        advances[Int(glyph)] = Self.units(ems(of: ownGlyph, in: own) * factors.factor(of: scalar))
      }
    }
    // Last, since characters may share a glyph.
    for (scalar, ems) in measured {
      if let glyph = face.glyph(for: scalar), Int(glyph) < advances.count { advances[Int(glyph)] = Self.units(ems) }
    }
    return Font(
      face: face, variations: standIn.variations, unitsPerEm: Self.unitsPerEm, advances: advances, alike: alike,
      kerning: kerning(cut))
  }

  private func kerning(_ cut: FontMetrics.Cut) -> Font.Kerning {
    if let factor = metrics.kerningFactor(in: cut, weight: weight) { return .scaled(factor) }
    var pairs: [Font.Kerning.Pair: Int32] = [:]
    for (pair, ems) in metrics.kerning(in: cut, weight: weight) {
      guard let left = standIn.face.glyph(for: pair.left), let right = standIn.face.glyph(for: pair.right) else {
        continue
      }
      pairs[.init(left, right)] = Self.units(ems)
    }
    return .pairs(pairs)
  }

  private func ems(of glyph: UInt32, in font: Font) -> Double {
    Double(font.advance(of: glyph).value) / Double(font.unitsPerEm)
  }

  private static func units(_ ems: Double) -> Int32 { Int32(clamping: Int((ems * Double(unitsPerEm)).rounded())) }
}

/// By how much what was measured is wider or narrower than a stand-in's, taken together.
private struct StandInFactors {
  private let upper: Double
  private let lower: Double
  private let digits: Double

  /// Compares a stand-in with the measured ems of characters.
  init(_ measured: [Unicode.Scalar: Double], in font: Font) {
    func factor(_ isIncluded: (Unicode.Scalar.Properties) -> Bool) -> Double {
      var (own, truth) = (0.0, 0.0)
      for (scalar, ems) in measured where isIncluded(scalar.properties) {
        guard let glyph = font.face.glyph(for: scalar) else { continue }
        own += Double(font.advance(of: glyph).value) / Double(font.unitsPerEm)
        truth += ems
      }
      return own > 0 && truth > 0 ? truth / own : 1
    }
    upper = factor(\.isUppercase)
    lower = factor { $0.isAlphabetic && !$0.isUppercase }
    digits = factor { $0.numericType == .decimal }
  }

  func factor(of scalar: Unicode.Scalar) -> Double {
    let properties = scalar.properties
    return properties.isUppercase ? upper : properties.isAlphabetic ? lower : digits
  }
}
