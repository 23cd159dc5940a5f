/// Whether a token is to be used no longer.
package struct Deprecation: Hashable, Sendable {
  /// What the file says about it; `nil` where it only says that it is so.
  package let reason: String?
}
