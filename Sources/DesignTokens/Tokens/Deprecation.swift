/// Whether a token is to be used no longer.
public struct Deprecation: Hashable, Sendable {
  /// What the file says about it; `nil` where it only says that it is so.
  public let reason: String?
}
