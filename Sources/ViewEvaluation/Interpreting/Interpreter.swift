import DesignTokens
import SourceFacts
import SourceText

/// Gives the values of expressions, as far as the code alone says them.
struct Interpreter {
  let run: Evaluation
  var module: CodeModule { run.module }

  func value(of expression: SwiftExpression, in scope: CodeScope, as type: String? = nil) -> CodeValue {
    guard run.step() else { return .unknown }
    let place = CodePlace(file: scope.file, range: expression.range)
    switch expression.form {
    case .number(let number, _): return .number(number)
    case .bool(let flag): return .flag(flag)
    case .text(let text):
      return .text(CodeText(letters: text, isLookedUp: module.isLookedUp(at: place), place: place))
    case .joined(let parts):
      // Without words it is what it is given.
      if module.isLookedUp(at: place), parts.contains(where: \.hasWords) {
        let values = parts.filter { if case .text = $0.form { false } else { true } }
        return .text(
          filled(
            .lookedUp(at: place), with: values.map { .init(label: nil, value: value(of: $0, in: scope), place: place) })
        )
      }
      return .text(joined(parts, in: scope, at: place))
    case .nothing: return .nothing
    case .keyPath(let names): return .keyPath(names)
    case .block(let block): return .closure(CodeClosure(block, scope))
    case .closure(let value): return self.value(of: value, in: scope, as: type)
    case .name(let name): return self.name(name, in: scope, at: place, as: type)
    case .member(let base, let name):
      let isLookedUp = module.isLookedUp(at: place)
      guard let base else {
        if isLookedUp { return symbol(name, nil, at: place) }
        return coerced(.term(CodeTerm(base: nil, name: name, arguments: nil)), to: type, at: place)
      }
      if isLookedUp { return .text(.lookedUp(at: place)) }
      let value = value(of: base, in: scope)
      guard value.isUnknown else { return member(name, of: value, at: place) }
      let key = key(of: base, in: scope)
      // What is lacking has nothing.
      if let key, run.isLacking(key), !isOfLocal(base, in: scope) { return .nothing }
      let given = member(name, of: value, at: place, key: key)
      // As `Color.brand.red`, of which a package that is not read has the second.
      guard case .unknown(nil, nil) = given, base.words?.hasPrefix("Color.") ?? false else { return given }
      return .unknown(type: "Color")
    case .call(let callee, let arguments):
      return run.nested(.unknown) { call(callee, arguments, in: scope, at: place, as: type) }
    case .element(let base, let arguments):
      guard case .list(let values) = value(of: base, in: scope), let first = arguments.first,
        let index = value(of: first.value, in: scope).number.flatMap(Int.init(exactly:)), values.indices.contains(index)
      else { return .unknown }
      return values[index]
    case .list(let elements):
      guard elements.count <= Evaluation.elementLimit else { return .unknown(type: type) }
      let element = type.flatMap { $0.hasPrefix("[") ? String($0.dropFirst().dropLast()) : nil }
      return .list(elements.map { value(of: $0, in: scope, as: element) })
    case .tuple(let arguments): return .tuple(self.arguments(arguments, in: scope))
    case .negative(let inner):
      return value(of: inner, in: scope).number.map { .number(-$0) } ?? .unknown
    case .not, .operation("&&", _, _), .operation("||", _, _): return condition(expression, in: scope, decides: false)
    case .operation(let sign, let left, let right): return operation(sign, left, right, in: scope, at: place)
    case .conditional(let condition, let first, let second):
      return value(of: holds(condition, in: scope) ? first : second, in: scope, as: type)
    // A `switch` is one of tokens where no bodies are read.
    case .selection, .unread: return .unknown
    }
  }

  // MARK: - Names

  private func name(_ written: String, in scope: CodeScope, at place: CodePlace, as type: String?) -> CodeValue {
    // A binding of a value is the value.
    let name = written.hasPrefix("$") && written.count > 1 ? String(written.dropFirst()) : written
    if let value = scope.value(of: written) ?? scope.value(of: name) { return value }
    if name == "self", let instance = scope.instance { return instance }
    if name == "self" { return scope.type.isEmpty ? .unknown : .type(scope.type) }
    if name == "Self", !scope.type.isEmpty { return .type(scope.type) }
    if let instance = scope.instance, let value = own(name, of: instance, key: scope.key(of: "self")) { return value }
    for type in module.types(around: scope.type) {
      if let value = shared(name, of: type) { return value }
    }
    if let global = module.globals.property(name) { return shared(global, of: module.globals) }
    if let known = module.type(named: name, in: scope.type, from: scope.file) { return .type(known.path) }
    if name.first?.isUppercase ?? false { return .type(name) }
    if let function = function(name, in: scope) { return .closure(function) }
    // As `current` in an extension of `UIDevice`.
    if scope.instance == nil, let type = module.types[scope.type], type.place == nil {
      return .term(CodeTerm(base: .type(type.path), name: name, arguments: nil))
    }
    return .unknown
  }

  /// A function of the project's as a value, as in `ForEach(items, content: row)`.
  private func function(_ name: String, in scope: CodeScope) -> CodeClosure? {
    let own = module.types[scope.type]?.functions[name]?.first
    guard let member = own ?? module.globals.functions[name]?.first, let body = member.declaration.body else {
      return nil
    }
    let inside =
      own == nil
      ? CodeScope(file: member.file) : CodeScope(file: member.file, type: scope.type, instance: scope.instance)
    return CodeClosure(SwiftBlock(parameters: member.declaration.parameters.map(\.name), body), run.kept(inside))
  }
}
