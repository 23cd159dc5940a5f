import SourceText

/// A literal for the user that is shown as it stands: nothing looks it up, whatever the tables hold.
package struct ShownText: Hashable, Sendable {
  package var text: KeyText
  /// What shows it, as in `label.text` or `setTitle`.
  package var function: String
  package var range: ByteRange
  package var isInPreview = false
  /// Whether it stands in for a text that is lacking (`name ?? "Unnamed"`), or is for an older system than another.
  package var isRare = false
  /// Of an attribute in a storyboard or nib.
  package var interface: InterfaceText?

  package init(_ text: KeyText, function: String, range: ByteRange) {
    self.text = text
    self.function = function
    self.range = range
  }
}
