/// Boxes in a row, in a column or one over the other.
public struct Stack: Hashable, Sendable {
  public enum Direction: String, Sendable { case horizontal, vertical, overlay }

  public var direction: Direction
  public var spacing: Points
  public var alignment: Alignment
  public var children: [Box]

  public init(direction: Direction, spacing: Points, alignment: Alignment = .center, children: [Box]) {
    self.direction = direction
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
  }
}
