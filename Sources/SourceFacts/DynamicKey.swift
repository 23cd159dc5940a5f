import SourceText

/// A key that is made at run time, so that no scan knows it.
package struct DynamicKey: Hashable, Sendable {
  /// What looks it up, as in `NSLocalizedString`.
  package var function: String
  /// The expression as the source writes it, on one line, cut off after 80 characters.
  package var expression: String
  /// The letters that are known, as in `error.` of `"error.\(code)"`; `nil` where nothing is.
  package var pattern: KeyText?
  /// `nil` for the default table, or where it is not known.
  package var table: String?
  /// The function that hands on a parameter of its own as the key, as in `tr(_:)`, or `.localized` for a member of
  /// `String` that hands on `self`: declared in the settings, its calls are scanned.
  package var wrapper: String?
  /// The name of the ``CallableDeclaration`` that is given it: where calls give that literals, these are the keys.
  package var callable: String?
  package var range: ByteRange
  package var isInPreview = false

  package init(function: String, expression: String, range: ByteRange) {
    self.function = function
    self.expression = expression
    self.range = range
  }
}
