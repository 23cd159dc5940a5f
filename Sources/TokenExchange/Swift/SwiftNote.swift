import CodeGeneration
import DesignTokens

/// A comment by which the exporter tells the importer what a declaration cannot: `// l10n: name "2xl"`.
enum SwiftNote {
  static let prefix = "// l10n: "
  private static let name = prefix + "name "
  private static let type = prefix + "type "

  /// The line above a declaration that holds no tokens.
  static let ignored = prefix + "ignore"

  /// The line that gives a declaration its name in the token file; an empty one gives an enum no group of its own.
  static func line(name: String) -> String { Self.name + SourceQuoting.literal(name) }

  /// The line that gives a constant the type of its token.
  static func line(type: TokenType) -> String { Self.type + type.rawValue }

  /// The name that a comment gives; `nil` where it is another comment.
  static func name(in comment: String) -> String? {
    guard comment.hasPrefix(name) else { return nil }
    return try? SwiftTextLiteral.decoded(comment.dropFirst(name.count).utf8).get()
  }

  /// The type that a comment gives; `nil` where it is another comment.
  static func type(in comment: String) -> TokenType? {
    guard comment.hasPrefix(type) else { return nil }
    return TokenType(rawValue: String(comment.dropFirst(type.count)))
  }
}
