import DesignTokens

/// The cell of a binding in which its component is smallest.
public struct SmallestTarget: Sendable {
  public let key: String
  public let size: DynamicTypeSize
  /// Width and height of the whole component.
  public let width: Points
  public let height: Points

  public var shorterSide: Points { min(width, height) }
}
