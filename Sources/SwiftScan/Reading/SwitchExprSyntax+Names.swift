import SwiftSyntax

extension SwitchExprSyntax {
  /// Whether most of its cases give a name as it stands in the code, as of services: “Feedly”, “Inoreader”.
  var givesNames: Bool {
    let names = cases.count { element in
      guard case .switchCase(let item) = element, item.statements.count == 1, let given = item.statements.first?.item
      else { return false }
      let value = given.as(ReturnStmtSyntax.self)?.expression ?? given.as(ExprSyntax.self)
      return value?.as(StringLiteralExprSyntax.self)?.plainText?.first?.isUppercase ?? false
    }
    return names > 2 && names * 2 > cases.count
  }
}
