import SourceText

/// A token with its references followed.
public struct Token: Hashable, Sendable {
  /// Names from the outermost group to the token, joined by dots, as in “spacing.base.lg”.
  public let path: String
  public let value: TokenValue
  /// Path of the file that holds it, as it was given.
  public let file: String
  /// Number of the token in its design system, whose values that are not known count too.
  public let ordinal: Int
  /// Number of its group in its design system, the same for all tokens of one group.
  public let group: Int

  public var type: TokenType { value.type }

  /// The last name of the path.
  public var name: Substring {
    let names = path.utf8
    guard let dot = names.lastIndex(of: UInt8(ascii: ".")) else { return path[...] }
    return path[names.index(after: dot)...]
  }
}
