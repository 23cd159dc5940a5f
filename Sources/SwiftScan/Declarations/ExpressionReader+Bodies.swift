import SourceFacts
import SourceText
import SwiftSyntax

// What closures and bodies do, statement by statement.
extension ExpressionReader {
  mutating func block(_ closure: ClosureExprSyntax) -> SwiftBlock {
    let parameters: [String] =
      switch closure.signature?.parameterClause {
      case .simpleInput(let names)?: names.map(\.name.plainText)
      case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
      default: []
      }
    return SwiftBlock(parameters: parameters, statements(closure.statements))
  }

  mutating func statements(_ list: CodeBlockItemListSyntax) -> [SwiftStatement] {
    list.active(for: platform).flatMap { item -> [SwiftStatement] in
      switch item.item {
      case .expr(let expression): [statement(expression)]
      case .stmt(let one): [statement(one)]
      case .decl(let declaration): bindings(declaration)
      @unknown default: [unread(item)]
      }
    }
  }

  private func unread(_ node: some SyntaxProtocol) -> SwiftStatement {
    .unread(node.firstToken(viewMode: .sourceAccurate)?.plainText ?? "", node.bytes)
  }

  private mutating func statement(_ one: StmtSyntax) -> SwiftStatement {
    switch one.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): self.statement(statement.expression)
    case .returnStmt(let result): .give(result.expression.map { read($0) })
    case .guardStmt(let need): .need(conditions(need.conditions), otherwise: statements(need.body.statements))
    default: unread(one)
    }
  }

  mutating func statement(_ expression: ExprSyntax) -> SwiftStatement {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let choice): branch(choice)
    case .switchExpr(let choice): .choice(read(choice.subject), active(choice.cases).map { self.choice($0) })
    case .sequenceExpr(let sequence): assignment(Array(sequence.elements)) ?? .expression(read(expression))
    default: .expression(read(expression))
    }
  }

  private mutating func branch(_ choice: IfExprSyntax) -> SwiftStatement {
    guard enter() else { return unread(choice) }
    defer { leave() }
    let first = statements(choice.body.statements)
    let second: [SwiftStatement] =
      switch choice.elseBody {
      case .ifExpr(let next)?: [branch(next)]
      case .codeBlock(let block)?: statements(block.statements)
      default: []
      }
    return .branch(conditions(choice.conditions), first, otherwise: second)
  }

  private mutating func choice(_ one: SwitchCaseSyntax) -> SwiftChoice {
    var patterns: [SwiftPattern] = []
    var condition: SwiftExpression?
    if case .case(let label) = one.label {
      for item in label.caseItems {
        patterns.append(pattern(item.pattern))
        guard let clause = item.whereClause else { continue }
        // Which of several patterns asks for it is not kept.
        condition = label.caseItems.count == 1 ? read(clause.condition) : unread("one of several patterns asks", clause)
      }
    }
    return SwiftChoice(patterns, where: condition, statements(one.statements))
  }

  /// `self.name = value`, `name = value` and `name.part = value`; `nil` for other expressions.
  private mutating func assignment(_ elements: [ExprSyntax]) -> SwiftStatement? {
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    let name: String?
    if let member = elements[0].as(MemberAccessExprSyntax.self) {
      let part = member.declName.baseName.plainText
      let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      name = owner.map { $0 == "self" ? part : "\($0).\(part)" }
    } else {
      name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }
    return name.map { .assignment($0, sequence(Array(elements.dropFirst(2)))) }
  }

  private mutating func bindings(_ declaration: DeclSyntax) -> [SwiftStatement] {
    if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
      let parameters = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
      let block = SwiftBlock(parameters: parameters, statements(body.statements))
      return [.binding([function.name.plainText], value(.block(block), function))]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [unread(declaration)] }
    return variable.bindings.map { binding in
      var value = (binding.initializer?.value).map { read($0) }
      // What is computed is the same wherever it is asked for.
      if case .getter(let body)? = binding.accessorBlock?.accessors {
        value = self.value(
          .call(self.value(.block(SwiftBlock(parameters: [], statements(body))), binding), []), binding)
      }
      if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        return .binding(tuple.elements.map { Self.name($0.pattern) }, value)
      }
      return .binding([Self.name(binding.pattern)], value)
    }
  }

  private static func name(_ pattern: PatternSyntax) -> String {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? "_"
  }

  // MARK: - Conditions

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [SwiftCondition] {
    list.map { element in
      switch element.condition {
      case .expression(let expression): .holds(read(expression))
      case .availability(let question):
        question.availabilityKeyword.tokenKind == .poundUnavailable ? .isUnavailable : .isAvailable
      case .matchingPattern(let match): .matches(pattern(match.pattern), read(match.initializer.value))
      case .optionalBinding(let binding):
        .binds(
          Self.name(binding.pattern),
          (binding.initializer?.value).map { read($0) }
            ?? value(.name(Self.name(binding.pattern)), binding.pattern))
      @unknown default: .holds(unread("the condition is not read", element))
      }
    }
  }

  private mutating func pattern(_ pattern: PatternSyntax) -> SwiftPattern {
    guard enter() else { return .value(unread("the pattern is nested too deeply", pattern)) }
    defer { leave() }
    switch pattern.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .any
    case .identifierPattern(let name): return .name(name.identifier.plainText)
    case .valueBindingPattern(let binding): return self.pattern(binding.pattern)
    case .tuplePattern(let tuple): return .tuple(tuple.elements.map { self.pattern($0.pattern) })
    case .expressionPattern(let wrapper): return self.pattern(of: wrapper.expression)
    default: return .value(unread("the pattern is not read", pattern))
    }
  }

  /// `.some(let value)`, `.loading`, `nil`, `1...3`.
  private mutating func pattern(of expression: ExprSyntax) -> SwiftPattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern)
    case .discardAssignmentExpr: return .any
    case .memberAccessExpr(let access): return .member(access.declName.baseName.plainText, [])
    case .optionalChainingExpr(let chain): return pattern(of: chain.expression)
    case .tupleExpr(let tuple): return .tuple(tuple.elements.map { pattern(of: $0.expression) })
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      return .member(access.declName.baseName.plainText, call.arguments.map { pattern(of: $0.expression) })
    default: break
    }
    return .value(read(expression))
  }

  // MARK: - Texts

  /// A text of one or several lines, with the values that stand in it.
  mutating func text(_ literal: StringLiteralExprSyntax) -> SwiftExpression {
    if let text = literal.plainText { return value(.text(text), literal) }
    let marks = literal.marks
    let parts = literal.segments.map { segment -> SwiftExpression in
      switch segment {
      case .stringSegment(let segment):
        value(.text(StringLiteralExprSyntax.decoded(segment.content.text, marks: marks)), segment)
      case .expressionSegment(let segment):
        part(of: segment)
      @unknown default: unread("the text is not read", literal)
      }
    }
    return value(.joined(parts), literal)
  }

  /// What is put into a text; with a specifier, as in `\(value, specifier: "%.1f")`, a number.
  private mutating func part(of segment: ExpressionSegmentSyntax) -> SwiftExpression {
    guard let first = segment.expressions.first else { return unread("the value is missing", segment) }
    let part = read(first.expression)
    let specifier = segment.expressions.first { $0.label?.text == "specifier" }?.expression.trimmedDescription
    guard let specifier, !specifier.contains("@") else { return part }
    return value(.call(value(.name("Double"), first), [.init(label: nil, value: part)]), first)
  }
}
