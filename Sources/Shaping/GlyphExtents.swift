/// The box around the ink of a glyph, from the place of the pen, in units of its font, y upwards.
public struct GlyphExtents: Hashable, Sendable {
  public let left: FontUnits
  public let right: FontUnits
  public let bottom: FontUnits
  public let top: FontUnits

  public init(left: FontUnits, right: FontUnits, bottom: FontUnits, top: FontUnits) {
    self.left = left
    self.right = right
    self.bottom = bottom
    self.top = top
  }

  /// Whether it holds no ink, as that of a space.
  public var isEmpty: Bool { left >= right || bottom >= top }
}
