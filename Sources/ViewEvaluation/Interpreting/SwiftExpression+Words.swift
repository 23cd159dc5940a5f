import SourceFacts

// What readers call code.
extension SwiftExpression {
  /// `true` or `false`, as code writes it.
  var flag: Bool? { if case .bool(let flag) = form { flag } else { nil } }

  /// What a reader calls it: `model.isEditing`; `nil` for what has no short name.
  var words: String? {
    switch form {
    case .name(let name): name
    case .member(let base, let name): base.map { $0.words.map { $0 + "." + name } } ?? "." + name
    case .call(let callee, let arguments) where arguments.isEmpty: callee.words.map { $0 + "()" }
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
