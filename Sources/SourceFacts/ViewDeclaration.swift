import SourceText

/// A type that is a view.
public struct ViewDeclaration: Hashable, Sendable {
  public var name: String
  /// Whether other files can make one.
  public var isReusable: Bool
  /// The name.
  public var range: ByteRange

  public init(name: String, isReusable: Bool, range: ByteRange) {
    self.name = name
    self.isReusable = isReusable
    self.range = range
  }
}
