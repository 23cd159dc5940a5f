import SourceText

/// A key that is made at run time, so that no scan knows it.
public struct DynamicKey: Hashable, Sendable {
  /// What looks it up, as in `NSLocalizedString`.
  public var function: String
  /// The expression as the source writes it, on one line, cut off after 80 characters.
  public var expression: String
  /// The letters that are known, as in `error.` of `"error.\(code)"`; `nil` where nothing is.
  public var pattern: KeyText?
  /// `nil` for the default table, or where it is not known.
  public var table: String?
  /// The function that hands on a parameter of its own as the key, as in `tr(_:)`, or `.localized` for a member of
  /// `String` that hands on `self`: declared in the settings, its calls are scanned.
  public var wrapper: String?
  public var range: ByteRange
  public var isInPreview = false

  public init(function: String, expression: String, range: ByteRange) {
    self.function = function
    self.expression = expression
    self.range = range
  }
}
