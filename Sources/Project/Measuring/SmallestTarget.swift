import DesignTokens
import StringTables
import TextLayout

/// The cell of a component in which what a finger presses is smallest.
package struct SmallestTarget: Sendable {
  /// What the cells have in common.
  package struct Place: Hashable, Sendable {
    package let component: String
    /// The number of the choice of axes in the plan.
    package let choice: Int
    /// The number of the theme.
    package let theme: Int
  }

  /// The key whose text it holds, in the locale it was measured in.
  package let entry: Table.Entry
  /// Who puts the text there.
  package let origin: Specimen.Origin
  package let size: DynamicTypeSize
  /// The smallest box that is marked as a button, or else the whole component.
  package let target: TouchTarget
}
