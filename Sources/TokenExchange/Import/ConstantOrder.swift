import SourceFacts

/// The constants in an order in which each comes after those that it refers to.
struct ConstantOrder {
  private(set) var order: [Int] = []
  /// Constants that refer to themselves, each way around once.
  private(set) var cycles: [[Int]] = []

  private enum State { case new, open, done, cyclic }

  /// - Parameter references: The constants that an expression of a scope names.
  init(_ declarations: SwiftDeclarations, references: (SwiftExpression, Int) -> [Int]) {
    var states = [State](repeating: .new, count: declarations.constants.count)
    var stack: [(constant: Int, rest: ArraySlice<Int>)] = []
    func open(_ index: Int) {
      let constant = declarations.constants[index]
      states[index] = .open
      stack.append((index, references(constant.value, constant.scope)[...]))
    }
    for start in declarations.constants.indices where states[start] == .new {
      open(start)
      while !stack.isEmpty {
        let top = stack.count - 1
        if let next = stack[top].rest.popFirst() {
          switch states[next] {
          case .new: open(next)
          case .open:
            let first = stack.firstIndex { $0.constant == next } ?? 0
            let cycle = stack[first...].map(\.constant)
            cycles.append(cycle)
            for constant in cycle { states[constant] = .cyclic }
          case .done, .cyclic: break
          }
        } else {
          let constant = stack.removeLast().constant
          if states[constant] == .open {
            states[constant] = .done
            order.append(constant)
          }
        }
      }
    }
  }
}
