import SourceFacts

extension CodeModule {
  /// What the code of a view names.
  struct Mentions: Sendable {
    /// Names with a capital letter, as those of types are, without its own.
    var names: Set<Substring> = []
    /// Where keys and accessors stand in it that are looked up.
    var keys: Set<CodePlace> = []
  }

  /// - Complexity: O(*n*) in the code of the view.
  func mentions(in view: String) -> Mentions {
    var mentions = Mentions()
    if let type = type(named: view) { add(type, to: &mentions) }
    mentions.names.remove(CodeType.name(ofPath: view))
    return mentions
  }

  /// Where keys and accessors stand that calls of a view give it.
  ///
  /// - Complexity: O(*n*) in the code of the calls.
  func keys(in calls: [CodeCall]) -> Set<CodePlace> {
    var mentions = Mentions()
    for call in calls { add([call.expression], of: call.file, to: &mentions) }
    return mentions.keys
  }

  /// The names with a capital letter in what views may be modified with.
  ///
  /// - Complexity: O(*n*) in the types, and in their code.
  var namesInModifiers: Set<Substring> {
    var mentions = Mentions()
    for type in modifiers { add(type, to: &mentions) }
    return mentions.names
  }

  /// The names of types that only what the system draws names: the content of toolbars and the commands of menus.
  ///
  /// - Complexity: O(*n*) in the code of the module.
  package var namesInMenus: Set<String> {
    let isMenu = { (type: CodeType) in type.inherits.contains { $0.hasSuffix("ToolbarContent") || $0 == "Commands" } }
    var (inside, outside) = (Mentions(), Mentions())
    for type in types.values where isMenu(type) { add(type, to: &inside) }
    if inside.names.isEmpty { return [] }
    add(globals, to: &outside)
    for type in types.values where !isMenu(type) { add(type, to: &outside) }
    return Set(inside.names.subtracting(outside.names).map(String.init))
  }

  private func add(_ type: CodeType, to mentions: inout Mentions) {
    for member in type.members {
      add(member.declaration.expressions, of: member.file, to: &mentions)
    }
  }

  private func add(_ expressions: [SwiftExpression], of file: Int, to mentions: inout Mentions) {
    var open = expressions
    while let expression = open.popLast() {
      if let name = expression.form.typeName { mentions.names.insert(name[...]) }
      let place = CodePlace(file: file, range: expression.range)
      if isLookedUp(at: place) { mentions.keys.insert(place) }
      open += expression.form.children
    }
  }
}

extension Declaration {
  /// What stands in it beside its body.
  var values: [SwiftExpression] { [value].compactMap(\.self) + parameters.compactMap(\.fallback) }

  /// All that stands in it.
  var expressions: [SwiftExpression] { (body?.flatMap(\.expressions) ?? []) + values }
}

extension SwiftExpression.Form {
  /// The name, where it is one with a capital letter, as those of types are.
  var typeName: String? {
    switch self {
    case .name(let name), .member(_, let name): name.first?.isUppercase ?? false ? name : nil
    default: nil
    }
  }
}
