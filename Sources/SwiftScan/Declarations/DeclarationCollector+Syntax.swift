import SwiftSyntax

// What a declaration's syntax says.
extension AccessorBlockSyntax {
  /// What gives the value, and the brace behind it.
  var getter: (statements: CodeBlockItemListSyntax, end: TokenSyntax)? {
    switch accessors {
    case .getter(let getter): return (getter, rightBrace)
    case .accessors(let accessors):
      let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body
      return getter.map { ($0.statements, $0.rightBrace) }
    @unknown default: return nil
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// The `switch` that it is, or gives back; `nil` for another statement.
  var choice: SwitchExprSyntax? {
    switch self {
    case .expr(let expression): expression.as(SwitchExprSyntax.self)
    case .stmt(let statement):
      (statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ReturnStmtSyntax.self)?.expression)?
        .as(SwitchExprSyntax.self)
    default: nil
    }
  }
}

extension DeclModifierListSyntax {
  var arePrivate: Bool { contains { $0.name.text == "private" || $0.name.text == "fileprivate" } }

  var areShared: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension GenericWhereClauseSyntax {
  /// The type that `Self` is; `nil` where it may be several.
  var selfType: String? {
    requirements.lazy.compactMap { requirement in
      guard case .sameTypeRequirement(let same) = requirement.requirement, same.leftType.trimmedDescription == "Self"
      else { return nil }
      return same.rightType.trimmedDescription
    }.first
  }
}
