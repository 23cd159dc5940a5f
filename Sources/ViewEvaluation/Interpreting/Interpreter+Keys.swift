import SourceFacts

// What values of run time are called, so that what is asked of one in two places is asked once.
extension Interpreter {
  /// What the same words mean wherever they stand in the type, and in the views that they are given to; `nil` for what
  /// has no short name.
  func key(of expression: SwiftExpression, in scope: CodeScope) -> String? {
    guard var words = expression.words?[...] else { return nil }
    if words.hasPrefix("self.") { words = words.dropFirst("self.".count) }
    // A binding of a value is the value.
    if words.hasPrefix("$") { words = words.dropFirst() }
    // As words are made: what follows a name begins with one of these.
    let end = words.utf8.firstIndex { ". (".utf8.contains($0) } ?? words.endIndex
    let name = String(words[..<end])
    if let key = scope.key(of: name) { return key + words[end...] }
    // What is of a type has one name everywhere, as what the environment hands on has.
    if name.first?.isUppercase ?? false { return String(words) }
    if let key = scope.key(of: "self") { return "\(key).\(words)" }
    let declaration = module.types[scope.type]?.property(name)?.declaration
    if let shared = declaration.flatMap(Self.environmentName) { return shared + words[end...] }
    return "\(scope.type).\(words)"
  }

  /// The key by which a value of run time is handed on: that of a condition leads back to what it was made of.
  func handedKey(of expression: SwiftExpression, _ value: CodeValue, in scope: CodeScope) -> String? {
    expression.isCondition && value.isOfFlag && value.isUnknown
      ? run.handOn(expression, in: scope) : key(of: expression.listed, in: scope)
  }

  /// Whether an expression begins with a name that a closure or a pattern binds, and that means nothing elsewhere.
  func isOfLocal(_ expression: SwiftExpression, in scope: CodeScope) -> Bool {
    switch expression.form {
    case .name(let name): scope.value(of: name) != nil && scope.key(of: name) == nil
    case .member(let base?, _): isOfLocal(base, in: scope)
    default: false
    }
  }

  /// What the environment knows a property by: the type of its object, or the name of its key.
  private static func environmentName(of declaration: Declaration) -> String? {
    for wrapper in declaration.wrappers {
      switch (wrapper.costName, wrapper.form) {
      case ("EnvironmentObject", _): return declaration.type
      case ("Environment", .call(_, let arguments)):
        switch arguments.first?.value.form {
        case .keyPath(let names): return "\\." + names.joined(separator: ".")
        case .member(let type?, "self"): return type.words
        default: return nil
        }
      default: continue
      }
    }
    return nil
  }
}
