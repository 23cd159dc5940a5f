import SourceText

/// A type that is a view.
package struct ViewDeclaration: Hashable, Sendable {
  package var name: String
  /// Whether other files can make one.
  package var isReusable: Bool
  /// The name.
  package var range: ByteRange

  package init(name: String, isReusable: Bool, range: ByteRange) {
    self.name = name
    self.isReusable = isReusable
    self.range = range
  }
}
