import SourceFacts
import SwiftParser
import SwiftSyntax

/// Comments that say what a property is at run time, as in `let width: CGFloat  // l10n:preview 120`.
struct SampleComments {
  private static let prefixes = ["// l10n:preview ", "// l10n: preview "]
  /// Bytes before those that are read, in all: each is parsed behind as many blanks.
  private static let limit = 20_000_000

  private var blanks = 0

  /// What the comment above a property, or behind it, says; `nil` without one, or for what is no expression.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  mutating func sample(of variable: VariableDeclSyntax, _ platform: SwiftPlatform) -> SwiftExpression? {
    let last = variable.lastToken(viewMode: .sourceAccurate)
    let behind = last.flatMap { Self.comment(in: $0.trailingTrivia, at: $0.endPositionBeforeTrailingTrivia) }
    guard let comment = behind ?? Self.comment(in: variable.leadingTrivia, at: variable.position) else { return nil }
    blanks += comment.offset
    guard blanks < Self.limit else { return nil }
    // Places are those of the file.
    var parser = Parser(String(repeating: " ", count: comment.offset) + comment.text)
    let expression = ExprSyntax.parse(from: &parser)
    guard !expression.hasError else { return nil }
    var reader = ExpressionReader(platform, readsBodies: true)
    return reader.read(expression)
  }

  /// The expression of the last such comment, with its place.
  private static func comment(in trivia: Trivia, at start: AbsolutePosition) -> (text: String, offset: Int)? {
    var found: (String, Int)?
    var offset = start.utf8Offset
    for piece in trivia {
      if case .lineComment(let text) = piece, let prefix = prefixes.first(where: text.hasPrefix) {
        found = (String(text.dropFirst(prefix.count)), offset + prefix.utf8.count)
      }
      offset += piece.sourceLength.utf8Length
    }
    return found
  }
}
