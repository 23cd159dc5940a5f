import DesignTokens

/// A rectangle in a component, from its upper left corner.
package struct Rectangle: Hashable, Sendable {
  package var x: Points
  package var y: Points
  package var width: Points
  package var height: Points

  package init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
