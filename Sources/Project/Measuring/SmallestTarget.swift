import DesignTokens
import Strings
import TextLayout

/// The cell of a binding in a theme in which what a finger presses is smallest.
public struct SmallestTarget: Sendable {
  /// What the cells have in common.
  public struct Place: Hashable, Sendable {
    /// The number of the binding.
    public let binding: Int
    /// The number of the theme.
    public let theme: Int

    public init(binding: Int, theme: Int) {
      self.binding = binding
      self.theme = theme
    }
  }

  /// The key whose text it holds, in the locale it was measured in.
  public let entry: Table.Entry
  public let size: DynamicTypeSize
  /// The smallest box that is marked as a button, or else the whole component.
  public let target: TouchTarget
}
