/// The box around the ink of a glyph, from the place of the pen, in units of its font, y upwards.
package struct GlyphExtents: Hashable, Sendable {
  package let left: FontUnits
  package let right: FontUnits
  package let bottom: FontUnits
  package let top: FontUnits

  package init(left: FontUnits, right: FontUnits, bottom: FontUnits, top: FontUnits) {
    self.left = left
    self.right = right
    self.bottom = bottom
    self.top = top
  }

  /// Whether it holds no ink, as that of a space.
  package var isEmpty: Bool { left >= right || bottom >= top }
}
