/// The expression of a gettext header that gives the form of a number: C's operators over `n`.
struct PluralExpression {
  private indirect enum Node {
    case number(UInt64)
    case variable
    case not(Node)
    case binary(String, Node, Node)
    case choice(Node, Node, Node)
  }

  struct Failure: Error {
    let message: String
  }

  private let root: Node
  private static let maximumNesting = 64
  private static let maximumLength = 2_000

  /// - Throws: ``Failure`` for anything that is no such expression, and for one of more than 2,000 bytes.
  init(_ text: String) throws(Failure) {
    guard text.utf8.count <= Self.maximumLength else { throw Failure(message: "the plural expression is too long") }
    var parser = Parser(bytes: Array(text.utf8))
    root = try parser.choice()
    parser.skipSpace()
    guard parser.index == parser.bytes.count else {
      throw Failure(message: "the plural expression cannot be read from byte \(parser.index + 1) on")
    }
  }

  /// The form of `number`; `nil` for a division by zero.
  func form(of number: UInt64) -> UInt64? { Self.value(root, number) }

  private static func value(_ node: Node, _ n: UInt64) -> UInt64? {
    switch node {
    case .number(let number): return number
    case .variable: return n
    case .not(let inner): return value(inner, n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      guard let chosen = value(condition, n) else { return nil }
      return value(chosen != 0 ? yes : no, n)
    case .binary(let name, let left, let right):
      guard let a = value(left, n) else { return nil }
      if name == "||", a != 0 { return 1 }
      if name == "&&", a == 0 { return 0 }
      guard let b = value(right, n) else { return nil }
      switch name {
      case "||", "&&": return b != 0 ? 1 : 0
      case "==": return a == b ? 1 : 0
      case "!=": return a != b ? 1 : 0
      case "<": return a < b ? 1 : 0
      case ">": return a > b ? 1 : 0
      case "<=": return a <= b ? 1 : 0
      case ">=": return a >= b ? 1 : 0
      case "+": return a &+ b
      case "-": return a &- b
      case "*": return a &* b
      case "/": return b == 0 ? nil : a / b
      default: return b == 0 ? nil : a % b
      }
    }
  }

  private struct Parser {
    let bytes: [UInt8]
    var index = 0
    var depth = 0

    /// The operators, those that bind least first.
    static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]

    mutating func skipSpace() {
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    mutating func take(_ word: String) -> Bool {
      skipSpace()
      guard bytes[index...].starts(with: word.utf8) else { return false }
      index += word.utf8.count
      return true
    }

    mutating func choice() throws(Failure) -> Node {
      guard depth < PluralExpression.maximumNesting else {
        throw Failure(message: "the plural expression nests deeper than \(PluralExpression.maximumNesting) levels")
      }
      depth += 1
      defer { depth -= 1 }
      let condition = try binary(0)
      guard take("?") else { return condition }
      let yes = try choice()
      guard take(":") else { throw Failure(message: "the plural expression lacks a ':'") }
      return .choice(condition, yes, try choice())
    }

    mutating func binary(_ level: Int) throws(Failure) -> Node {
      guard level < Self.levels.count else { return try unary() }
      var left = try binary(level + 1)
      var count = 0
      while let name = Self.levels[level].first(where: { take($0) }) {
        count += 1
        guard count <= PluralExpression.maximumNesting else {
          throw Failure(message: "the plural expression is too long")
        }
        left = .binary(name, left, try binary(level + 1))
      }
      return left
    }

    mutating func unary() throws(Failure) -> Node {
      skipSpace()
      var negations = 0
      while index < bytes.count, bytes[index] == UInt8(ascii: "!") {
        index += 1
        negations += 1
        skipSpace()
      }
      let node = try primary()
      return negations == 0 ? node : negations % 2 == 1 ? .not(node) : .not(.not(node))
    }

    mutating func primary() throws(Failure) -> Node {
      if take("(") {
        let inner = try choice()
        guard take(")") else { throw Failure(message: "the plural expression lacks a ')'") }
        return inner
      }
      if take("n") { return .variable }
      var number: UInt64?
      while index < bytes.count, bytes[index] &- 0x30 < 10, (number ?? 0) < 1_000_000_000 {
        number = (number ?? 0) * 10 + UInt64(bytes[index] - 0x30)
        index += 1
      }
      guard let number else {
        throw Failure(message: "the plural expression cannot be read from byte \(index + 1) on")
      }
      return .number(number)
    }
  }
}
