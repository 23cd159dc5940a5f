import SourceFacts
import SourceText
import SwiftSyntax

// Operands with operators between them, which the parser leaves in a row.
extension ExpressionReader {
  mutating func sequence(_ elements: [ExprSyntax]) -> SwiftExpression {
    var place = 0
    let value = choice(elements, &place)
    return place < elements.count ? unread("the expression is not read beyond this", elements[place]) : value
  }

  private mutating func choice(_ elements: [ExprSyntax], _ place: inout Int) -> SwiftExpression {
    let start = place
    let condition = operation(elements, &place, above: 0)
    guard place + 1 < elements.count, let choice = elements[place].as(UnresolvedTernaryExprSyntax.self) else {
      return condition
    }
    place += 1
    let value = read(choice.thenExpression)
    let other = self.choice(elements, &place)
    return SwiftExpression(.conditional(condition, value, otherwise: other), range(elements, start, place))
  }

  private mutating func operation(_ elements: [ExprSyntax], _ place: inout Int, above least: Int) -> SwiftExpression {
    let start = place
    var left = read(elements[place])
    place += 1
    while place + 1 < elements.count, let sign = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text,
      Self.precedence(of: sign) > least
    {
      let precedence = Self.precedence(of: sign)
      place += 1
      let right = operation(elements, &place, above: precedence)
      left = SwiftExpression(.operation(sign, left, right), range(elements, start, place))
    }
    // A conversion holds for the operand, so that `1 / 2 as CGFloat` is none of whole numbers.
    if place + 1 < elements.count, let cast = elements[place].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let type = elements[place + 1].as(TypeExprSyntax.self)?.type
    {
      let name = SwiftExpression(.name(type.writtenName), type.bytes)
      place += 2
      left = SwiftExpression(.call(name, [.init(label: nil, value: left)]), range(elements, start, place))
    }
    return left
  }

  private func range(_ elements: [ExprSyntax], _ start: Int, _ end: Int) -> ByteRange {
    ByteRange(elements[start].start, elements[end - 1].bytes.end.index)
  }

  /// How strongly an operator binds; one that is not known as strongly as `*`.
  private static func precedence(of sign: String) -> Int {
    switch sign {
    case "||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==": 3
    case "??": 4
    case "...", "..<": 5
    case "+", "-", "|", "^": 6
    case "<<", ">>": 8
    default: 7
    }
  }
}
