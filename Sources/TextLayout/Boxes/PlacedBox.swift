import DesignTokens

/// A box in its place in a component.
package struct PlacedBox: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A text, and its number in ``ComponentLayout/texts``.
    case text(Int)
    case icon(Icon)
    case padding(EdgeInsets)
    case frame(Frame)
    /// A row, a column or layers, without its children: they are boxes of their own.
    case stack(Stack)
    case spacer
    case surface(Surface)
    /// A box with an overlay or background.
    case attachment(Attachment.Place)
    case fixedSize(AxisSet)
    case priority(Double)
    case fitting(AxisSet)
    case scroll(AxisSet)
    /// What takes its space and is not seen; what it holds is left out.
    case hidden
    case button(minimum: Points?)
  }

  package let kind: Kind
  /// The names from the root on, with the places of children in lists, as in “padding/hstack/0/text”.
  package let path: String
  /// How many boxes it stands in.
  package let depth: Int
  /// Where the box is; in a right-to-left locale the component is mirrored.
  package let frame: Rectangle
  /// What its parent proposed; `nil` asked for the ideal length.
  package let proposedWidth: Points?
  package let proposedHeight: Points?
}
