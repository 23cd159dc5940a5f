import SourceText

/// A literal that a property or function of a type gives, as in `var title: String { "Cues" }`, or that is assigned to
/// a property.
///
/// Whether users see it the file does not tell: that depends on the ``MemberUse``s of all files.
package struct MemberText: Hashable, Sendable {
  package var member: MemberName
  package var text: KeyText
  /// The literal with its quotes.
  package var range: ByteRange
  package var isInPreview = false
  /// Whether most users never meet it.
  package var isRare = false

  package init(_ member: MemberName, text: KeyText, range: ByteRange) {
    self.member = member
    self.text = text
    self.range = range
  }
}
