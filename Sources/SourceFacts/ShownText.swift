import SourceText

/// A literal for the user that is shown as it stands: nothing looks it up, whatever the tables hold.
public struct ShownText: Hashable, Sendable {
  public var text: KeyText
  /// What shows it, as in `label.text` or `setTitle`.
  public var function: String
  public var range: ByteRange
  public var isInPreview = false

  public init(_ text: KeyText, function: String, range: ByteRange) {
    self.text = text
    self.function = function
    self.range = range
  }
}
