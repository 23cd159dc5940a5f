import DesignTokens

/// A box in its place in a component.
package struct PlacedBox: Hashable, Sendable {
  /// What it is; of a hidden box what it holds is left out.
  package let kind: Box.Kind
  /// The number of its text in ``ComponentLayout/texts``; `nil` for other boxes.
  package let text: Int?
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
