import SourceText

/// Reads one expression from the tokens of a file.
///
/// What it does not know becomes ``SwiftExpression/Form/unread(_:)``; the caller finds the end of the statement.
struct ExpressionParser {
  let source: SwiftSource
  var index: Int
  /// Nested calls of this parser, so that hostile input does not exhaust the stack.
  private var level = 0
  var isInsideOfCondition = false

  init(_ source: SwiftSource, at index: Int) {
    self.source = source
    self.index = index
  }

  mutating func parse() -> SwiftExpression { nested { $0.ternary() } }

  mutating func nested(_ read: (inout ExpressionParser) -> SwiftExpression) -> SwiftExpression {
    guard level < SwiftExpression.depthLimit else { return unread("the expression is nested too deeply", index) }
    level += 1
    defer { level -= 1 }
    return read(&self)
  }

  func unread(_ reason: String, _ place: Int) -> SwiftExpression {
    SwiftExpression(.unread(reason), source.range(place, through: place))
  }

  func range(from start: Int) -> ByteRange { source.range(start, through: index - 1) }

  // MARK: Operators

  private mutating func ternary() -> SwiftExpression {
    let start = index
    let condition = operation(above: 0)
    guard source.isSign(index, "?"), source.tokens[index].hasBlankBefore else { return condition }
    index += 1
    let value = parse()
    guard source.isSign(index, ":") else { return unread("the choice behind '?' is not read", start) }
    index += 1
    let other = parse()
    return SwiftExpression(.conditional(condition, value, otherwise: other), range(from: start))
  }

  private mutating func operation(above least: Int) -> SwiftExpression {
    let start = index
    var left = prefixed()
    while let (sign, precedence) = infix(), precedence > least {
      index += 1
      let right = nested { $0.operation(above: precedence) }
      left = SwiftExpression(.operation(sign, left, right), range(from: start))
    }
    if source.isWord(index, "as"), source.isName(index + 1) {
      index += 1
      let name = index
      _ = TypeName.skip(source, &index)
      let type = SwiftExpression(.name(source.name(name)), source.range(name, through: name))
      left = SwiftExpression(.call(type, [.init(label: nil, value: left)]), range(from: start))
    }
    return left
  }

  /// The operator between two operands at the current place; `nil` where there is none.
  private func infix() -> (String, Int)? {
    guard index < source.count, source.tokens[index].kind == .sign else { return nil }
    let token = source.tokens[index]
    guard !"()[]{},:;.@".utf8.contains(token.byte) || token.byte == 0 else { return nil }
    guard token.hasBlankBefore == token.hasBlankBehind else { return nil }
    let sign = source.text(index)
    switch sign {
    case "=", "->", "?", "!": return nil
    case "||": return (sign, 1)
    case "&&": return (sign, 2)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==": return (sign, 3)
    case "??": return (sign, 4)
    case "...", "..<": return (sign, 5)
    case "+", "-", "|", "^": return (sign, 6)
    case "<<", ">>": return (sign, 8)
    default: return (sign, 7)
    }
  }

  private mutating func prefixed() -> SwiftExpression {
    let start = index
    guard index < source.count, source.tokens[index].kind == .sign else { return postfixed() }
    switch source.text(index) {
    case "-":
      index += 1
      let value = nested { $0.prefixed() }
      return SwiftExpression(.negative(value), range(from: start))
    case "+":
      index += 1
      return nested { $0.prefixed() }
    default: return postfixed()
    }
  }

  // MARK: Operands

  private mutating func postfixed() -> SwiftExpression {
    let start = index
    var value = primary()
    while index < source.count {
      if source.isSign(index, "."), index + 1 < source.count, source.isName(index + 1) {
        value = SwiftExpression(.member(value, source.name(index + 1)), source.range(start, through: index + 1))
        index += 2
      } else if source.isSign(index, "("), !source.startsLine(index) {
        let arguments = arguments()
        value = SwiftExpression(.call(value, arguments), range(from: start))
      } else if source.isSign(index, "{"), !source.startsLine(index), !isInsideOfCondition, isCallable(value) {
        let closure = SwiftExpression.Argument(label: nil, value: closure())
        if case .call(let callee, let arguments) = value.form {
          value = SwiftExpression(.call(callee, arguments + [closure]), range(from: start))
        } else {
          value = SwiftExpression(.call(value, [closure]), range(from: start))
        }
      } else if source.isSign(index, "["), !source.startsLine(index) {
        index = source.end(of: index) + 1
        value = SwiftExpression(.unread("an element by its index is not read"), range(from: start))
      } else if source.isSign(index, "!") || source.isSign(index, "?"), !source.tokens[index].hasBlankBefore {
        index += 1
      } else {
        break
      }
    }
    return value
  }

