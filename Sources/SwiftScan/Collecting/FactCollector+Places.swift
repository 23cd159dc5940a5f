import SourceFacts
import SwiftSyntax

// Which code makes views.
extension FactCollector {
  /// Whether what a call gives becomes a part of a view: it is a statement, or is handed to what makes views.
  func isMakingViews(_ call: FunctionCallExprSyntax) -> Bool {
    guard context.isView, context.place == .views || context.isPreview else { return false }
    var inner = Syntax(call)
    var steps = 0
    while let outer = inner.parent, steps < 10_000 {
      steps += 1
      switch outer.as(SyntaxEnum.self) {
      case .memberAccessExpr(let access):
        guard access.base?.id == inner.id else { return false }
      case .functionCallExpr, .tupleExpr, .sequenceExpr, .exprList, .unresolvedTernaryExpr, .labeledExprList,
        .arrayExpr, .arrayElement, .arrayElementList, .optionalChainingExpr, .forceUnwrapExpr:
        break
      case .labeledExpr: return isOfViews(outer)
      case .codeBlockItem, .returnStmt, .expressionStmt: return true
      case .initializerClause:
        guard let callee = Callee(call) else { return false }
        return index.types[callee.name]?.isView == true
      default: return false
      }
      inner = outer
    }
    return false
  }

  /// Whether an argument is one of a call that makes or changes views.
  private func isOfViews(_ argument: Syntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let callee = Callee(call) else {
      return false
    }
    if callee.isType { return !ViewTypes.values.contains(callee.name) && isMakingViews(call) }
    return callee.isMember && callee.base != nil && !ViewTypes.isAction(callee.name) && isMakingViews(call)
  }

  /// Enters a closure: what a view is made of, or what happens when the user taps it.
  func enter(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let outer = context
    let place = place(of: closure)
    let elementType = forEachType(closure)
    let captures = (closure.signature?.capture?.items).map(Array.init) ?? []
    let captured = captures.compactMap { item in
      item.initializer.map { (item.name.text, Context.Name(type: type(of: $0.value))) }
    }
    let isForDebugging = isInSectionForDebugging(closure)
    return push {
      $0.isRare = $0.isRare || isForDebugging
      $0.place = outer.place == .views || outer.isPreview && outer.place != .action ? place : outer.place
      $0.result = nil
      $0.member = nil
      for (name, value) in captured { $0.names[name] = value }
      guard let clause = closure.signature?.parameterClause else {
        $0.names["$0"] = Context.Name(type: elementType)
        return
      }
      switch clause {
      case .simpleInput(let names):
        let types = names.count == 1 ? [elementType] : []
        for (number, name) in names.enumerated() {
          $0.names[name.name.text] = Context.Name(type: number < types.count ? types[number] : nil)
        }
      case .parameterClause(let clause):
        for parameter in clause.parameters {
          let name = (parameter.secondName ?? parameter.firstName).text
          $0.names[name] = Context.Name(type: parameter.type.flatMap { TypeName($0) })
        }
      @unknown default: return
      }
    }
  }

  /// The type of what a `ForEach` hands to its closure.
  private func forEachType(_ closure: ClosureExprSyntax) -> TypeName? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
      first.label == nil,
      ["ForEach", "List"].contains(Callee(call)?.name)
    else { return nil }
    return elementType(of: first.expression)
  }

  private static let sections: Set<String> = ["Section", "Menu", "DisclosureGroup", "GroupBox", "CommandMenu"]

  /// Whether a closure is what stands below a title such as “Debug”.
  private func isInSectionForDebugging(_ closure: ClosureExprSyntax) -> Bool {
    let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    guard let call = (argument ?? closure.parent)?.as(FunctionCallExprSyntax.self), let callee = Callee(call),
      Self.sections.contains(callee.name)
    else { return false }
    return call.arguments.contains { argument in
      let inner = argument.expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      let title = (inner ?? argument.expression).as(StringLiteralExprSyntax.self)?.plainText
      return title.map { Self.debugging.contains(String($0.prefix(while: \.isLetter)).lowercased()) } ?? false
    }
  }

  private static let debugging: Set<String> = ["debug", "debugging"]

  private func place(of closure: ClosureExprSyntax) -> Context.StatementRole {
    var label: String?
    var node = closure.parent
    if let argument = node?.as(LabeledExprSyntax.self) {
      label = argument.label?.text
      node = argument.parent?.parent
    } else if let trailing = node?.as(MultipleTrailingClosureElementSyntax.self) {
      label = trailing.label.text
      node = trailing.parent?.parent
    }
    guard let call = node?.as(FunctionCallExprSyntax.self), let callee = Callee(call) else { return context.place }
    if let label { return ViewTypes.isAction(label) ? .action : .views }
    if ViewTypes.isAction(callee.name) { return .action }
    guard callee.name == "Button" || callee.name.hasSuffix("Button") else { return .views }
    if call.argument("action") != nil { return .views }
    let hasLabel = call.additionalTrailingClosures.contains { $0.label.text == "label" }
    return hasLabel || !call.arguments.isEmpty || callee.name == "Button" ? .action : .views
  }
}
