import SwiftSyntax

extension CodeBlockSyntax {
  /// Whether it is run on systems older than a condition asks for: the `else` of `#available`, the body of
  /// `#unavailable`.
  var isForOlderSystem: Bool {
    if let check = parent?.as(GuardStmtSyntax.self) { return check.conditions.ask(.poundAvailable) }
    guard let choice = parent?.as(IfExprSyntax.self) else { return false }
    if choice.body.id == id { return choice.conditions.ask(.poundUnavailable) || choice.isElseOfAvailable }
    return choice.conditions.ask(.poundAvailable) || choice.isElseOfAvailable
  }

  /// Whether it is the body of `if false`, which is never run.
  var isNeverRun: Bool {
    guard let choice = parent?.as(IfExprSyntax.self), choice.body.id == id else { return false }
    return choice.conditions.contains { condition in
      if case .expression(let value) = condition.condition { value.isFalse } else { false }
    }
  }
}

extension ExprSyntax {
  /// Whether it is the word `false`.
  var isFalse: Bool { self.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false) }
}

extension IfExprSyntax {
  /// Whether it is the `else if` of a condition that asks for a newer system.
  fileprivate var isElseOfAvailable: Bool {
    guard let outer = parent?.as(IfExprSyntax.self) else { return false }
    return outer.conditions.ask(.poundAvailable)
  }
}

extension ConditionElementListSyntax {
  fileprivate func ask(_ keyword: TokenKind) -> Bool {
    contains { $0.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.tokenKind == keyword }
  }
}
