import SwiftSyntax

extension CodeBlockSyntax {
  /// Whether it is the branch of an `if` that no phone takes, as behind `horizontalSizeClass == .regular`.
  var isForWideScreens: Bool {
    guard let choice = parent?.as(IfExprSyntax.self) else { return false }
    return choice.body.id == id ? choice.conditions.ask(for: .wide) : choice.isElseOfNarrow
  }
}

extension IfExprSyntax {
  /// Whether it stands in an `else` that no phone takes.
  var isElseOfWideScreens: Bool { parent?.as(IfExprSyntax.self)?.isElseOfNarrow ?? false }

  /// Whether its one condition holds on phones.
  fileprivate var isElseOfNarrow: Bool {
    guard conditions.count == 1, case .expression(let condition)? = conditions.first?.condition else { return false }
    return condition.isComparison(with: .narrow)
  }
}

extension ConditionElementListSyntax {
  fileprivate func ask(for screen: ScreenClass) -> Bool {
    contains { element in
      guard case .expression(let condition) = element.condition else { return false }
      guard let sequence = condition.as(SequenceExprSyntax.self) else { return condition.isComparison(with: screen) }
      let signs = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      if signs.contains("||") || signs.contains("??") { return false }
      let parts = sequence.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }
      return parts.contains { ExprSyntax.areComparison($0.map { $0 }, with: screen) }
    }
  }
}

/// A class of screens that code may ask for.
private enum ScreenClass {
  case wide, narrow

  var members: Set<String> { self == .wide ? ["regular", "pad"] : ["compact", "phone"] }
  var other: ScreenClass { self == .wide ? .narrow : .wide }
}

extension ExprSyntax {
  /// Whether it is one comparison, which holds on screens of one class alone.
  fileprivate func isComparison(with screen: ScreenClass) -> Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): Self.areComparison(sequence.elements.map { $0 }, with: screen)
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
      negation.expression.as(TupleExprSyntax.self)?.elements.first?.expression.isComparison(with: screen.other) ?? false
    default: false
    }
  }

  fileprivate static func areComparison(_ parts: [ExprSyntax], with screen: ScreenClass) -> Bool {
    if parts.count == 1 { return parts[0].isComparison(with: screen) }
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, parts[0].isOfScreen,
      let value = parts[2].as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return false }
    return sign == "==" && screen.members.contains(value) || sign == "!=" && screen.other.members.contains(value)
  }

  private var isOfScreen: Bool {
    let name =
      self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["horizontalSizeClass", "hSizeClass", "sizeClass", "userInterfaceIdiom"].contains(name)
  }
}
