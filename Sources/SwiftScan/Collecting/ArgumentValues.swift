import SourceFacts
import SwiftSyntax

/// Reads what the arguments of components are.
struct ArgumentValues {
  /// Numbers of keys and accessors, by the offsets of the expressions that give them.
  let uses: [Int: Int]
  let accessors: [Int: Int]

  func call(_ component: FactList.Component) -> ComponentCall {
    var call = ComponentCall(
      name: component.name, arguments: arguments(of: component.call), modifiers: modifiers(behind: component.call),
      range: component.call.calledExpression.bytes)
    call.isInPreview = component.isInPreview
    return call
  }

  private func modifiers(behind call: FunctionCallExprSyntax) -> [ComponentCall.Modifier] {
    var modifiers: [ComponentCall.Modifier] = []
    var inner = Syntax(call)
    while let access = inner.parent?.as(MemberAccessExprSyntax.self), access.base?.id == inner.id,
      let outer = access.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == access.id
    {
      modifiers.append(
        ComponentCall.Modifier(name: access.declName.baseName.text, arguments: arguments(of: outer)))
      inner = Syntax(outer)
    }
    return modifiers
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [ComponentCall.Argument] {
    call.arguments.map { ComponentCall.Argument(label: $0.label?.text, value: value(of: $0.expression)) }
  }

  private func value(of expression: ExprSyntax) -> ComponentCall.Value {
    let start = expression.start
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      if let use = uses[start] { return .use(use) }
      return literal.plainText.map { .text($0) } ?? .other
    case .functionCallExpr, .subscriptCallExpr:
      return uses[start].map { .use($0) } ?? accessors[start].map { .accessor($0) } ?? .other
    case .memberAccessExpr(let access):
      if let known = uses[start].map(ComponentCall.Value.use) ?? accessors[start].map(ComponentCall.Value.accessor) {
        return known
      }
      return Self.name(of: access).map { .name($0) } ?? .other
    case .declReferenceExpr(let reference): return .name(reference.baseName.text)
    case .booleanLiteralExpr(let literal): return .flag(literal.literal.text == "true")
    default: return Self.number(expression).map { .number($0) } ?? .other
    }
  }

  /// A literal number, with its sign.
  static func number(_ expression: ExprSyntax) -> Double? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): literal.representedLiteralValue.map { Double($0) }
    case .floatLiteralExpr(let literal): literal.representedLiteralValue
    case .prefixOperatorExpr(let negated):
      negated.operator.text == "-" && !negated.expression.is(PrefixOperatorExprSyntax.self)
        ? number(negated.expression).map { -$0 } : nil
    default: nil
    }
  }

  /// The names of a chain without calls, as in `Typography.headline`, at most eight.
  static func name(of access: MemberAccessExprSyntax) -> String? {
    var names = [access.declName.baseName.text]
    var rest = access.base
    while let expression = rest, names.count < 8 {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        return ([reference.baseName.text] + names).joined(separator: ".")
      }
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
      names.insert(access.declName.baseName.text, at: 0)
      rest = access.base
    }
    return rest == nil ? names.joined(separator: ".") : nil
  }
}
