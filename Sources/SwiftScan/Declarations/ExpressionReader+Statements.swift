import SourceFacts
import SourceText
import SwiftSyntax

extension ExpressionReader {
  /// The value of a body: an expression, `return`, `if … else …` or `switch`, behind constants that it names.
  mutating func body(_ statements: CodeBlockItemListSyntax, end: TokenSyntax) -> SwiftExpression {
    var rest = statements.active(for: platform)[...]
    let outer = locals
    defer { locals = outer }
    while rest.count > 1, let local = rest.first.flatMap(Self.local) {
      locals[local.name] = read(local.value)
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return unread("the body is empty", end) }
    let value = statement(&rest)
    if case .unread = value.form { return value }
    return rest.first.map { unread("the body is more than one expression", $0) } ?? value
  }

  /// The one constant that a statement declares; `nil` for other statements.
  private static func local(_ statement: CodeBlockItemSyntax) -> (name: String, value: ExprSyntax)? {
    guard case .decl(let declaration) = statement.item, let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.let), variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let value = binding.initializer?.value
    else { return nil }
    return (name.plainText, value)
  }

  /// - Parameter rest: The statements; behind it those that are not part of the value.
  private mutating func statement(_ rest: inout ArraySlice<CodeBlockItemSyntax>) -> SwiftExpression {
    let first = rest.removeFirst()
    switch first.item {
    case .expr(let expression): return branches(expression, &rest)
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression { return branches(expression, &rest) }
      guard let result = statement.as(ReturnStmtSyntax.self) else { break }
      return result.expression.map { read($0) } ?? unread("the body is empty", result)
    default: break
    }
    let second = first.firstToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    rest = [first]
    return unread("the body is more than one expression", second.map { Syntax($0) } ?? Syntax(first))
  }

  /// - Parameter rest: What follows an `if` without an `else`.
  mutating func branches(_ expression: ExprSyntax, _ rest: inout ArraySlice<CodeBlockItemSyntax>) -> SwiftExpression {
    if let choice = expression.as(IfExprSyntax.self) { return branches(choice, &rest) }
    return expression.as(SwitchExprSyntax.self).map { selection($0) } ?? read(expression)
  }

  private mutating func branches(
    _ choice: IfExprSyntax, _ rest: inout ArraySlice<CodeBlockItemSyntax>
  ) -> SwiftExpression {
    guard let condition = condition(choice.conditions) else { return unread("the condition is not read", choice) }
    let value = body(choice.body.statements, end: choice.body.rightBrace)
    let other: SwiftExpression
    switch choice.elseBody {
    case .ifExpr(let next): other = branches(next, &rest)
    case .codeBlock(let block): other = body(block.statements, end: block.rightBrace)
    default:
      guard !rest.isEmpty else { return unread("the condition has no 'else'", choice) }
      other = statement(&rest)
    }
    let end = max(choice.bytes.end, other.range.end)
    return SwiftExpression(.conditional(condition, value, otherwise: other), ByteRange(choice.start, end.index))
  }

  private mutating func condition(_ conditions: ConditionElementListSyntax) -> SwiftExpression? {
    guard conditions.count == 1 else { return nil }
    switch conditions.first?.condition {
    case .expression(let expression): return read(expression)
    case .availability(let question):
      return value(.call(value(.name(question.availabilityKeyword.text), question.availabilityKeyword), []), question)
    default: return nil
    }
  }

  private mutating func selection(_ choice: SwitchExprSyntax) -> SwiftExpression {
    let subject = read(choice.subject)
    var cases: [SwiftExpression.Case] = []
    for one in active(choice.cases) {
      var names: [String] = []
      if case .case(let label) = one.label {
        for item in label.caseItems {
          guard item.whereClause == nil, let name = Self.name(of: item.pattern) else {
            return unread("a case with a pattern is not read", item)
          }
          names.append(name)
        }
      }
      var rest = one.statements.active(for: platform)[...]
      guard !rest.isEmpty else { return unread("the body is empty", one) }
      cases.append(SwiftExpression.Case(names: names, value: statement(&rest)))
      if let next = rest.first { return unread("a case of the 'switch' is more than one expression", next) }
    }
    return value(.selection(subject, cases), choice)
  }

  func active(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    cases.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let one): return [one]
      case .ifConfigDecl(let config):
        guard case .switchCases(let cases)? = config.active(for: platform) else { return [] }
        return active(cases)
      @unknown default: return []
      }
    }
  }

  /// The name of a case, as in `.small` or `Size.small`; `nil` for other patterns.
  private static func name(of pattern: PatternSyntax) -> String? {
    let access = pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
    guard let access, ArgumentValues.name(of: access) != nil else { return nil }
    return access.declName.baseName.plainText
  }
}
