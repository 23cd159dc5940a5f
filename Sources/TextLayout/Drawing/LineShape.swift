/// The glyphs of a line without its size: what the same line has at every text size.
package struct LineShape: Sendable {
  /// A length in a line: a part that grows with the text, and one that is the same at every size.
  package struct Advance: Hashable, Sendable {
    /// Multiples of the em.
    package var ems: Double
    /// How often the spacing behind a grapheme cluster is in it.
    package var spacings: Int

    package init(ems: Double = 0, spacings: Int = 0) {
      self.ems = ems
      self.spacings = spacings
    }

    /// - Parameters:
    ///   - emSize: Points of an em.
    ///   - spacing: Points behind a grapheme cluster.
    @inline(__always)
    package func points(emSize: Double, spacing: Double) -> Double { ems * emSize + Double(spacings) * spacing }

    static func + (left: Advance, right: Advance) -> Advance {
      Advance(ems: left.ems + right.ems, spacings: left.spacings + right.spacings)
    }

    static func += (left: inout Advance, right: Advance) { left = left + right }
  }

  package struct Glyph: Hashable, Sendable {
    /// As ``TextDrawing/Glyph/id``.
    package let id: UInt32
    /// Where the origin of its outline is, from the left end of the line.
    package let x: Advance
    /// Ems above the baseline.
    package let up: Double
    /// As ``TextDrawing/Glyph/range``.
    package let range: Range<Int>
  }

  /// Glyphs in one font and direction, from left to right.
  package struct Run: Sendable {
    package let font: GlyphFont
    package let isRightToLeft: Bool
    package let glyphs: [Glyph]
  }

  /// As ``TextDrawing/Line/width``.
  package let width: Advance
  /// As ``TextDrawing/Line/range``.
  package let range: Range<Int>
  /// From left to right.
  package let runs: [Run]
  /// Whether the line has an ellipsis.
  package let isTruncated: Bool
  /// What the ellipsis stands for, in UTF-8; `nil` without one.
  package let omitted: Range<Int>?
  /// Whether it ends in a hyphen that the text does not have.
  package let isHyphenated: Bool
}
