/// How a box stands in front of another or behind it, whose size it is proposed: `overlay` and `background`.
package struct Attachment: Hashable, Sendable {
  package enum Place: String, Sendable { case overlay, background }

  package var place: Place
  package var alignment: Stack.Alignment

  package init(_ place: Place, alignment: Stack.Alignment = .center) {
    self.place = place
    self.alignment = alignment
  }
}
