import DesignTokens
import Project

/// What was counted or measured where a text is longer than it may be.
package struct LimitFacts: Sendable {
  /// As in “characters”, “points”.
  package var unit: String
  /// How long the text is, in the unit.
  package var needed: Double
  /// How long it may be.
  package var allowed: Double
  /// Characters at its end that are too many.
  package var fewerCharacters: Int
  /// The text with sample arguments, as it was measured.
  package var text: String
  /// The plural categories that the sample selects.
  package var categories: [String]
  /// Who states the limit, as in “l10n.json:4:5 'push.*'”.
  package var origin: String
  /// The font of a width; `nil` for what is counted.
  package var font: String?
  /// The text size at which it is too wide; `nil` where the font is the same at every size.
  package var size: DynamicTypeSize?
  /// The theme, as in “density=compact”; `nil` where it does not matter.
  package var theme: String?
}
