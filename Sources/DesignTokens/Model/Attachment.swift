/// A box in front of another or behind it, which is proposed the other's size: `overlay` and `background`.
public struct Attachment: Hashable, Sendable {
  public enum Place: String, Sendable { case overlay, background }

  public var place: Place
  /// How it stands to the other box.
  public var alignment: Stack.Alignment
  public var box: Box

  public init(_ place: Place, alignment: Stack.Alignment = .center, box: Box) {
    self.place = place
    self.alignment = alignment
    self.box = box
  }
}
