/// The typography of a text slot before the reader's size is applied.
public struct TextAppearance: Hashable, Sendable {
  /// How the point size follows the reader's size.
  public enum Scaling: Hashable, Sendable {
    /// The size times the ratio of the style's leading to its leading at `large`, rounded to a whole point.
    case relative(to: TextStyle)
    /// The size of the style's own table row; the token's size holds at `large` only.
    case system(TextStyle)
    /// The same at every size.
    case fixed
  }

  /// Family name, as in “Urbanist”.
  public var family: String
  /// Weight from 1 to 1000 as in CSS and OpenType `wght`.
  public var weight: Double
  /// Em size at `large`.
  public var size: Points
  /// Line pitch as a multiple of the point size; `nil` takes the font's own line height.
  public var lineHeight: Double?
  /// Space added after every cluster, at every size.
  public var letterSpacing: Points
  public var scaling: Scaling
  /// The largest reader's size that the text follows, as `dynamicTypeSize(...)` caps it; `nil` follows all.
  public var maximumSize: DynamicTypeSize?

  public init(
    family: String, weight: Double, size: Points, lineHeight: Double? = nil, letterSpacing: Points = 0,
    scaling: Scaling = .relative(to: .body), maximumSize: DynamicTypeSize? = nil
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.scaling = scaling
    self.maximumSize = maximumSize
  }
}
