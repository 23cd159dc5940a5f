import SwiftSyntax

/// One of the values that an expression can have.
enum Leaf {
  case literal(StringLiteralExprSyntax)
  /// What is added up: literals, names, calls.
  case sum([ExprSyntax])
  /// A literal behind `??`: what stands before it is no literal, and so no key.
  case fallback(StringLiteralExprSyntax)
  case other(ExprSyntax)

  /// The values of an expression: both branches of a condition, what its `if` or `switch` gives for the cases that
  /// there are, the elements of an array.
  ///
  /// - Complexity: O(*n*) in the length of the expression.
  static func all(of expression: ExprSyntax, depth: Int = 0) -> [Leaf] {
    guard depth < 100 else { return [.other(expression)] }
    func below(_ expression: ExprSyntax) -> [Leaf] { all(of: expression, depth: depth + 1) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return [.literal(literal)]
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let element = tuple.elements.first else { return [.other(expression)] }
      return below(element.expression)
    case .tryExpr(let inner): return below(inner.expression)
    case .awaitExpr(let inner): return below(inner.expression)
    case .arrayExpr(let array): return array.elements.flatMap { below($0.expression) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return [] }
      return elements.flatMap { below($0.value) }
    case .ifExpr(let branch): return below(branch)
    case .switchExpr(let choice): return below(choice)
    case .sequenceExpr(let sequence): return leaves(of: Array(sequence.elements)[...], depth: depth)
    default: return [.other(expression)]
    }

    func below(_ branch: IfExprSyntax) -> [Leaf] {
      let leaves = result(of: branch.body.statements, depth: depth)
      switch branch.elseBody {
      case .ifExpr(let other): return leaves + all(of: ExprSyntax(other), depth: depth + 1)
      case .codeBlock(let block): return leaves + result(of: block.statements, depth: depth)
      default: return leaves
      }
    }

    func below(_ choice: SwitchExprSyntax) -> [Leaf] {
      choice.cases.flatMap { element -> [Leaf] in
        guard case .switchCase(let item) = element, !item.isForUnknownCases else { return [] }
        return result(of: item.statements, depth: depth)
      }
    }
  }

  /// What a block of one expression gives.
  static func result(of statements: CodeBlockItemListSyntax, depth: Int = 0) -> [Leaf] {
    guard let statement = statements.first, statements.count == 1 else { return [] }
    switch statement.item {
    case .expr(let expression): return all(of: expression, depth: depth + 1)
    case .stmt(let statement):
      guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return [] }
      return all(of: expression, depth: depth + 1)
    default: return []
    }
  }

  /// The values of operands with operators between them, as in `flag ? "a" : "b"`.
  static func leaves(of elements: ArraySlice<ExprSyntax>, depth: Int = 0) -> [Leaf] {
    var branches: [Leaf] = []
    var rest = elements
    var isTernary = false
    while let mark = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      guard let ternary = rest[mark].as(UnresolvedTernaryExprSyntax.self) else { break }
      branches += all(of: ternary.thenExpression, depth: depth + 1)
      rest = rest[(mark + 1)...]
      isTernary = true
    }
    if isTernary { return branches + leaves(of: rest, depth: depth + 1) }
    guard rest.count > 1, let first = rest.first, let last = rest.last else {
      return rest.first.map { all(of: $0, depth: depth + 1) } ?? []
    }
    let operators = rest.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if operators.count * 2 + 1 == rest.count {
      if operators.allSatisfy({ $0 == "+" }) {
        return [.sum(rest.filter { !$0.is(BinaryOperatorExprSyntax.self) })]
      }
      if operators.allSatisfy({ $0 == "??" }) {
        let inner = last.as(StringLiteralExprSyntax.self).map { [Leaf.fallback($0)] }
        return [.other(first)] + (inner ?? [.other(last)])
      }
    }
    if rest.count == 3, rest.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true {
      return all(of: first, depth: depth + 1)
    }
    return [.other(first)]
  }
}
