import SourceFacts

// What bodies give: one value, or as builders the views that their statements name.
extension Interpreter {
  /// The value that a body returns; of a body that builds views, all that it names.
  func result(of body: [SwiftStatement], in outer: CodeScope, as type: String?) -> CodeValue {
    let scope = run.kept(CodeScope(in: outer))
    if let expression = Self.shown(by: body, as: type) {
      let value = value(of: expression, in: scope, as: type)
      let place = CodePlace(file: scope.file, range: expression.range)
      return .view(node(value, at: place, named: expression.costName))
    }
    let returns = Self.returns(body) || body.count == 1 && !Self.builds(body[0])
    if !returns, type == nil || Self.isView(type) { return .view(.group(views(of: body, in: scope))) }
    // Of a text or colour that is not known at least that is.
    let isShown = type.map(Self.isText) ?? false || type == "Color"
    switch returned(body, in: scope, as: type) {
    case nil: return .unknown(type: type)
    case .unknown(type: nil, first: nil)? where isShown: return .unknown(type: type)
    case .term? where isShown && type != "Color": return .unknown(type: type)
    case let value?: return value
    }
  }

  /// The view that is the whole of a body: what is not understood of it has its own name and place.
  private static func shown(by body: [SwiftStatement], as type: String?) -> SwiftExpression? {
    guard body.count == 1, type?.split(whereSeparator: { " .".contains($0) }).last == "View" else { return nil }
    return switch body[0] {
    case .expression(let expression), .give(let expression?): expression
    default: nil
    }
  }

  private static func isView(_ type: String?) -> Bool {
    // As in `(some View)?`.
    let name = type?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
    return ["View", "Body", "Content", "AnyView", "Label"].contains(name)
  }

  private static func builds(_ statement: SwiftStatement) -> Bool {
    switch statement {
    case .branch, .choice: true
    default: false
    }
  }

  /// Whether a statement of the body itself returns.
  private static func returns(_ body: [SwiftStatement]) -> Bool {
    body.containsAtAnyDepth { if case .give = $0 { true } else { false } }
  }

  /// `nil` where the statements end without a value.
  func returned(_ body: [SwiftStatement], in scope: CodeScope, as type: String?) -> CodeValue? {
    for (number, statement) in body.enumerated() {
      guard run.step() else { return nil }
      switch statement {
      case .give(let value): return value.map { self.value(of: $0, in: scope, as: type) } ?? .nothing
      case .expression(let value):
        if number == body.count - 1 { return self.value(of: value, in: scope, as: type) }
        if value.delegates { _ = self.value(of: value, in: scope) }
        if let name = value.changedName, scope.value(of: name) != nil { scope.assign(name, .unknown) }
      case .branch(let conditions, let first, let second):
        let inner = run.kept(CodeScope(in: scope))
        let taken = !first.declareImpossible && hold(conditions, in: inner) ? first : second
        if let value = run.nested(nil, { returned(taken, in: inner, as: type) }) { return value }
      case .need(let conditions, let other):
        if !hold(conditions, in: scope), !other.declareImpossible {
          return returned(other, in: run.kept(CodeScope(in: scope)), as: type)
        }
      case .choice(let subject, let choices):
        let inner = run.kept(CodeScope(in: scope))
        guard let taken = choose(choices, subject, in: inner) else { continue }
        if let value = run.nested(nil, { returned(taken, in: inner, as: type) }) { return value }
      // What may give a value, and is not read.
      case .unread(let word, _) where Self.loops.contains(word): return .unknown(type: type)
      case .binding, .assignment, .unread: perform(statement, in: scope)
      }
    }
    return nil
  }

  private static let loops: Set<String> = ["for", "while", "repeat", "do"]

