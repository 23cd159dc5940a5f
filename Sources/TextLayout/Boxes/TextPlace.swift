import DesignTokens

/// A text box in a plan, shared by all layouts of it: they ask for it many times, and it is large to copy.
final class TextPlace: Sendable {
  let box: TextBox
  /// The number of its text.
  let number: Int

  init(_ box: TextBox, _ number: Int) {
    self.box = box
    self.number = number
  }
}
