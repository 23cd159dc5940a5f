extension ExpressionParser {
  /// The value of a body: an expression, `return`, `if … else …` or `switch`.
  mutating func body(until end: Int) -> SwiftExpression {
    nested { parser in
      let value = parser.statement(until: end)
      guard parser.index < end else { return value }
      return parser.unread("the body is more than one expression", parser.index)
    }
  }

  mutating func statement(until end: Int) -> SwiftExpression {
    if source.isWord(index, "return") { index += 1 }
    if source.isWord(index, "if") { return ifStatement(until: end) }
    if source.isWord(index, "switch") { return switchStatement() }
    guard index < end else { return unread("the body is empty", index) }
    let value = parse()
    if source.isSign(index, ";") { index += 1 }
    return value
  }

  private mutating func ifStatement(until end: Int) -> SwiftExpression {
    let start = index
    index += 1
    let outer = isInsideOfCondition
    isInsideOfCondition = true
    let condition = parse()
    isInsideOfCondition = outer
    guard let value = block() else { return unread("the condition is not read", start) }
    let other: SwiftExpression
    if source.isWord(index, "else") {
      index += 1
      if source.isWord(index, "if") {
        other = nested { $0.ifStatement(until: end) }
      } else {
        guard let block = block() else { return unread("the condition is not read", start) }
        other = block
      }
    } else {
      guard index < end else { return unread("the condition has no 'else'", start) }
      other = nested { $0.statement(until: end) }
    }
    return SwiftExpression(.conditional(condition, value, otherwise: other), range(from: start))
  }

  private mutating func block() -> SwiftExpression? {
    guard source.isSign(index, "{") else { return nil }
    let end = source.end(of: index)
    index += 1
    let value = body(until: end)
    index = end + 1
    return value
  }

  private mutating func switchStatement() -> SwiftExpression {
    let start = index
    index += 1
    isInsideOfCondition = true
    let subject = parse()
    isInsideOfCondition = false
    guard source.isSign(index, "{") else { return unread("the 'switch' is not read", start) }
    let end = source.end(of: index)
    index += 1
    var cases: [SwiftExpression.Case] = []
    while index < end {
      guard let names = caseNames(until: end) else { return unread("a case with a pattern is not read", index) }
      cases.append(SwiftExpression.Case(names: names, value: nested { $0.statement(until: end) }))
      let isCase = source.isWord(index, "case") || source.isWord(index, "default")
      guard index >= end || isCase || source.tokens[index].byte == UInt8(ascii: "@") else {
        return unread("a case of the 'switch' is more than one expression", index)
      }
    }
    index = end + 1
    return SwiftExpression(.selection(subject, cases), range(from: start))
  }

  /// `case .small, .medium:` gives two names, `default:` none.
  private mutating func caseNames(until end: Int) -> [String]? {
    if source.isSign(index, "@") { index += 2 }
    if source.isWord(index, "default"), source.isSign(index + 1, ":") {
      index += 2
      return []
    }
    guard source.isWord(index, "case") else { return nil }
    var names: [String] = []
    repeat {
      index += 1
      while source.isName(index), source.isSign(index + 1, ".") { index += 1 }
      guard source.isSign(index, "."), source.isName(index + 1) else { return nil }
      names.append(source.name(index + 1))
      index += 2
    } while source.isSign(index, ",")
    guard source.isSign(index, ":") else { return nil }
    index += 1
    return names
  }
}