  /// The views that the statements of a builder name.
  func views(of body: [SwiftStatement], in scope: CodeScope) -> [ViewNode] {
    body.flatMap { statement -> [ViewNode] in
      guard run.step() else { return [] }
      switch statement {
      case .expression(let expression):
        let place = CodePlace(file: scope.file, range: expression.range)
        return [node(value(of: expression, in: scope), at: place, named: expression.costName)]
      case .give(let expression?):
        let place = CodePlace(file: scope.file, range: expression.range)
        return [node(value(of: expression, in: scope), at: place, named: expression.costName)]
      case .branch(let conditions, let first, let second):
        let inner = run.kept(CodeScope(in: scope))
        let taken = !first.declareImpossible && hold(conditions, in: inner) ? first : second
        return run.nested([]) { views(of: taken, in: inner) }
      case .choice(let subject, let choices):
        let inner = run.kept(CodeScope(in: scope))
        guard let taken = choose(choices, subject, in: inner) else { return [] }
        return run.nested([]) { views(of: taken, in: inner) }
      case .need(let conditions, _):
        _ = hold(conditions, in: scope)
        return []
      case .give(nil), .binding, .assignment, .unread:
        perform(statement, in: scope)
        return []
      }
    }
  }

  private func perform(_ statement: SwiftStatement, in scope: CodeScope) {
    switch statement {
    case .binding(let names, let expression):
      let value = expression.map { self.value(of: $0, in: scope) } ?? .unknown
      if names.count == 1 {
        let key = expression.flatMap { $0.isCondition ? handedKey(of: $0, value, in: scope) : nil }
        return scope.set(names[0], value, key: key)
      }
      for (number, name) in names.enumerated() {
        guard case .tuple(let parts) = value, parts.indices.contains(number) else {
          scope.set(name, .unknown)
          continue
        }
        scope.set(name, parts[number].value)
      }
    case .assignment(let name, let assigned) where name.contains("."):
      change(name.split(separator: ".").map(String.init), to: assigned, in: scope)
    case .assignment(let name, let assigned):
      var expression = assigned
      let place = CodePlace(file: scope.file, range: expression.range)
      guard case .instance(let instance)? = scope.instance else {
        return scope.assign(name, value(of: expression, in: scope))
      }
      // The storage of a wrapper, unless a property is called so.
      let isStorage = name.hasPrefix("_") && instance.type.property(name) == nil
      let field = isStorage ? String(name.dropFirst()) : name
      let declaration = instance.type.property(field)?.declaration
      if isStorage, let first = expression.firstValue(of: declaration) { expression = first }
      let type = meant(declaration?.type, in: instance.type.path, from: scope.file)
      let value = value(of: expression, in: scope, as: type)
      if declaration == nil, !isStorage, scope.value(of: name) != nil { return scope.assign(name, value) }
      let given = given(value, as: type, whole: declaration?.wholeType, at: place)
      instance.fields[field] = given
      guard given.isUnknown else { return }
      if case .name(let name) = expression.form { instance.keys[field] = scope.key(of: name) }
      if expression.isCondition { instance.keys[field] = handedKey(of: expression, given, in: scope) }
    default: return
    }
  }

  /// Changes a part of a copy, as in `var copy = self; copy.color = color`: what it was copied from stays as it is.
  private func change(_ path: [String], to expression: SwiftExpression, in scope: CodeScope) {
    guard path.count == 2, case .instance(let whole)? = scope.value(of: path[0]), !whole.type.isModel else { return }
    let declaration = whole.type.property(path[1])?.declaration
    let type = meant(declaration?.type, in: whole.type.path, from: scope.file)
    let place = CodePlace(file: scope.file, range: expression.range)
    let value = value(of: expression, in: scope, as: type)
    let copy = run.kept(CodeInstance(whole.type, fields: whole.fields))
    (copy.keys, copy.isRoot, copy.environment) = (whole.keys, whole.isRoot, whole.environment)
    copy.fields[path[1]] = given(value, as: type, whole: declaration?.wholeType, at: place)
    copy.keys[path[1]] = value.isUnknown ? key(of: expression, in: scope) : nil
    scope.assign(path[0], .instance(copy))
  }

