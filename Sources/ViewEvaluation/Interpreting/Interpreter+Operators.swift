import DesignTokens
import SourceFacts
import SourceText

// What operators make of two values.
extension Interpreter {
  func operation(
    _ sign: String, _ left: SwiftExpression, _ right: SwiftExpression, in scope: CodeScope, at place: CodePlace
  ) -> CodeValue {
    if sign == "+", let key = key(adding: left, right, in: scope) { return .text(key) }
    var first = value(of: left, in: scope)
    if sign == "??" {
      if first.isNothing { return value(of: right, in: scope) }
      // A text that may be lacking: what stands in for it is a text of the code.
      if first.isUnknown, isNil(left, first, in: scope) { return value(of: right, in: scope) }
      return first.isUnknown ? Self.alike(value(of: right, in: scope), there(first, at: place), at: place) : first
    }
    // As `if let` asks, wherever it is asked.
    if right.form == .nothing, first.isUnknown, sign == "==" || sign == "!=" {
      return .flag(isNil(left, first, in: scope) == (sign == "=="))
    }
    var second = value(of: right, in: scope)
    // A length that the project gives a name, as in `8 + .gap`.
    if first.number != nil { second = coerced(second, to: "CGFloat", at: place) }
    if second.number != nil { first = coerced(first, to: "CGFloat", at: place) }
    switch sign {
    case "==", "===": return Self.flag(of: first, second, Self.same)
    case "!=", "!==": return Self.flag(of: first, second, Self.same).negated
    case "<", ">", "<=", ">=": return comparison(sign, first, second)
    // A range up to a value is known by it.
    case "..." where first.isNothing: return second
    case "...", "..<":
      guard let low = first.number, let high = second.number, low <= high, high - low < 100 else { return .unknown }
      return .list(stride(from: low, to: sign == "..." ? high + 1 : high, by: 1).map { .number($0) })
    default: break
    }
    if let number = Self.number(sign, first, second) { return number }
    if sign == "+" {
      if let joined = joined(first, second, at: place) { return joined }
      if case .list(let before) = first, case .list(let behind) = second {
        // One that is joined to itself grows by powers of two.
        return run.step(before.count + behind.count) ? .list(before + behind) : .unknown
      }
    }
    return .unknown
  }

  /// The key that literals make together, as in `NSLocalizedString("one " + "text")`: it stands where the first does.
  private func key(adding left: SwiftExpression, _ right: SwiftExpression, in scope: CodeScope) -> CodeText? {
    guard case .text(var letters) = right.form else { return nil }
    var first = left
    for _ in 0..<Self.mostLiterals {
      guard case .operation("+", let before, let next) = first.form, case .text(let more) = next.form else { break }
      (first, letters) = (before, more + letters)
    }
    let place = CodePlace(file: scope.file, range: first.range)
    guard case .text(let start) = first.form, module.isLookedUp(at: place) else { return nil }
    return CodeText(letters: start + letters, isLookedUp: true, place: place)
  }

  private static let mostLiterals = 50

  /// What is made of two numbers; `nil` where they are none. One of run time stays one.
  private static func number(_ sign: String, _ left: CodeValue, _ right: CodeValue) -> CodeValue? {
    guard arithmetic.contains(sign), left.isOfNumber, right.isOfNumber else { return nil }
    var result: CodeValue?
    if let low = left.first.number, let high = right.first.number {
      switch sign {
      case "+": result = .number(low + high)
      case "-": result = .number(low - high)
      case "*": result = .number(low * high)
      case "/" where high != 0: result = .number(low / high)
      default: break
      }
    }
    guard case .unknown(let type, _) = left.isUnknown ? left : right else { return result ?? .unknown }
    return .unknown(type: type, first: result)
  }

  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]

  /// A value of run time where another of its type stands in the code.
  private static func alike(_ value: CodeValue, _ first: CodeValue, at place: CodePlace) -> CodeValue {
    switch value {
    case .text: .text(.sample(at: place))
    default: first
    }
  }

  /// A flag that compares two values, or of what they are at first.
  private static func flag(
    of left: CodeValue, _ right: CodeValue, _ compare: (CodeValue, CodeValue) -> Bool?
  ) -> CodeValue {
    if let known = compare(left, right) { return .flag(known) }
    return .unknown(type: "Bool", first: compare(left.first, right.first).map { .flag($0) })
  }

  static func same(_ left: CodeValue, _ right: CodeValue) -> Bool? {
    switch (left, right) {
    case (.number(let left), .number(let right)): left == right
    case (.flag(let left), .flag(let right)): left == right
    case (.term(let left), .term(let right)) where left.arguments == nil && right.arguments == nil:
      left.name == right.name
    case (.text(let left), .text(let right)) where !left.isLookedUp && !right.isLookedUp:
      left.plainLetters.flatMap { left in right.plainLetters.map { left == $0 } }
    case (.nothing, .nothing): true
    case (.nothing, .unknown), (.unknown, .nothing): nil
    case (.nothing, _), (_, .nothing): false
    default: nil
    }
  }

  func comparison(_ sign: String, _ left: CodeValue, _ right: CodeValue) -> CodeValue {
    Self.flag(of: left, right) { Self.compare(sign, $0, $1) }
  }

  private static func compare(_ sign: String, _ left: CodeValue, _ right: CodeValue) -> Bool? {
    guard let first = order(left), let second = order(right) else { return nil }
    return switch sign {
    case "<": first < second
    case ">": first > second
    case "<=": first <= second
    default: first >= second
    }
  }

  /// A number, or the place of a text size.
  private static func order(_ value: CodeValue) -> Double? {
    value.number ?? value.term.flatMap { DynamicTypeSize(rawValue: $0.name) }.map { Double($0.index) }
  }
}
