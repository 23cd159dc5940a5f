/// A box in front of another or behind it, which is proposed the other's size: `overlay` and `background`.
package struct Attachment: Hashable, Sendable {
  package enum Place: String, Sendable { case overlay, background }

  package var place: Place
  /// How it stands to the other box.
  package var alignment: Stack.Alignment
  package var box: Box

  package init(_ place: Place, alignment: Stack.Alignment = .center, box: Box) {
    self.place = place
    self.alignment = alignment
    self.box = box
  }
}
