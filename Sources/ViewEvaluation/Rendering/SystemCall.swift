import SourceText

/// What the call of a view of the system gives.
struct SystemCall {
  let arguments: [CodeValue.Argument]

  init(_ arguments: [CodeValue.Argument]) {
    // As `Button(configuration)` in a style: what the style is given.
    if arguments.count == 1, arguments[0].label == nil, case .tuple(let parts) = arguments[0].value {
      self.arguments = parts
    } else {
      self.arguments = arguments
    }
  }

  /// The value with a label.
  subscript(label: String) -> CodeValue? { arguments.first { $0.label == label }?.value }

  /// The first value without a label.
  var first: CodeValue? { arguments.first.flatMap { $0.label == nil ? $0.value : nil } }

  /// The text that it begins with.
  var title: CodeText? {
    guard let first = arguments.first, first.label == nil || first.label == "title" || first.label == "verbatim" else {
      return nil
    }
    switch first.value {
    case .text(let text): return text
    case .unknown(type: nil, _), .unknown(type: "String"?, _), .term:
      return arguments.count > 1 && first.value.closure == nil ? .sample(at: first.place) : nil
    default: return nil
    }
  }

  /// What the closure builds that has no label, or the label `content`.
  var content: CodeClosure? {
    (self["content"]?.closure) ?? arguments.last { $0.label == nil && $0.value.closure != nil }?.value.closure
  }

  /// The view with a label, as a value or a closure.
  func view(_ label: String, _ interpreter: Interpreter) -> ViewNode? {
    guard let argument = arguments.first(where: { $0.label == label }) else { return nil }
    return interpreter.node(argument.value, at: argument.place, named: label)
  }
}
