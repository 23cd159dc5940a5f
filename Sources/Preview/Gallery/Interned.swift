/// Values in the order in which they first came, each once.
struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  init(_ values: [Value] = []) { for value in values { _ = number(of: value) } }

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The number of a value that is among them.
  func known(_ value: Value) -> Int? { numbers[value] }
}

extension Interned: Sendable where Value: Sendable {}
