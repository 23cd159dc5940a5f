import DesignTokens
import SourceFacts
import SourceText

/// Finds the values of constants, those first that others refer to.
struct ConstantEvaluator {
  /// What is expected of an expression.
  struct Expectation {
    let type: ValueType
    let name: String?

    init(_ name: String?) {
      self.name = name
      type = ValueType(name)
    }

    static let none = Expectation(nil)
    static let color = Expectation("Color")
    static let length = Expectation("CGFloat")
    static let number = Expectation("Double")
  }

  let options: SwiftImport.Options
  var declarations: SwiftDeclarations
  /// By constant; `nil` where the value could not be read.
  private(set) var values: [Evaluated?]
  /// The constants, each behind those that it refers to.
  private(set) var order: [Int] = []
  /// Whether some value depends on light and dark.
  var dependsOnAppearance = false
  /// The constant that is being evaluated.
  private(set) var current = 0
  /// The functions that are being evaluated, the innermost last.
  var frames: [Frame] = []
  var callCount = 0
  /// The functions that some constant calls.
  var called: Set<Int> = []

  init(_ declarations: SwiftDeclarations, options: SwiftImport.Options) {
    self.declarations = declarations
    self.options = options
    values = Array(repeating: nil, count: declarations.constants.count)
  }

  /// - Complexity: O(*n*) in the sizes of the expressions.
  mutating func evaluate() {
    let sorted = ConstantOrder(declarations) { expression, scope in references(of: expression, in: scope) }
    for cycle in sorted.cycles {
      let constant = declarations.constants[cycle[0]]
      let names = cycle.prefix(4).map { declarations.constants[$0].name.excerpt } + (cycle.count > 4 ? ["…"] : [])
      let path = (names + [constant.name.excerpt]).joined(separator: " → ")
      declarations.omit(constant.place, "'\(constant.name.excerpt)' refers to itself: \(path)")
    }
    for index in sorted.order {
      let constant = declarations.constants[index]
      current = index
      order.append(index)
      do throws(Unreadable) {
        values[index] = styled(
          try value(of: constant.value, in: constant.scope, Expectation(constant.type)), constant.value.range)
      } catch  where constant.isPerValue {
        declarations.omit(constant.place, SwiftDeclarations.perValue(constant.name.excerpt))
      } catch {
        note("'\(constant.name.excerpt)' is not read: \(error.message)", error.range)
      }
    }
    for (index, function) in declarations.functions.enumerated() where !called.contains(index) {
      declarations.omit(
        function.place, "'\(function.name.excerpt)' is a function: what it gives depends on the call")
    }
  }

  /// A font alone becomes a text style.
  private mutating func styled(_ value: Evaluated, _ range: ByteRange) -> Evaluated {
    guard case .font(let font) = value.value, font.size?.number != nil else { return value }
    return Evaluated(.typography(TypographyLiteral(font: font)))
  }

  /// Names something of the constant that is being evaluated that was not read, or not all of it.
  mutating func note(_ message: String, _ range: ByteRange) {
    let file = declarations.constants[current].place.file
    // What stands in a function is told where it is called.
    let place = SwiftDeclarations.FileRange(file: file, range: frames.first?.range ?? range)
    declarations.omit(place, message)
  }

  mutating func value(
    of expression: SwiftExpression, in scope: Int, _ expected: Expectation
  ) throws(Unreadable) -> Evaluated {
    switch expression.form {
    case .number(let number, let isInteger): return Evaluated(.number(number, isInteger: isInteger))
    case .text(let text): return Evaluated(.text(text))
    case .bool(let bool): return Evaluated(.bool(bool))
    case .unread(let reason): throw Unreadable(reason, expression.range)
    // Of views alone.
    case .joined, .nothing, .block, .keyPath, .element, .not:
      throw Unreadable("the expression is not read", expression.range)
    case .negative(let inner):
      let operand = try value(of: inner, in: scope, expected)
      guard case .number(let number, let isInteger) = operand.value else {
        throw Unreadable("a minus stands before what is no number", expression.range)
      }
      return Evaluated(.number(-number, isInteger: isInteger))
    case .operation("??", let left, _) where [.font, .other].contains(expected.type):
      // A font by its name is there: the app ships it.
      let value = try value(of: left, in: scope, expected)
      if case .font = value.value { return value }
      throw Unreadable("the operator '??' is not evaluated", expression.range)
    case .operation(let sign, let left, let right):
      let (first, second) = (try value(of: left, in: scope, expected), try value(of: right, in: scope, expected))
      return Evaluated(try arithmetic(sign, first, second, expected, expression.range))
    case .closure(let body): return try value(of: body, in: scope, expected)
    case .conditional(let condition, let first, let second):
      guard let holds = holds(condition) else {
        throw Unreadable("its condition is known at run time alone", condition.range)
      }
      return try value(of: holds ? first : second, in: scope, expected)
    case .selection(let subject, let cases):
      if let name = local(subject).flatMap(choice), let value = Self.value(of: name, in: cases) {
        return try self.value(of: value, in: scope, expected)
      }
      return try selected(cases, in: scope, expected, expression.range)
    case .list(let elements):
      let name = expected.name.map { $0.hasPrefix("[") ? String($0.dropFirst().dropLast()) : $0 }
      var values: [Evaluated] = []
      for element in elements { values.append(try value(of: element, in: scope, Expectation(name))) }
      return Evaluated(.list(values))
    case .tuple(let arguments):
      return try record(arguments, named: nil, in: scope, expression.range)
    case .name, .member: return try reference(expression, in: scope, expected)
    case .call(let callee, let arguments):
      return try call(callee, arguments, in: scope, expected, expression.range)
    }
  }

