import SourceFacts

/// Number literals: underscores, hexadecimal, octal, binary, fractions and exponents.
enum NumberLiteral {
  static func form(_ literal: String) -> SwiftExpression.Form {
    let text = literal.filter { $0 != "_" }.lowercased()
    for (prefix, radix) in [("0b", 2), ("0o", 8), ("0x", 16)] where text.hasPrefix(prefix) {
      if radix == 16, text.contains("p") { break }
      return UInt64(text.dropFirst(2), radix: radix).map { .number(Double($0), isInteger: true) } ?? refusal(literal)
    }
    guard let value = Double(text), value.isFinite else { return refusal(literal) }
    return .number(value, isInteger: text.allSatisfy(\.isWholeNumber))
  }

  private static func refusal(_ literal: String) -> SwiftExpression.Form {
    .unread("'\(literal.prefix(40))' is no number that can be held")
  }
}
