import TextLayout

/// Glyphs in visual order, of which lines are parts: a text on one line usually, since its words are set alike wherever
/// the lines end.
struct GlyphTape: Sendable {
  struct Glyph: Hashable, Sendable {
    /// A number in ``ComponentCells/fonts``.
    let font: Int
    let isRightToLeft: Bool
    let id: UInt32
    /// Of the glyph, in units of the font that the tape begins with.
    let advance: Int32
    /// Where it is, from the left end of the tape.
    let x: Int32
    /// How often the spacing behind a grapheme cluster is in its place.
    let spacings: Int32
    let up: Int32
  }

  /// What an em has in the numbers of the tape.
  let unitsPerEm: Int
  let glyphs: [Glyph]
  /// From the left end to where the last advance ends.
  let width: Int32
  let widthSpacings: Int32

  /// The place in which the glyphs of another tape stand on this one, at the same distances; `nil` where they do not.
  ///
  /// - Complexity: O(*n* *m*), usually O(*n*): few places begin alike.
  func place(of other: GlyphTape) -> Int? {
    guard other.unitsPerEm == unitsPerEm, other.glyphs.count <= glyphs.count else { return nil }
    guard let first = other.glyphs.first else { return 0 }
    places: for start in 0...(glyphs.count - other.glyphs.count) where glyphs[start].id == first.id {
      let (dx, ds) = (glyphs[start].x &- first.x, glyphs[start].spacings &- first.spacings)
      for (mine, its) in zip(glyphs[start...], other.glyphs) {
        guard mine.id == its.id, mine.font == its.font, mine.isRightToLeft == its.isRightToLeft, mine.up == its.up,
          mine.x &- dx == its.x, mine.spacings &- ds == its.spacings
        else { continue places }
      }
      return start
    }
    return nil
  }
}

/// A line that a reader sees, as a part of a tape.
struct TapeLine: Hashable, Sendable {
  /// A number in ``ComponentCells/strings``.
  let text: Int
  /// The UTF-16 code units of the text that are on it; an ellipsis at its end stands for none of them.
  let range: Range<Int>
  /// Those within that an ellipsis stands for; `nil` where it stands at the end.
  let omitted: Range<Int>?
  let tape: Int
  /// Glyphs of the tape.
  let glyphs: Range<Int>
  let isTruncated: Bool
  let isHyphenated: Bool
  /// Where its first glyph is.
  let x: Int32
  let spacings: Int32
  let width: Int32
  let widthSpacings: Int32
}
