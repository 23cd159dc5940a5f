/// A glyph of a shaped run.
package struct ShapedGlyph: Hashable, Sendable {
  /// Index of the glyph in its font; 0 draws the sign for a missing one.
  package var id: UInt32
  /// First code unit of the characters that the glyph stands for, in the whole text.
  package var cluster: Int
  /// How far the glyph moves the pen.
  package var advance: FontUnits
  /// Where the glyph is drawn from the pen's place, to the right and upwards.
  package var xOffset: FontUnits
  package var yOffset: FontUnits
  /// Whether text that ends or begins before this glyph's characters would have other glyphs or advances there
  /// (`HB_GLYPH_FLAG_UNSAFE_TO_BREAK`).
  package var isUnsafeToBreak: Bool
}
