import SourceText

/// A value as Swift source writes it.
package struct SwiftExpression: Hashable, Sendable {
  package indirect enum Form: Hashable, Sendable {
    case number(Double, isInteger: Bool)
    case text(String)
    /// A text with values in it: texts and what stands between them, in turn; only of views.
    case joined([SwiftExpression])
    case bool(Bool)
    /// `nil`; only of views.
    case nothing
    case name(String)
    /// A member of a value or type; without a base, of the type that is expected.
    case member(SwiftExpression?, String)
    case call(SwiftExpression, [Argument])
    case list([SwiftExpression])
    case tuple([Argument])
    /// A closure that gives one value.
    case closure(SwiftExpression)
    /// A closure with what it does; only of views.
    case block(SwiftBlock)
    /// The names of a key path; only of views.
    case keyPath([String])
    /// An element by its index or key; only of views.
    case element(SwiftExpression, [Argument])
    /// `!` before a value; only of views.
    case not(SwiftExpression)
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

  /// Constants that are nested more deeply are not read.
  package static let constantDepthLimit = 48
  /// Expressions that are nested more deeply, a chain of calls and members being one step, are not read, so that their
  /// JSON can be.
  package static let nestingLimit = 80
  /// Deeper expressions are not read, so that no recursion over one goes deeper.
  package static let depthLimit = 600

  package let form: Form
  package let range: ByteRange
  /// Each member and each call of a chain counts.
  package let depth: Int
  /// A chain counts once.
  package let nesting: Int

  package init(_ form: Form, _ range: ByteRange) {
    var (depth, nesting) = (1, 1)
    for child in form.children {
      depth = max(depth, child.depth + 1)
      nesting = max(nesting, child.nesting + 1)
    }
    if let base = form.chainBase, form.children.dropFirst().allSatisfy({ $0.nesting < base.nesting }) {
      nesting = base.nesting
    }
    let isRefused = depth > Self.depthLimit || nesting > Self.nestingLimit
    self.form = isRefused ? .unread("the expression is nested too deeply") : form
    self.depth = isRefused ? 1 : depth
    self.nesting = isRefused ? 1 : nesting
    self.range = range
  }
}

extension SwiftExpression.Form {
  /// What a member or call goes on from.
  package var chainBase: SwiftExpression? {
    switch self {
    case .member(let base, _): base
    case .call(let base, _), .element(let base, _): base
    default: nil
    }
  }

  /// The expressions that it is made of.
  package var children: [SwiftExpression] {
    switch self {
    case .number, .text, .bool, .nothing, .name, .keyPath, .unread: []
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .element(let base, let arguments): [base] + arguments.map(\.value)
    case .list(let elements), .joined(let elements): elements
    case .tuple(let elements): elements.map(\.value)
    case .closure(let body), .negative(let body), .not(let body): [body]
    case .block(let block): block.statements.flatMap(\.expressions)
    case .operation(_, let left, let right): [left, right]
    case .conditional(let condition, let value, let other): [condition, value, other]
    case .selection(let subject, let cases): [subject] + cases.map(\.value)
    }
  }
}
