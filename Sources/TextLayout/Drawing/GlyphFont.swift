import Shaping

/// A face at chosen values of its axes, as glyphs are drawn in it; equal fonts draw equal outlines.
package struct GlyphFont: Hashable, Sendable {
  /// What a report calls it: “Urbanist 600”, “Noto Sans Arabic Bold”.
  package let name: String
  /// Absolute path of the file.
  package let path: String
  /// Of the face in a collection; 0 for a plain file.
  package let index: Int
  /// Values of the axes; empty for a static face.
  package let variations: [FontTag: Double]
  /// Units of an em, in which outlines and extents are.
  package let unitsPerEm: Int
  let font: Font

  /// Returns the contours of a glyph in ``unitsPerEm``; see ``Font/outline(of:)``.
  package func outline(of glyph: UInt32) -> GlyphOutline { font.outline(of: glyph) }

  /// Returns the box around the ink of a glyph in ``unitsPerEm``; see ``Font/extents(of:)``.
  package func extents(of glyph: UInt32) -> GlyphExtents? { font.extents(of: glyph) }

  /// Returns the advance of a glyph by itself in ``unitsPerEm``, without kerning; see ``Font/advance(of:)``.
  package func advance(of glyph: UInt32) -> FontUnits { font.advance(of: glyph) }

  package static func == (left: GlyphFont, right: GlyphFont) -> Bool {
    left.path == right.path && left.index == right.index && left.variations == right.variations
      && left.unitsPerEm == right.unitsPerEm
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(index)
    hasher.combine(variations)
    hasher.combine(unitsPerEm)
  }
}

extension OpenFont {
  /// The cut that a text is drawn in at a size.
  ///
  /// With an optical-size axis it is the place on the axis; between two files it is the nearer one, whose glyphs then
  /// stand as far apart as was measured.
  func glyphFont(atPointSize size: Double) -> GlyphFont {
    let share = displayShare(atPointSize: size)
    let text = resolution.text
    if share == 0 { return glyphFont(text, drawn.text) }
    if resolution.display == nil, let axis = drawn.text.face.range(of: .opticalSize) {
      let value = axis.lowerBound + share * (axis.upperBound - axis.lowerBound)
      let variations = Self.variations(of: text, opticalSize: value)
      return glyphFont(text, Font(face: drawn.text.face, variations: variations, hasAlternates: !resolution.isStandIn))
    }
    guard share >= 0.5, let display = drawn.display else { return glyphFont(text, drawn.text) }
    return glyphFont(resolution.display ?? text, display)
  }

  private func glyphFont(_ match: FontMatch, _ font: Font) -> GlyphFont {
    GlyphFont(
      name: name, path: match.face.path, index: match.face.index, variations: font.variations,
      unitsPerEm: font.unitsPerEm, font: font)
  }
}
