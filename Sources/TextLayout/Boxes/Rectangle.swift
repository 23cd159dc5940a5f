import DesignTokens

/// A rectangle in a component, from its upper left corner.
public struct Rectangle: Hashable, Sendable {
  public var x: Points
  public var y: Points
  public var width: Points
  public var height: Points

  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
