import SourceFacts
import SwiftParser
import SwiftSyntax

extension DeclarationNotes {
  /// The line above a declaration that is passed over.
  private static let ignored = prefix + "ignore"
  private static let namePrefix = prefix + "name "
  private static let typePrefix = prefix + "type "

  /// What the comments and attributes of a declaration say.
  init(above comments: Trivia, _ attributes: AttributeListSyntax = []) {
    self.init()
    var lines: [String] = []
    for piece in comments {
      switch piece {
      case .lineComment(let text):
        if text.hasPrefix(Self.namePrefix) { name = Self.literal(text.dropFirst(Self.namePrefix.count)) ?? name }
        if text.hasPrefix(Self.typePrefix) { type = String(text.dropFirst(Self.typePrefix.count)) }
      case .docLineComment(let text), .docBlockComment(let text): lines += DocumentationComment.lines(of: text)
      default: break
      }
    }
    let text = DocumentationComment.trimmed(lines.joined(separator: "\n"))
    summary = text.isEmpty ? nil : text
    for attribute in attributes {
      if case .attribute(let attribute) = attribute, case .availability(let arguments)? = attribute.arguments {
        read(arguments)
      }
    }
  }

  /// Whether the comments say that the declaration is passed over.
  static func ignores(_ comments: Trivia) -> Bool {
    comments.contains {
      if case .lineComment(let text) = $0 { DocumentationComment.trimmed(text) == ignored } else { false }
    }
  }

  private static func literal(_ text: Substring) -> String? {
    var parser = Parser(String(text))
    return ExprSyntax.parse(from: &parser).as(StringLiteralExprSyntax.self)?.plainText
  }

  private mutating func read(_ arguments: AvailabilityArgumentListSyntax) {
    var message: String?
    var isDeprecated = false
    for argument in arguments {
      switch argument.argument {
      case .token(let word): isDeprecated = isDeprecated || word.text == "deprecated"
      case .availabilityLabeledArgument(let argument):
        isDeprecated = isDeprecated || argument.label.text == "deprecated"
        guard case .string(let literal) = argument.value else { continue }
        let text = literal.segments.map { StringLiteralExprSyntax.decoded($0.content.text, marks: 0) }.joined()
        if argument.label.text == "message" { message = text }
        if argument.label.text == "renamed" { message = message ?? "Use \(text)." }
      default: break
      }
    }
    if isDeprecated { (self.isDeprecated, deprecationReason) = (true, message) }
  }
}
