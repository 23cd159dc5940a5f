import SourceFacts

// Which case of its type a value is taken to be, and which number.
extension Interpreter {
  /// Whether a value is a case of its type: none beside the one that it is taken to be.
  func isCase(_ name: String, _ subject: SwiftExpression, in scope: CodeScope, decide: () -> Bool) -> Bool {
    let key = key(of: subject, in: scope)
    let known = key.flatMap { run.cases[$0] }
    if let known = known?.name { return known == name }
    if known?.others.contains(name) ?? false { return false }
    let isOne = decide()
    if let key {
      if isOne {
        run.cases[key, default: .init()].name = name
      } else {
        run.cases[key, default: .init()].others.insert(name)
      }
    }
    return isOne
  }

  /// Which of several choices is taken: that for the case that the value is taken to be, else one that is decided on.
  ///
  /// - Parameter first: That of what the value is at first; `nil` where that is not known.
  func number(of open: [SwiftChoice], first: Int?, _ subject: SwiftExpression, in scope: CodeScope) -> Int {
    let key = key(of: subject, in: scope)
    let known = key.flatMap { run.cases[$0] }
    if let known = known?.name {
      return open.firstIndex { $0.patterns.contains { $0.caseName == known } } ?? open.count - 1
    }
    let left = open.indices.filter { number in
      !open[number].patterns.contains { $0.caseName.map { known?.others.contains($0) ?? false } ?? false }
    }
    var choices = left.isEmpty ? Array(open.indices) : left
    let phones = choices.filter { number in
      open[number].patterns.contains { $0.caseName.map { isOnPhone($0, subject) == true } ?? false }
    }
    if phones.count == 1 { choices = phones }
    if choices.count == 1 { return choices[0] }
    let labels = choices.map { open[$0].patterns.first?.words ?? "another" }
    let number = choices[decide(subject, in: scope, labels, first: first.flatMap(choices.firstIndex) ?? 0)]
    if let key, let name = open[number].patterns.first?.caseName { run.cases[key, default: .init()].name = name }
    return number
  }
}

extension Interpreter {
  /// A number of run time that is compared with one that is known.
  struct Comparison {
    /// As ``Interpreter/key(of:in:)``.
    let key: String
    let sign: String
    let number: Double
    /// The same with the number itself; `nil` where that is not written so.
    var literal: SwiftExpression?
  }

  /// What an expression compares, `nil` where it compares nothing: `items.isEmpty` asks whether their count is 0.
  func comparison(_ expression: SwiftExpression, in scope: CodeScope) -> Comparison? {
    switch expression.form {
    case .member(let base?, "isEmpty"):
      return key(of: base, in: scope).map { Comparison(key: $0 + ".count", sign: "==", number: 0) }
    case .operation(let sign, let left, let right):
      guard KnownNumber.signs.contains(sign), let key = key(of: left, in: scope),
        let number = value(of: right, in: scope).number
      else { return nil }
      let literal = SwiftExpression(
        .number(number, isInteger: number.rounded() == number && abs(number) < 1e9), right.range)
      return Comparison(
        key: key, sign: sign, number: number,
        literal: SwiftExpression(.operation(sign, left, literal), expression.range))
    default: return nil
    }
  }

  /// Whether a comparison holds, as far as what the number is taken to be says it; else it is decided.
  ///
  /// - Parameter isDecided: Whether it has been before.
  func holds(_ comparison: Comparison, isDecided: Bool, decide: () -> Bool) -> Bool {
    if !isDecided, let known = run.numbers[comparison.key]?.holds(comparison.sign, comparison.number) { return known }
    let holds = decide()
    run.numbers[comparison.key, default: KnownNumber(comparison.key)].take(comparison.sign, comparison.number, holds)
    return holds
  }
}

extension SwiftPattern {
  var caseName: String? { if case .member(let name, _) = self { name } else { nil } }
}
