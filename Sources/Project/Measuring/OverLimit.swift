import DesignTokens
import StringTables

/// A key in a locale with a text that is longer than it may be: the worst of its texts and limits.
public struct OverLimit: Sendable {
  /// Where a width is more than it may be.
  public struct Place: Sendable {
    /// As in “Urbanist SemiBold 14 pt”.
    public let font: String
    /// `nil` where the font is the same at every size.
    public let size: DynamicTypeSize?
    /// The number of the theme whose font it is; `nil` where the font is the same in all.
    public let theme: Int?
  }

  public let group: Int
  public let table: String
  public let locale: String
  /// The entry whose place a finding names: the translation, or the source of a pseudo-text.
  public let entry: Table.Entry
  public let limit: TextLimit
  public let text: SampledText
  /// How long it is, in the unit of the limit.
  public let needed: Double
  /// Characters at the end of its lines without which it would be within the limit.
  public let fewerCharacters: Int
  /// `nil` for what is counted.
  public let place: Place?
  /// Texts, limits, sizes and themes in which it is too long, and how many were looked at.
  public let count: Int
  public let checked: Int
}
