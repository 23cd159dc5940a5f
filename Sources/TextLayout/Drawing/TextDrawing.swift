import DesignTokens

/// A text as it is drawn in its place: its lines with their glyphs, in the widths that were measured.
///
/// It is made from the same shaped text and the same line breaks as the verdict. Lengths are points from the upper left
/// corner of the text's frame, y downwards.
public struct TextDrawing: Sendable {
  /// A glyph in its place.
  public struct Glyph: Hashable, Sendable {
    /// Index of the glyph in its font; 0 is the sign for a missing one.
    public let id: UInt32
    /// Where the origin of its outline is.
    public let x: Points
    public let y: Points
    /// The UTF-8 code units that it stands for. The glyphs of one cluster share them; an ellipsis stands for what was
    /// cut.
    public let range: Range<Int>
  }

  /// Glyphs in one font and direction, from left to right.
  public struct Run: Sendable {
    public let font: GlyphFont
    /// Em size.
    public let pointSize: Points
    public let isRightToLeft: Bool
    public let glyphs: [Glyph]
  }

  public struct Line: Sendable {
    /// Left end of the line.
    public let x: Points
    public let baseline: Points
    /// From the left end to where the last advance ends, without the white space that hangs; not rounded.
    public let width: Points
    /// The UTF-8 code units on the line, with the white space at its end. An ellipsis stands for what it cut.
    public let range: Range<Int>
    /// From left to right.
    public let runs: [Run]
    /// Whether the line has an ellipsis.
    public let isTruncated: Bool
  }

  /// From the first to the last.
  public let lines: [Line]
  /// The text that ranges lie in.
  public let text: String
}
