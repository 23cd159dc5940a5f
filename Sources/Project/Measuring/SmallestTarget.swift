import DesignTokens
import Strings

/// The cell of a binding in which its component is smallest.
public struct SmallestTarget: Sendable {
  /// The key whose text it holds, in the locale it was measured in.
  public let entry: Table.Entry
  public let size: DynamicTypeSize
  /// Width and height of the whole component.
  public let width: Points
  public let height: Points

  public var shorterSide: Points { min(width, height) }
}