  /// Whether a brace behind it can be a closure rather than a body.
  private func isCallable(_ value: SwiftExpression) -> Bool {
    switch value.form {
    case .name, .member, .call: true
    default: false
    }
  }

  private mutating func primary() -> SwiftExpression {
    guard index < source.count else { return unread("the value is missing", index) }
    let (start, token) = (index, source.tokens[index])
    switch token.kind {
    case .number:
      index += 1
      return SwiftExpression(SwiftNumber.form(source.text(start)), token.range)
    case .text:
      index += 1
      switch SwiftTextLiteral.decoded(source.bytes[token.range.indices]) {
      case .success(let text): return SwiftExpression(.text(text), token.range)
      case .failure(let refusal): return SwiftExpression(.unread(refusal.message), token.range)
      }
    case .name: return named(token)
    case .directive:
      index += 1
      guard source.isSign(index, "(") else { return unread("'\(source.text(start))' is not read", start) }
      let callee = SwiftExpression(.name(source.text(start)), token.range)
      let arguments = arguments()
      return SwiftExpression(.call(callee, arguments), range(from: start))
    case .sign: return bracketed(token)
    case .regularExpression, .invalid:
      index += 1
      return unread(token.kind == .invalid ? "the sign is no Swift" : "a pattern is no value of a token", start)
    }
  }

  private mutating func named(_ token: SwiftToken) -> SwiftExpression {
    let start = index
    index += 1
    switch source.text(start) {
    case "true", "false": return SwiftExpression(.bool(source.isWord(start, "true")), token.range)
    case "try", "await", "unsafe": return nested { $0.prefixed() }
    case "nil": return unread("'nil' is no value of a token", start)
    case "if", "switch":
      index = start
      return statement(until: source.count)
    default:
      if source.isSign(index, "<"), !source.tokens[index].hasBlankBefore { TypeName.skipGeneric(source, &index) }
      return SwiftExpression(.name(source.name(start)), token.range)
    }
  }

  private mutating func bracketed(_ token: SwiftToken) -> SwiftExpression {
    let start = index
    switch token.byte {
    case UInt8(ascii: "."):
      index += 1
      guard source.isName(index) else { return unread("the name behind '.' is missing", start) }
      index += 1
      return SwiftExpression(.member(nil, source.name(index - 1)), range(from: start))
    case UInt8(ascii: "("):
      let elements = arguments()
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return SwiftExpression(.tuple(elements), range(from: start))
    case UInt8(ascii: "["):
      let elements = arguments()
      return SwiftExpression(.list(elements.map(\.value)), range(from: start))
    case UInt8(ascii: "{"): return closure()
    default:
      index += 1
      return unread("'\(source.text(start))' begins no value", start)
    }
  }

  /// What stands between two brackets, separated by commas.
  private mutating func arguments() -> [SwiftExpression.Argument] {
    let end = source.end(of: index)
    let outer = isInsideOfCondition
    isInsideOfCondition = false
    defer { isInsideOfCondition = outer }
    index += 1
    var arguments: [SwiftExpression.Argument] = []
    while index < end {
      var label: String?
      if source.isName(index), source.isSign(index + 1, ":") {
        label = source.name(index)
        index += 2
      }
      let start = index
      var value = parse()
      if index < end, !source.isSign(index, ",") {
        value = unread("the expression is not read", min(index, end))
        while index < end, !source.isSign(index, ",") { index = max(index, source.end(of: index)) + 1 }
      }
      if index == start { value = unread("the value is missing", start) }
      arguments.append(SwiftExpression.Argument(label: label, value: value))
      index = min(index, end)
      if source.isSign(index, ",") { index += 1 }
    }
    index = end + 1
    return arguments
  }

  /// A closure of one value; its parameters are set aside.
  private mutating func closure() -> SwiftExpression {
    let start = index
    let end = source.end(of: index)
    let outer = isInsideOfCondition
    isInsideOfCondition = false
    defer { isInsideOfCondition = outer }
    index += 1
    var place = index
    while place < end, !source.startsLine(place) || place == index, place - index < 24 {
      if source.isWord(place, "in") {
        index = place + 1
        break
      }
      place += 1
    }
    let value = body(until: end)
    index = end + 1
    return SwiftExpression(.closure(value), range(from: start))
  }
}
