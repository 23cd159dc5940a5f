import CodeGeneration
import DesignTokens
import SourceFacts

/// A comment by which the exporter tells the importer what a declaration cannot: `// l10n: name "2xl"`.
enum SwiftNote {
  /// The line above a declaration that holds no tokens.
  static let ignored = DeclarationNotes.prefix + "ignore"

  /// The line that gives a declaration its name in the token file; an empty one gives an enum no group of its own.
  static func line(name: String) -> String { DeclarationNotes.prefix + "name " + SourceQuoting.literal(name) }

  /// The line that gives a constant the type of its token.
  static func line(type: TokenType) -> String { DeclarationNotes.prefix + "type " + type.rawValue }
}
