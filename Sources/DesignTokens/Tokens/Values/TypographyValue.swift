/// A text style as a token gives it.
public struct TypographyValue: Hashable, Sendable {
  /// Families in order of preference; at least one.
  public let families: [String]
  /// From 1 to 1000.
  public let weight: Double
  public internal(set) var size: DimensionValue
  public let letterSpacing: DimensionValue
  /// Line height as a multiple of the size, as design tools mean it; `nil` where the design gives none.
  ///
  /// Texts are set in the font's own line height: how code applies this one is said by ``lineSpacing`` or a component.
  public internal(set) var lineHeight: Double?
  /// What stands between the lines, where the extension says it.
  public var lineSpacing: TextAppearance.LineSpacing?
  /// How the size follows the reader's; the extension `dev.l10n.typography` gives it, else relative to body.
  public var scaling: TextAppearance.Scaling
  /// The largest reader's size that the text follows; `nil` follows all.
  public var maximumSize: DynamicTypeSize?
}
