/// Number literals of Swift: underscores, hexadecimal, octal, binary, fractions and exponents.
enum SwiftNumber {
  static func form(_ literal: String) -> SwiftExpression.Form {
    let text = literal.filter { $0 != "_" }
    let lower = text.lowercased()
    for (prefix, radix) in [("0b", 2), ("0o", 8)] where lower.hasPrefix(prefix) {
      return UInt64(lower.dropFirst(2), radix: radix).map { .number(Double($0), isInteger: true) } ?? refusal(literal)
    }
    if lower.hasPrefix("0x"), !lower.contains("p"), !lower.contains(".") {
      return UInt64(lower.dropFirst(2), radix: 16).map { .number(Double($0), isInteger: true) } ?? refusal(literal)
    }
    let isInteger = lower.utf8.allSatisfy(SwiftLexer.isDigit)
    guard text.utf8.first.map(SwiftLexer.isDigit) ?? false, let value = Double(text), value.isFinite else {
      return refusal(literal)
    }
    return .number(value, isInteger: isInteger)
  }

  private static func refusal(_ literal: String) -> SwiftExpression.Form {
    .unread("'\(literal.prefix(40))' is no number that can be held")
  }
}
