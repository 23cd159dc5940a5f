import SourceText

/// The types that a part of a file names outside of previews, which tell what is ever made of its views.
package struct TypeNames: Hashable, Sendable {
  /// The view, or the modifier of views, in whose declaration they stand; `nil` for all that stands in none.
  package var view: String?
  /// Whether other packages may make that view.
  package var isPublic: Bool
  /// That declaration, an extension among them; the whole file, where they stand in none.
  package var range: ByteRange
  /// Each once, sorted.
  package var names: [String]

  package init(view: String?, isPublic: Bool = false, range: ByteRange, names: [String] = []) {
    self.view = view
    self.isPublic = isPublic
    self.range = range
    self.names = names
  }
}
