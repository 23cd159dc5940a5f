import SourceText

/// A token with its references followed.
public struct Token: Hashable, Sendable {
  /// Names from the outermost group to the token, joined by dots, as in “spacing.base.lg”.
  public let path: String
  public let value: TokenValue
  /// Path of the file that holds it, as it was given.
  public let file: String
  /// Place of the token among all of its design system.
  let ordinal: Int

  public var type: TokenType { value.type }
}
