/// A text style as a token gives it.
package struct TypographyValue: Hashable, Sendable {
  /// Families in order of preference; at least one.
  package let families: [String]
  /// From 1 to 1000.
  package let weight: Double
  package internal(set) var size: DimensionValue
  package let letterSpacing: DimensionValue
  /// Line height as a multiple of the size, as design tools mean it; `nil` where the design gives none.
  ///
  /// Texts are set in the font's own line height: how code applies this one is said by ``lineSpacing`` or a component.
  package internal(set) var lineHeight: Double?
  /// What stands between the lines, where the extension says it.
  package var lineSpacing: TextAppearance.LineSpacing?
  /// How the size follows the reader's; the extension `dev.l10n.typography` gives it, else relative to body.
  package var scaling: TextAppearance.Scaling
  /// Whether the source leaves ``scaling`` open, and why it is this one.
  package var assumedScaling: AssumedScaling?
  /// The largest reader's size that the text follows; `nil` follows all.
  package var maximumSize: DynamicTypeSize?
  /// `nil` shows texts as they are written.
  package var textCase: TextCase?
}
