import SourceText

/// A value as Swift source writes it.
package struct SwiftExpression: Hashable, Sendable {
  package indirect enum Form: Hashable, Sendable {
    case number(Double, isInteger: Bool)
    case text(String)
    case bool(Bool)
    case name(String)
    /// A member of a value or type; without a base, of the type that is expected.
    case member(SwiftExpression?, String)
    case call(SwiftExpression, [Argument])
    case list([SwiftExpression])
    case tuple([Argument])
    /// A closure that gives one value.
    case closure(SwiftExpression)
    case negative(SwiftExpression)
    case operation(String, SwiftExpression, SwiftExpression)
    case conditional(SwiftExpression, SwiftExpression, otherwise: SwiftExpression)
    case selection(SwiftExpression, [Case])
    /// What is not read, and why: words that follow “: ”.
    case unread(String)
  }

  package typealias Argument = CallArgument<SwiftExpression>

  package struct Case: Hashable, Sendable {
    /// The names of the cases; empty for the default.
    package let names: [String]
    package let value: SwiftExpression

    package init(names: [String], value: SwiftExpression) {
      self.names = names
      self.value = value
    }
  }

  /// Deeper expressions are not read, so that no recursion over one goes deeper.
  package static let depthLimit = 48

  package let form: Form
  package let range: ByteRange
  package let depth: Int

  package init(_ form: Form, _ range: ByteRange) {
    let depth = 1 + form.children.reduce(0) { max($0, $1.depth) }
    self.form = depth > Self.depthLimit ? .unread("the expression is nested too deeply") : form
    self.depth = depth > Self.depthLimit ? 1 : depth
    self.range = range
  }
}

extension SwiftExpression.Form {
  /// The expressions that it is made of.
  package var children: [SwiftExpression] {
    switch self {
    case .number, .text, .bool, .name, .unread: []
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .list(let elements): elements
    case .tuple(let elements): elements.map(\.value)
    case .closure(let body), .negative(let body): [body]
    case .operation(_, let left, let right): [left, right]
    case .conditional(let condition, let value, let other): [condition, value, other]
    case .selection(let subject, let cases): [subject] + cases.map(\.value)
    }
  }
}
