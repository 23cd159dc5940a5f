/// What the statements of a sample show: the text of each expression, in order.
@resultBuilder
enum Shown {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ texts: [String]) -> [String] { texts }
  static func buildExpression(_ none: Void) -> [String] { [] }
  static func buildExpression(_ isChanged: Bool) -> [String] { [String(isChanged)] }
  static func buildExpression<Key: Hashable>(_ counts: [Key: Int]) -> [String] {
    counts.map { "\($0.key): \($0.value)" }
  }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
}

func shown(@Shown _ sample: () throws -> [String]) rethrows -> [String] { try sample() }