  /// What a closure gives for values.
  func call(_ closure: CodeClosure, _ values: [CodeValue], as type: String? = nil) -> CodeValue {
    run.nested(.unknown) { result(of: closure.block.statements, in: scope(of: closure, values), as: type) }
  }

  /// The views that a closure builds.
  func views(of closure: CodeClosure, _ values: [CodeValue] = []) -> [ViewNode] {
    run.nested([]) { views(of: closure.block.statements, in: scope(of: closure, values)) }
  }

  private func scope(of closure: CodeClosure, _ values: [CodeValue]) -> CodeScope {
    let scope = run.kept(CodeScope(in: closure.scope))
    var values = values
    // The parts of one, as of a pair.
    if closure.block.parameters.count > 1, values.count == 1, case .tuple(let parts) = values[0] {
      values = parts.map(\.value)
    }
    for (number, name) in closure.block.parameters.enumerated() {
      scope.set(name, values.indices.contains(number) ? values[number] : .unknown)
    }
    for (number, value) in values.enumerated() { scope.set("$\(number)", value) }
    return scope
  }
}

extension [SwiftStatement] {
  /// Whether they say that nobody gets there: `assertionFailure("…")`.
  var declareImpossible: Bool {
    contains { statement in
      let made: SwiftExpression? =
        switch statement {
        case .expression(let made), .give(let made?), .binding(_, let made?): made
        default: nil
        }
      guard let made, case .call(let callee, _) = made.form, case .name(let name) = callee.form else { return false }
      return ["assertionFailure", "preconditionFailure", "fatalError"].contains(name)
    }
  }
}

extension SwiftExpression {
  /// What the storage of a property holds first: `value` of `.init(initialValue: value)`; `nil` for what is written
  /// otherwise, and for a number that follows the text size.
  fileprivate func firstValue(of declaration: Declaration?) -> SwiftExpression? {
    guard case .call(let callee, let arguments) = form, case .member(nil, "init") = callee.form, arguments.count == 1,
      ["initialValue", "wrappedValue"].contains(arguments[0].label),
      !(declaration?.wrappers.contains { $0.costName == "ScaledMetric" } ?? false)
    else { return nil }
    return arguments[0].value
  }

  /// Whether it is a call of another initialiser of the same type: `self.init(…)`.
  fileprivate var delegates: Bool {
    guard case .call(let callee, _) = form, case .member(let base?, "init") = callee.form else { return false }
    return base.form == .name("self")
  }

  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort", "reverse", "shuffle", "formUnion",
    "merge", "subtract", "toggle",
  ]

  /// The name whose value it changes: `sources.append(…)`, `count += 1`.
  fileprivate var changedName: String? {
    switch form {
    case .call(let callee, _):
      guard case .member(let base?, let method) = callee.form, Self.changing.contains(method),
        case .name(let name) = base.form
      else { return nil }
      return name
    case .operation(let sign, let left, _):
      guard ["+=", "-=", "*=", "/="].contains(sign), case .name(let name) = left.form else { return nil }
      return name
    default: return nil
    }
  }

  /// What it is called in a list of what is not understood: the name that a chain of modifiers begins with.
  var costName: String {
    switch form {
    case .name(let name): name
    case .member(let base?, let name):
      if case .call = base.form { base.costName } else { name }
    case .member(nil, let name): name
    case .call(let callee, _):
      if case .member(let base?, _) = callee.form, base.isView { base.costName } else { callee.costName }
    case .element: "an element"
    default: "an expression"
    }
  }

  /// Whether what stands before a dot is likely a view: a call, or a name with a small letter after which a modifier
  /// follows.
  private var isView: Bool {
    switch form {
    case .call: true
    case .member(let base?, _): base.isView
    case .name(let name): !(name.first?.isUppercase ?? false)
    default: false
    }
  }
}
