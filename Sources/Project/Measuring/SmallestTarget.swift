import DesignTokens
import Strings
import TextLayout

/// The cell of a binding in which what a finger presses is smallest.
public struct SmallestTarget: Sendable {
  /// The key whose text it holds, in the locale it was measured in.
  public let entry: Table.Entry
  public let size: DynamicTypeSize
  /// The smallest box that is marked as a button, or else the whole component.
  public let target: TouchTarget
}
