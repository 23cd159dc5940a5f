import SourceFacts

// Which case of its type a value is taken to be.
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
  func number(of open: [SwiftChoice], _ subject: SwiftExpression, in scope: CodeScope) -> Int {
    let key = key(of: subject, in: scope)
    let known = key.flatMap { run.cases[$0] }
    if let known = known?.name {
      return open.firstIndex { $0.patterns.contains { $0.caseName == known } } ?? open.count - 1
    }
    let left = open.indices.filter { number in
      !open[number].patterns.contains { $0.caseName.map { known?.others.contains($0) ?? false } ?? false }
    }
    let choices = left.isEmpty ? Array(open.indices) : left
    if choices.count == 1 { return choices[0] }
    let number = choices[decide(subject, in: scope, choices.map { open[$0].patterns.first?.words ?? "another" })]
    if let key, let name = open[number].patterns.first?.caseName { run.cases[key, default: .init()].name = name }
    return number
  }
}

extension SwiftPattern {
  var caseName: String? { if case .member(let name, _) = self { name } else { nil } }
}
