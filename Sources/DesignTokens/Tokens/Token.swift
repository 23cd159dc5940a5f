import SourceText

/// A token with its aliases followed.
public struct Token: Hashable, Sendable {
  /// Names from the outermost group to the token, joined by dots, as in “spacing.base.lg”.
  public let path: String
  public let value: TokenValue
  /// What the token's own `$description` says.
  public let summary: String?
  /// Path of the file that holds it, as it was given.
  public let file: String
  /// Where its name stands.
  public let position: SourcePosition

  public var type: TokenType { value.type }
}
