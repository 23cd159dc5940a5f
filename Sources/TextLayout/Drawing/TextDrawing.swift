import DesignTokens

/// A text as it is drawn in its place: its lines with their glyphs, in the widths that were measured.
///
/// It is made from the same shaped text and the same line breaks as the verdict. Lengths are points from the upper left
/// corner of the text's frame, y downwards.
package struct TextDrawing: Sendable {
  /// A glyph in its place.
  package struct Glyph: Hashable, Sendable {
    /// Index of the glyph in its font; 0 is the sign for a missing one.
    package let id: UInt32
    /// Where the origin of its outline is.
    package let x: Points
    package let y: Points
    /// The UTF-8 code units that it stands for. The glyphs of one cluster share them; an ellipsis stands for what was
    /// cut.
    package let range: Range<Int>
  }

  /// Glyphs in one font and direction, from left to right.
  package struct Run: Sendable {
    package let font: GlyphFont
    /// Em size.
    package let pointSize: Points
    package let isRightToLeft: Bool
    package let glyphs: [Glyph]
  }

  package struct Line: Sendable {
    /// Left end of the line.
    package let x: Points
    package let baseline: Points
    /// From the left end to where the last advance ends, without the white space that hangs; not rounded.
    package let width: Points
    /// The UTF-8 code units on the line, with the white space at its end. An ellipsis stands for what it cut.
    package let range: Range<Int>
    /// From left to right.
    package let runs: [Run]
    /// Whether the line has an ellipsis.
    package let isTruncated: Bool
  }

  /// From the first to the last.
  package let lines: [Line]
  /// The text that ranges lie in.
  package let text: String
}
