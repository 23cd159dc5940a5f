import SourceFacts

// What gives views their arguments: calls in the code, and previews.
extension CodeModule {
  /// By the path of a view, what shows it beside the views by themselves.
  struct Origins {
    /// Calls whose arguments differ, in the order of the code.
    var calls: [String: [CodeCall]] = [:]
    var previews: [String: [CodePreview]] = [:]
  }

  /// - Parameter limit: Calls of one view that are kept.
  /// - Complexity: O(*n* log *n*) in the code.
  func origins(calls limit: Int) -> Origins {
    var origins = Origins()
    var calls: [(view: String, call: CodeCall)] = []
    for type in scopes {
      let isProvider = type.inherits.contains("PreviewProvider")
      for member in type.members + type.previews {
        let found = self.calls(in: member, of: type)
        if isProvider || member.declaration.kind == .preview {
          origins.add(member, of: type, showing: found.first?.view)
        } else {
          calls += found
        }
      }
    }
    for view in origins.previews.keys {
      origins.previews[view]?.sort { ($0.place.file, $0.place.range.start) < ($1.place.file, $1.place.range.start) }
    }
    calls.sort { ($0.call.file, $0.call.expression.range.start) < ($1.call.file, $1.call.expression.range.start) }
    var signatures: [String: Set<[String]>] = [:]
    for (view, call) in calls where signatures[view]?.count ?? 0 < limit {
      guard signatures[view, default: []].insert(call.signature).inserted else { continue }
      origins.calls[view, default: []].append(call)
    }
    return origins
  }

  /// The calls in a declaration that make views, in the order of the code, with the paths of these.
  private func calls(in member: CodeMember, of type: CodeType) -> [(view: String, call: CodeCall)] {
    var names = BoundNames(member.declaration)
    var calls: [(view: String, expression: SwiftExpression, around: [CodeCall.Surrounding])] = []
    var open = member.declaration.expressions.reversed().map { ($0, [CodeCall.Surrounding]()) }
    while let (expression, around) = open.popLast() {
      if case .block(let block) = expression.form { names.add(block) }
      if case .call(let callee, _) = expression.form, let name = callee.form.typePath,
        let view = self.type(named: name, in: type.path, from: member.file), view.isView, view.place != nil,
        view !== type
      {
        calls.append((view.path, expression, around))
      }
      guard case .call(let callee, let arguments) = expression.form, case .member(let base?, let name) = callee.form
      else {
        open += expression.form.children.reversed().map { ($0, around) }
        continue
      }
      // What is shown apart finds other things around it.
      let isApart = SystemViews.concealing.contains(name) || SystemViews.presenting.contains(name)
      open += arguments.reversed().map { ($0.value, isApart ? [] : around) }
      let isChange = SystemViews.changesSurroundings(name) && around.count < Self.mostSurroundings
      open.append((base, isChange ? [CodeCall.Surrounding(name: name, arguments: arguments)] + around : around))
    }
    return calls.map { view, expression, around in
      (
        view,
        CodeCall(
          expression: expression, file: member.file, type: type.path, surroundings: around, locals: names.all)
      )
    }
  }

  /// As many modifiers stand around a view in one body of a person's at most.
  private static let mostSurroundings = 20
}

extension CodeModule.Origins {
  fileprivate mutating func add(_ member: CodeMember, of type: CodeType, showing view: String?) {
    guard let view, let body = member.declaration.body else { return }
    let title = member.declaration.kind == .preview ? member.declaration.name : ""
    previews[view, default: []].append(CodePreview(title: title, body: body, place: member.place, type: type.path))
  }
}

/// The names that a declaration gives to values of its own.
private struct BoundNames {
  private(set) var all: Set<String>

  init(_ declaration: Declaration) {
    all = Set(declaration.parameters.map(\.name))
    add(declaration.body ?? [])
  }

  mutating func add(_ block: SwiftBlock) {
    all.formUnion(block.parameters)
    add(block.statements)
  }

  private mutating func add(_ statements: [SwiftStatement]) {
    for statement in statements {
      switch statement {
      case .binding(let names, _): all.formUnion(names)
      case .branch(let conditions, let first, let second):
        for condition in conditions { add(condition) }
        add(first)
        add(second)
      case .need(let conditions, let other):
        for condition in conditions { add(condition) }
        add(other)
      case .choice(_, let choices):
        for choice in choices {
          for pattern in choice.patterns { add(pattern) }
          add(choice.statements)
        }
      case .expression, .give, .assignment, .unread: continue
      }
    }
  }

  private mutating func add(_ condition: SwiftCondition) {
    switch condition {
    case .binds(let name, _): all.insert(name)
    case .matches(let pattern, _): add(pattern)
    case .holds, .isAvailable, .isUnavailable: return
    }
  }

  private mutating func add(_ pattern: SwiftPattern) {
    switch pattern {
    case .name(let name): all.insert(name)
    case .member(_, let patterns), .tuple(let patterns): for pattern in patterns { add(pattern) }
    case .any, .value: return
    }
  }
}

extension SwiftExpression.Form {
  /// The path of the type that a callee names, as in `Card`, `Card.Row` or `Card.init`; `nil` for others.
  fileprivate var typePath: String? {
    switch self {
    case .name(let name): name.first?.isUppercase ?? false ? name : nil
    case .member(let base?, "init"): base.form.typePath
    case .member(let base?, let name):
      name.first?.isUppercase ?? false ? base.form.typePath.map { "\($0).\(name)" } : nil
    default: nil
    }
  }
}
