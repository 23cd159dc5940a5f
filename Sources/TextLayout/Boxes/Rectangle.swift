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

  /// Whether a part of it lies beside the other along an axis, by more than rounding to pixels does.
  func sticksOut(of other: Rectangle, along axis: Axis) -> Bool {
    let (start, end) = edges(along: axis)
    let (first, last) = other.edges(along: axis)
    return start < first - Overhang.tolerance || end > last + Overhang.tolerance
  }

  private func edges(along axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (x.value, x.value + width.value) : (y.value, y.value + height.value)
  }
}
