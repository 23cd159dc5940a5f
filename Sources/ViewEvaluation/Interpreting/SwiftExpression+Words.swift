import SourceFacts

// What readers call code.
extension SwiftExpression {
  /// `true` or `false`, as code writes it.
  var flag: Bool? { if case .bool(let flag) = form { flag } else { nil } }

  /// Whether it asks whether something is among others, which is mostly not so.
  var asksMembership: Bool {
    guard case .call(let callee, _) = form, case .member(_?, "contains") = callee.form else { return false }
    return true
  }

  /// Whether it is made of other conditions, or compares values.
  var isCondition: Bool {
    switch form {
    case .not: true
    case .operation(let sign, _, _): ["&&", "||", "==", "!=", "<", "<=", ">", ">="].contains(sign)
    default: asksMembership
    }
  }

  /// The list whose elements it has, each once: that of `Array(items.enumerated())` is `items`.
  var listed: SwiftExpression {
    var list = self
    while true {
      switch list.form {
      case .call(let callee, let arguments) where callee.form == .name("Array") && arguments.count == 1:
        list = arguments[0].value
      case .call(let callee, _):
        guard case .member(let base?, let name) = callee.form, Self.reordering.contains(name) else { return list }
        list = base
      case .member(let base?, "indices"): list = base
      default: return list
      }
    }
  }

  private static let reordering: Set<String> = ["enumerated", "reversed", "sorted", "shuffled"]

  /// What a reader calls it: `model.isEditing`; `nil` for what has no short name.
  var words: String? {
    switch form {
    case .name(let name): name
    case .member(let base, let name): base.map { $0.words.map { $0 + "." + name } } ?? "." + name
    case .call(let callee, let arguments) where arguments.isEmpty: callee.words.map { $0 + "()" }
    // As `options.contains(.compact)`.
    case .call(let callee, let arguments) where arguments.count == 1 && arguments[0].label == nil:
      callee.words.flatMap { callee in arguments[0].value.words.map { "\(callee)(\($0))" } }
    case .operation(let sign, let left, let right):
      left.words.flatMap { first in right.words.map { "\(first) \(sign) \($0)" } }
    case .number(let number, let isInteger): isInteger && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    case .nothing: "nil"
    default: nil
    }
  }
}

extension SwiftPattern {
  /// What a reader calls it.
  var words: String {
    switch self {
    case .any: "another"
    case .name(let name): name
    case .member(let name, _): name
    case .tuple: "some"
    case .value(let value): value.words ?? "some"
    }
  }
}
