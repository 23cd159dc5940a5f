import SourceText

/// A literal that a call of a type is given, as in `EkoButton(title: "cue.start")`.
///
/// Whether it is a key the file does not tell: that depends on what the type declares, which may stand in another one.
public struct LiteralArgument: Hashable, Sendable {
  /// The name of the type, as in `EkoButton` or `Eko.Button`.
  public var type: String
  /// `nil` for an argument without one.
  public var label: String?
  public var text: KeyText
  /// The literal with its quotes.
  public var range: ByteRange
  public var isInPreview = false

  public init(type: String, label: String?, text: KeyText, range: ByteRange) {
    self.type = type
    self.label = label
    self.text = text
    self.range = range
  }
}