  // MARK: Arithmetic

  private func arithmetic(
    _ sign: String, _ left: Evaluated, _ right: Evaluated, _ expected: Expectation, _ range: ByteRange
  ) throws(Unreadable) -> SwiftValue {
    guard case .number(let first, let isFirstInteger) = left.value,
      case .number(let second, let isSecondInteger) = right.value
    else { throw Unreadable("'\(sign.excerpt)' stands between what are no numbers", range) }
    let isFloating = [.length, .number, .duration].contains(expected.type)
    let isInteger = isFirstInteger && isSecondInteger && !isFloating
    let result: Double
    switch sign {
    case "+": result = first + second
    case "-": result = first - second
    case "*": result = first * second
    case "/": result = isInteger ? (first / second).rounded(.towardZero) : first / second
    case "%" where isInteger: result = first.truncatingRemainder(dividingBy: second)
    default: throw Unreadable("the operator '\(sign.excerpt)' is not evaluated", range)
    }
    guard result.isFinite else { throw Unreadable("the result is no number", range) }
    return .number(result, isInteger: isInteger)
  }

  // MARK: Light and dark

  /// Whether a condition on the appearance holds; `nil` for others.
  private mutating func holds(_ condition: SwiftExpression) -> Bool? {
    if case .call(let callee, _) = condition.form {
      // The newest system holds.
      if case .name("#available") = callee.form { return true }
      if case .name("#unavailable") = callee.form { return false }
    }
    guard case .operation(let sign, let left, let right) = condition.form else { return nil }
    switch sign {
    case "&&":
      guard let first = holds(left), let second = holds(right) else { return nil }
      return first && second
    case "||":
      guard let first = holds(left), let second = holds(right) else { return nil }
      return first || second
    case "==", "!=":
      for side in [right, left] {
        if case .member(_, let name) = side.form, let holds = appearance(named: name) { return holds == (sign == "==") }
      }
      return nil
    default: return nil
    }
  }

  private mutating func appearance(named name: String) -> Bool? {
    let holds: Bool
    switch name {
    case "dark", "darkAqua": holds = options.appearance.isDark
    case "light", "aqua": holds = !options.appearance.isDark
    case "high", "increased": holds = options.appearance.isHighContrast
    case "normal", "standard": holds = !options.appearance.isHighContrast
    default: return nil
    }
    dependsOnAppearance = true
    return holds
  }

  private mutating func selected(
    _ cases: [SwiftExpression.Case], in scope: Int, _ expected: Expectation, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    var other: SwiftExpression?
    for one in cases {
      if one.names.isEmpty { other = one.value }
      for name in one.names {
        guard name != "unspecified" else { continue }
        guard let holds = appearance(named: name) else {
          throw Unreadable("which case of the 'switch' it is, is known at run time alone", range)
        }
        if holds { return try value(of: one.value, in: scope, expected) }
      }
    }
    guard let other, dependsOnAppearance else { throw Unreadable("no case of the 'switch' holds", range) }
    return try value(of: other, in: scope, expected)
  }

  /// What a `switch` gives for a case; `nil` where it has none for it.
  private static func value(of name: String, in cases: [SwiftExpression.Case]) -> SwiftExpression? {
    (cases.first { $0.names.contains(name) } ?? cases.first { $0.names.isEmpty })?.value
  }

  /// The value that holds in the chosen appearance.
  mutating func adaptive(
    _ arguments: [SwiftExpression.Argument], in scope: Int, _ expected: Expectation, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    dependsOnAppearance = true
    func find(_ labels: [String]) -> SwiftExpression? {
      arguments.first { argument in argument.label.map { labels.contains($0) } ?? false }?.value
    }
    guard let light = find(["light", "any"]), let dark = find(["dark"]) else {
      throw Unreadable("a colour for light and for dark is needed", range)
    }
    let chosen =
      switch options.appearance {
      case .light: light
      case .dark: dark
      case .lightHighContrast: find(["lightHighContrast", "highContrast"]) ?? light
      case .darkHighContrast: find(["darkHighContrast"]) ?? dark
      }
    return try value(of: chosen, in: scope, expected)
  }
}
