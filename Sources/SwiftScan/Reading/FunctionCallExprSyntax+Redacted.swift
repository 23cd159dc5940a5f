import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Whether it draws bars for the texts of a view: `.redacted(reason: .placeholder)`.
  var drawsPlaceholder: Bool {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "redacted",
      let reason = arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return false }
    return reason.declName.baseName.text == "placeholder"
  }
}
