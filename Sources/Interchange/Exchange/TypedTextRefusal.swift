/// Why a text that somebody typed cannot be taken into its table.
package struct TypedTextRefusal: Error, Hashable, CustomStringConvertible {
  /// A sentence without its full stop.
  package let description: String

  init(_ description: String) { self.description = description }
}
