import SourceText

/// A literal that a call of a type is given, as in `EkoButton(title: "cue.start")`.
///
/// Whether it is a key the file does not tell: that depends on what the type declares, which may stand in another one.
package struct LiteralArgument: Hashable, Sendable {
  /// The name of the type, as in `EkoButton` or `Eko.Button`.
  package var type: String
  /// `nil` for an argument without one.
  package var label: String?
  package var text: KeyText
  /// The literal with its quotes.
  package var range: ByteRange
  package var isInPreview = false

  package init(type: String, label: String?, text: KeyText, range: ByteRange) {
    self.type = type
    self.label = label
    self.text = text
    self.range = range
  }
}
