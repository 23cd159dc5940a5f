import SourceText

/// What a body of a view, or of a function that it calls, says in one statement.
package indirect enum SwiftStatement: Hashable, Sendable {
  case expression(SwiftExpression)
  /// `return`, with nothing behind it `nil`.
  case give(SwiftExpression?)
  /// `let` or `var`; of a tuple several names.
  case binding([String], SwiftExpression?)
  /// `self.name = value`; of a part of another value both names, as in `copy.name = value`.
  case assignment(String, SwiftExpression)
  /// `if`, whose conditions all hold for the first statements.
  case branch([SwiftCondition], [SwiftStatement], otherwise: [SwiftStatement])
  /// `guard`.
  case need([SwiftCondition], otherwise: [SwiftStatement])
  /// `switch`.
  case choice(SwiftExpression, [SwiftChoice])
  /// What is not read, as loops: the word that it begins with.
  case unread(String, ByteRange)

  /// All expressions that it is made of, those of inner statements among them.
  package var expressions: [SwiftExpression] {
    switch self {
    case .expression(let value), .assignment(_, let value): [value]
    case .give(let value), .binding(_, let value): value.map { [$0] } ?? []
    case .branch(let conditions, let first, let second):
      conditions.flatMap(\.expressions) + (first + second).flatMap(\.expressions)
    case .need(let conditions, let other): conditions.flatMap(\.expressions) + other.flatMap(\.expressions)
    case .choice(let subject, let choices):
      [subject]
        + choices.flatMap { choice in
          choice.patterns.flatMap(\.expressions) + (choice.condition.map { [$0] } ?? [])
            + choice.statements.flatMap(\.expressions)
        }
    case .unread: []
    }
  }
}

/// One of the conditions behind `if`, `guard` or `while`.
package enum SwiftCondition: Hashable, Sendable {
  case holds(SwiftExpression)
  /// `let name = value`, or `if let name`.
  case binds(String, SwiftExpression)
  /// `case pattern = value`.
  case matches(SwiftPattern, SwiftExpression)
  /// `#available` of the platform that is asked for.
  case isAvailable
  /// `#unavailable`.
  case isUnavailable

  package var expressions: [SwiftExpression] {
    switch self {
    case .holds(let value), .binds(_, let value): [value]
    case .matches(let pattern, let value): pattern.expressions + [value]
    case .isAvailable, .isUnavailable: []
    }
  }
}

/// A case of a `switch`.
package struct SwiftChoice: Hashable, Sendable {
  /// Empty for `default`.
  package let patterns: [SwiftPattern]
  /// What a `where` asks for.
  package let condition: SwiftExpression?
  package let statements: [SwiftStatement]

  package init(_ patterns: [SwiftPattern], where condition: SwiftExpression? = nil, _ statements: [SwiftStatement]) {
    self.patterns = patterns
    self.condition = condition
    self.statements = statements
  }
}

/// What a value is held against.
package indirect enum SwiftPattern: Hashable, Sendable {
  /// `_`.
  case any
  /// `let name`, which takes any value.
  case name(String)
  /// `.some(let name)`: a case of an enum with the patterns of its values.
  case member(String, [SwiftPattern])
  case tuple([SwiftPattern])
  case value(SwiftExpression)

  package var expressions: [SwiftExpression] {
    switch self {
    case .any, .name: []
    case .member(_, let patterns), .tuple(let patterns): patterns.flatMap(\.expressions)
    case .value(let value): [value]
    }
  }
}
