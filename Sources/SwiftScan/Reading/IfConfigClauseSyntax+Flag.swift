import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether only builds with a flag of the project's own have it: `#if REDESIGN`.
  var isOptional: Bool { condition?.is(DeclReferenceExprSyntax.self) ?? false }
}
