import SourceText

/// A type that is a view.
public struct ViewDeclaration: Hashable, Sendable {
  public var name: String
  /// Whether other files can make one.
  public var isReusable: Bool
  /// The labels of what it is made with that are keys by their type, as `LocalizedStringKey`, with `_` for those
  /// without one, sorted: a literal that another file hands over there is looked up, and no ``ShownText``.
  public var keyLabels: [String] = []
  /// The name.
  public var range: ByteRange

  public init(name: String, isReusable: Bool, range: ByteRange) {
    self.name = name
    self.isReusable = isReusable
    self.range = range
  }
}
