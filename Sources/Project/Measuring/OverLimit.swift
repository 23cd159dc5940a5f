import DesignTokens
import StringTables

/// A key in a locale with a text that is longer than it may be: the worst of its texts and limits.
package struct OverLimit: Sendable {
  /// Where a width is more than it may be.
  package struct Place: Sendable {
    /// As in “Urbanist SemiBold 14 pt”.
    package let font: String
    /// `nil` where the font is the same at every size.
    package let size: DynamicTypeSize?
    /// The number of the theme whose font it is; `nil` where the font is the same in all.
    package let theme: Int?
  }

  package let group: Int
  package let table: String
  package let locale: String
  /// The entry whose place a finding names: the translation, or the source of a pseudo-text.
  package let entry: Table.Entry
  package let limit: TextLimit
  package let text: SampledText
  /// How long it is, in the unit of the limit.
  package let needed: Double
  /// Characters at the end of its lines without which it would be within the limit.
  package let fewerCharacters: Int
  /// `nil` for what is counted.
  package let place: Place?
  /// Texts, limits, sizes and themes in which it is too long, and how many were looked at.
  package let count: Int
  package let checked: Int
}
