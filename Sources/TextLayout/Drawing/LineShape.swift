/// The glyphs of a line without its size: what the same line has at every text size.
public struct LineShape: Sendable {
  /// A length in a line: a part that grows with the text, and one that is the same at every size.
  public struct Advance: Hashable, Sendable {
    /// Multiples of the em.
    public var ems: Double
    /// How often the spacing behind a grapheme cluster is in it.
    public var spacings: Int

    public init(ems: Double = 0, spacings: Int = 0) {
      self.ems = ems
      self.spacings = spacings
    }

    /// - Parameters:
    ///   - emSize: Points of an em.
    ///   - spacing: Points behind a grapheme cluster.
    @inline(__always)
    public func points(emSize: Double, spacing: Double) -> Double { ems * emSize + Double(spacings) * spacing }

    static func + (left: Advance, right: Advance) -> Advance {
      Advance(ems: left.ems + right.ems, spacings: left.spacings + right.spacings)
    }

    static func += (left: inout Advance, right: Advance) { left = left + right }
  }

  public struct Glyph: Hashable, Sendable {
    /// As ``TextDrawing/Glyph/id``.
    public let id: UInt32
    /// Where the origin of its outline is, from the left end of the line.
    public let x: Advance
    /// Ems above the baseline.
    public let up: Double
    /// As ``TextDrawing/Glyph/range``.
    public let range: Range<Int>
  }

  /// Glyphs in one font and direction, from left to right.
  public struct Run: Sendable {
    public let font: GlyphFont
    public let isRightToLeft: Bool
    public let glyphs: [Glyph]
  }

  /// As ``TextDrawing/Line/width``.
  public let width: Advance
  /// As ``TextDrawing/Line/range``.
  public let range: Range<Int>
  /// From left to right.
  public let runs: [Run]
  /// Whether the line has an ellipsis.
  public let isTruncated: Bool
  /// Whether it ends in a hyphen that the text does not have.
  public let isHyphenated: Bool
}
