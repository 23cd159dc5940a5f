import SourceFacts
import SourceText
import SwiftSyntax

/// Says which declarations of a file are not collected: those of branches that are not built, and of code that is no
/// Swift.
struct DeclarationProblems {
  /// How many brackets are told.
  private static let limit = 20

  private let bytes: [UInt8]
  private let platform: SwiftPlatform
  private var brackets: [SourceProblem] = []
  private var problems: [SourceProblem] = []

  static func all(in file: SourceFileSyntax, _ bytes: [UInt8], platform: SwiftPlatform) -> [SourceProblem] {
    var found = DeclarationProblems(bytes, platform)
    found.walk(Syntax(file), isCode: false)
    return found.problems + found.brackets.prefix(limit)
  }

  private init(_ bytes: [UInt8], _ platform: SwiftPlatform) {
    self.bytes = bytes
    self.platform = platform
  }

  /// - Parameter isCode: Whether it stands in code that declares no constants, whatever it says.
  private mutating func walk(_ node: Syntax, isCode: Bool) {
    var isCode = isCode
    switch node.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .protocolDecl, .macroDecl: isCode = true
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .variableDecl:
      isCode = isCode || DeclarationNotes.ignores(node.leadingTrivia)
    case .ifConfigDecl:
      guard let config = node.as(IfConfigDeclSyntax.self) else { return }
      return walk(config, isCode: isCode)
    case .unexpectedNodes: unexpected(node, isCode: isCode)
    case .token:
      guard let token = node.as(TokenSyntax.self), token.presence == .missing else { return }
      return missing(token)
    default: break
    }
    for child in node.children(viewMode: .all) { walk(child, isCode: isCode) }
  }

  private mutating func walk(_ config: IfConfigDeclSyntax, isCode: Bool) {
    for (clause, isActive) in config.branches(for: platform) {
      if isActive == true, let elements = clause.elements {
        walk(Syntax(elements), isCode: isCode)
      } else if !isCode, clause.declares {
        let end = clause.condition?.bytes.end ?? clause.poundKeyword.bytes.end
        let shown = Self.excerpt(String(decoding: bytes[clause.poundKeyword.start..<end.index], as: UTF8.self))
        let reason =
          isActive == nil
          ? "its condition is not known here" : "it is not built for \(platform.name) ('--platform' chooses)"
        problems.append(
          SourceProblem(message: "'\(shown)' is left out: \(reason)", range: clause.poundKeyword.bytes))
      }
    }
  }

  private static func excerpt(_ text: String) -> String { text.count > 40 ? text.prefix(39) + "…" : text }

  private mutating func missing(_ token: TokenSyntax) {
    let opener: TokenKind? =
      switch token.tokenKind {
      case .rightBrace: .leftBrace
      case .rightParen: .leftParen
      case .rightSquare: .leftSquare
      default: nil
      }
    let siblings = token.parent?.children(viewMode: .sourceAccurate).compactMap { $0.as(TokenSyntax.self) } ?? []
    guard let opener, let open = siblings.first(where: { $0.tokenKind == opener }) else { return }
    bracket(open)
  }

  private mutating func unexpected(_ node: Syntax, isCode: Bool) {
    for child in node.children(viewMode: .sourceAccurate) {
      guard let token = child.as(TokenSyntax.self) else { continue }
      switch token.tokenKind {
      case .rightBrace, .rightParen, .rightSquare, .leftBrace, .leftParen, .leftSquare: bracket(token)
      default: break
      }
    }
    guard !isCode, node.declares else { return }
    problems.append(
      SourceProblem(message: "what is declared from here on is not read: it is no Swift", range: node.bytes))
  }

  private mutating func bracket(_ token: TokenSyntax) {
    brackets.append(SourceProblem(message: "the bracket has no other end", range: token.bytes))
  }
}

extension SyntaxProtocol {
  /// Whether a keyword stands in it that declares values.
  fileprivate var declares: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      [.keyword(.let), .keyword(.var), .keyword(.case)].contains(token.tokenKind)
    }
  }
}
