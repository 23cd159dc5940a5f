/// How boxes stand in a row, in a column or one over the other.
package struct Stack: Hashable, Sendable {
  package enum Direction: String, Sendable { case horizontal, vertical, overlay }

  package var direction: Direction
  package var spacing: Points
  package var alignment: Alignment

  package init(direction: Direction, spacing: Points, alignment: Alignment = .center) {
    self.direction = direction
    self.spacing = spacing
    self.alignment = alignment
  }
}
