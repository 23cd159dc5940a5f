/// Boxes in a row, in a column or one over the other.
package struct Stack: Hashable, Sendable {
  package enum Direction: String, Sendable { case horizontal, vertical, overlay }

  package var direction: Direction
  package var spacing: Points
  package var alignment: Alignment
  package var children: [Box]

  package init(direction: Direction, spacing: Points, alignment: Alignment = .center, children: [Box]) {
    self.direction = direction
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
  }
}
