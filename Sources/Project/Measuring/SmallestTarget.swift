import DesignTokens
import StringTables
import TextLayout

/// The cell of a component in which what a finger presses is smallest.
public struct SmallestTarget: Sendable {
  /// What the cells have in common.
  public struct Place: Hashable, Sendable {
    public let component: String
    /// The number of the choice of axes in the plan.
    public let choice: Int
    /// The number of the theme.
    public let theme: Int
  }

  /// The key whose text it holds, in the locale it was measured in.
  public let entry: Table.Entry
  /// Who puts the text there.
  public let origin: Specimen.Origin
  public let size: DynamicTypeSize
  /// The smallest box that is marked as a button, or else the whole component.
  public let target: TouchTarget
}
