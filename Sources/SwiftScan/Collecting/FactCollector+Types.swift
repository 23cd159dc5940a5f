import SourceFacts
import SwiftSyntax

// What the file tells of the types of expressions. Nothing is guessed: a name that is declared elsewhere has none.
extension FactCollector {
  func declare(_ name: String, _ type: TypeName?) {
    contexts[contexts.count - 1].names[name] = Context.Name(type: type)
  }

  /// Declares what a loop counts with, or takes from `sequence`.
  func declare(_ pattern: PatternSyntax, elementsOf sequence: ExprSyntax) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      let names =
        pattern.as(TuplePatternSyntax.self)?.elements.map { $0.pattern.as(IdentifierPatternSyntax.self) } ?? []
      let call = sequence.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
      let counts = call?.declName.baseName.text == "enumerated"
      for (place, name) in names.enumerated() {
        if let name { declare(name.identifier.text, counts && place == 0 ? TypeName("Int") : nil) }
      }
      return
    }
    declare(name, elementType(of: sequence))
  }

  /// Whether a name stands in a pattern that is no declaration of a variable, as that of a `case`.
  func isInPattern(_ node: IdentifierPatternSyntax) -> Bool {
    node.parent?.is(PatternExprSyntax.self) == true
  }

  func elementType(of sequence: ExprSyntax) -> TypeName? {
    if let elements = sequence.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let mark = elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text,
      mark == "..<" || mark == "...",
      let first = elements.first, let last = elements.last
    {
      return type(of: first) == TypeName("Int") && type(of: last) == TypeName("Int") ? TypeName("Int") : nil
    }
    if let tuple = sequence.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return elementType(of: inner.expression)
    }
    guard let type = type(of: sequence), type.name == "Array" || type.name == "Set" else { return nil }
    return type.element.map { TypeName($0) }
  }

  /// What the innermost declaration of `name` says.
  func name(_ name: String) -> Context.Name? {
    for context in contexts.reversed() {
      if let known = context.names[name] { return known }
      if context.isTypeBody, let members = index.types[context.type ?? ""], let type = members.properties[name] {
        return Context.Name(type: type)
      }
    }
    return nil
  }

  func type(ofName name: String) -> TypeName? { self.name(name)?.type }

  /// The type of an expression, as far as the file tells.
  func type(of expression: ExprSyntax, depth: Int = 0) -> TypeName? {
    guard depth < 50 else { return nil }
    func inner(_ expression: ExprSyntax) -> TypeName? { type(of: expression, depth: depth + 1) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return TypeName("Int")
    case .floatLiteralExpr: return TypeName("Double")
    case .stringLiteralExpr: return TypeName("String")
    case .booleanLiteralExpr: return TypeName("Bool")
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text
      return name == "self" ? context.type.map { TypeName($0) } : type(ofName: name)
    case .tupleExpr(let tuple):
      return tuple.elements.count == 1 ? tuple.elements.first.flatMap { inner($0.expression) } : nil
    case .forceUnwrapExpr(let unwrapped): return inner(unwrapped.expression)
    case .optionalChainingExpr(let chained): return inner(chained.expression)
    case .tryExpr(let tried): return inner(tried.expression)
    case .awaitExpr(let awaited): return inner(awaited.expression)
    case .prefixOperatorExpr(let prefixed): return prefixed.operator.text == "-" ? inner(prefixed.expression) : nil
    case .arrayExpr(let array):
      let types = Set(array.elements.map { inner($0.expression) })
      return types.count == 1 ? TypeName("Array", element: types.first??.name) : nil
    case .subscriptCallExpr(let call):
      guard let type = inner(call.calledExpression), type.name == "Array" || type.name == "Dictionary" else {
        return nil
      }
      return type.element.map { TypeName($0) }
    case .memberAccessExpr(let access): return type(of: access, depth: depth)
    case .functionCallExpr(let call): return type(of: call, depth: depth)
    case .sequenceExpr(let sequence): return type(of: Array(sequence.elements)[...], depth: depth)
    default: return nil
    }
  }

  private func type(of access: MemberAccessExprSyntax, depth: Int) -> TypeName? {
    let name = access.declName.baseName.text
    guard let base = access.base else { return nil }
    let owner =
      type(of: base, depth: depth + 1)
      ?? base.as(DeclReferenceExprSyntax.self).flatMap {
        index.types[$0.baseName.text] == nil ? nil : TypeName($0.baseName.text)
      }
    if let owner, let members = index.types[owner.name] {
      if let type = members.properties[name] { return type }
    }
    if let numbers = owner?.name, name == "max" || name == "min" || name == "magnitude",
      TypeName(numbers).kind != .unknown
    {
      return TypeName(numbers)
    }
    return Self.members[name].map { TypeName($0) }
  }

  private func type(of call: FunctionCallExprSyntax, depth: Int) -> TypeName? {
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let functions = index.functions[callee] {
        let results = Set(functions.map(\.result))
        return results.count == 1 ? results.first ?? nil : nil
      }
      switch callee {
      case "NSLocalizedString": return TypeName("String")
      case "min", "max", "abs":
        let types = Set(call.arguments.map { type(of: $0.expression, depth: depth + 1) })
        return types.count == 1 ? types.first ?? nil : nil
      default: return callee.first?.isUppercase == true ? TypeName(callee) : nil
      }
    }
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = callee.declName.baseName.text
    if name == "init" { return callee.base?.as(DeclReferenceExprSyntax.self).map { TypeName($0.baseName.text) } }
    if name.first?.isUppercase == true { return TypeName(name) }
    if name == "rounded" { return callee.base.flatMap { type(of: $0, depth: depth + 1) } }
    if let functions = index.functions[name], Set(functions.map(\.result)).count == 1, functions[0].result != nil {
      return functions[0].result
    }
    return Self.methods[name].map { TypeName($0) }
  }

  /// Operands of one type with operators between them that keep it.
  private func type(of elements: ArraySlice<ExprSyntax>, depth: Int) -> TypeName? {
    var operands: [ExprSyntax] = []
    var isTernary = false
    for element in elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .unresolvedTernaryExpr(let ternary):
        operands = isTernary ? Array(operands.dropLast()) : []
        operands.append(ternary.thenExpression)
        isTernary = true
      case .binaryOperatorExpr(let mark):
        if isTernary { return nil }
        guard ["+", "-", "*", "/", "%", "??", "&+", "&-"].contains(mark.operator.text) else { return nil }
      case .unresolvedAsExpr, .unresolvedIsExpr, .arrowExpr, .assignmentExpr:
        return elements.count == 3 ? elements.last?.as(TypeExprSyntax.self).flatMap { TypeName($0.type) } : nil
      default: operands.append(element)
      }
    }
    // A whole number among others takes their type.
    let numbers = operands.filter { !$0.is(IntegerLiteralExprSyntax.self) }
    let types = Set((numbers.isEmpty ? operands : numbers).map { type(of: $0, depth: depth + 1) })
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// Members that have one type wherever they are declared.
  private static let members = [
    "count": "Int", "localizedDescription": "String", "localizedCapitalized": "String", "capitalized": "String",
    "localizedUppercase": "String", "localizedLowercase": "String", "utf8Count": "Int", "lastPathComponent": "String",
    "absoluteString": "String", "pathExtension": "String", "bundleIdentifier": "String",
  ]

  private static let methods = [
    "uppercased": "String", "lowercased": "String", "formatted": "String", "joined": "String",
    "trimmingCharacters": "String", "replacingOccurrences": "String", "localizedString": "String",
    "localizedStringWithFormat": "String", "padding": "String",
  ]
}
