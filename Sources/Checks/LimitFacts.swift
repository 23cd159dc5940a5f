import DesignTokens
import Project

/// What was counted or measured where a text is longer than it may be.
public struct LimitFacts: Sendable {
  /// As in “characters”, “points”.
  public var unit: String
  /// How long the text is, in the unit.
  public var needed: Double
  /// How long it may be.
  public var allowed: Double
  /// Characters at its end that are too many.
  public var fewerCharacters: Int
  /// The text with sample arguments, as it was measured.
  public var text: String
  /// The plural categories that the sample selects.
  public var categories: [String]
  /// Who states the limit, as in “l10n.json:4:5 'push.*'”.
  public var origin: String
  /// The font of a width; `nil` for what is counted.
  public var font: String?
  /// The text size at which it is too wide; `nil` where the font is the same at every size.
  public var size: DynamicTypeSize?
  /// The theme, as in “density=compact”; `nil` where it does not matter.
  public var theme: String?
}
