/// A text style as a token gives it.
public struct TypographyValue: Hashable, Sendable {
  /// Families in order of preference; at least one.
  public let families: [String]
  /// From 1 to 1000.
  public let weight: Double
  public let size: DimensionValue
  public let letterSpacing: DimensionValue
  /// Line pitch as a multiple of the size.
  public let lineHeight: Double
  /// How the size follows the reader's; the extension `dev.l10n.typography` gives it, else relative to body.
  public var scaling: TextAppearance.Scaling
  /// The largest reader's size that the text follows; `nil` follows all.
  public var maximumSize: DynamicTypeSize?
}
