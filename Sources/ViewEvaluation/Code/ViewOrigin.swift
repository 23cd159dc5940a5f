import SourceFacts

/// What gives a view its arguments.
enum ViewOrigin: Sendable {
  /// Nothing: no argument is known.
  case itself
  /// A call of its type in the code.
  case call(CodeCall)
  /// A `#Preview`, or a property of a `PreviewProvider`, which may show more around it.
  case preview(CodePreview)

  /// What a state of the view is called that begins so; `nil` for the view by itself.
  var name: String? {
    switch self {
    case .itself: nil
    case .call(let call): call.type.isEmpty ? "from code" : "from \(CodeType.name(ofPath: call.type))"
    case .preview(let preview): preview.title.isEmpty ? "preview" : "preview “\(preview.title)”"
    }
  }

  var isPreview: Bool { if case .preview = self { true } else { false } }
}

/// A call in the code that makes a view.
struct CodeCall: Sendable {
  let expression: SwiftExpression
  let file: Int
  /// The path of the type that it stands in; empty outside of types.
  let type: String
  /// Modifiers around it that change what it finds there, as `.font(…)` of a stack, the innermost first.
  let surroundings: [Surrounding]
  /// What the declaration around it calls its own values, which run time alone knows.
  let locals: Set<String>

  /// What its arguments are as far as the code says them, the same for calls that say the same.
  var signature: [String] {
    guard case .call(_, let arguments) = expression.form else { return [] }
    let own = arguments.map { "\($0.label ?? "_"): \($0.value.signature)" }
    return own + surroundings.map { ".\($0.name)\($0.arguments.map(\.value.signature))" }
  }

  struct Surrounding: Sendable {
    let name: String
    let arguments: [SwiftExpression.Argument]
  }
}

/// What a preview shows.
struct CodePreview: Sendable {
  /// Empty where it has none.
  let title: String
  let body: [SwiftStatement]
  let place: CodePlace
  /// The path of the type that it stands in; empty for a `#Preview`.
  let type: String
}

extension SwiftExpression {
  /// What it says, without what only run time knows.
  fileprivate var signature: String {
    switch form {
    case .number(let number, _): "\(number)"
    case .text(let text): "\"\(text)\""
    case .bool(let flag): "\(flag)"
    case .nothing: "nil"
    case .member(nil, let name): ".\(name)"
    case .member(let base?, let name): (base.form.typeName ?? base.signature) + ".\(name)"
    case .list(let elements): "[\(elements.map(\.signature).joined(separator: ", "))]"
    // What it builds is its own.
    case .joined, .block, .closure, .call, .conditional, .operation: "\(range.start.index)"
    default: "…"
    }
  }
}
