/// A value of a component that is the same for all choices or depends on an axis.
indirect enum AxisValue<Value: Sendable>: Sendable {
  case same(Value)
  /// The place of the axis in the component, and a value for each of its values in order.
  case byAxis(Int, [AxisValue<Value>])

  func value(for choice: AxisChoice) -> Value {
    switch self {
    case .same(let value): value
    case .byAxis(let axis, let cases): cases[choice.indices[axis]].value(for: choice)
    }
  }

  func contains(where predicate: (Value) -> Bool) -> Bool {
    switch self {
    case .same(let value): predicate(value)
    case .byAxis(_, let cases): cases.contains { $0.contains(where: predicate) }
    }
  }

  /// Both for each choice.
  func joined<Other: Sendable>(
    with other: AxisValue<Other>, _ join: (Value, Other) -> Value
  ) -> AxisValue {
    switch self {
    case .same(let value): other.map { join(value, $0) }
    case .byAxis(let axis, let cases):
      .byAxis(axis, cases.enumerated().map { $1.joined(with: other.chosen($0, on: axis), join) })
    }
  }

  /// What is left to choose when an axis has a value.
  private func chosen(_ value: Int, on axis: Int) -> AxisValue {
    switch self {
    case .same: self
    case .byAxis(axis, let cases): cases[value].chosen(value, on: axis)
    case .byAxis(let other, let cases): .byAxis(other, cases.map { $0.chosen(value, on: axis) })
    }
  }

  func map<Other: Sendable>(_ transform: (Value) -> Other) -> AxisValue<Other> {
    switch self {
    case .same(let value): .same(transform(value))
    case .byAxis(let axis, let cases): .byAxis(axis, cases.map { $0.map(transform) })
    }
  }
}

/// One value of each axis of a component, as indices in the order of its axes.
struct AxisChoice: Sendable {
  let indices: [Int]
}
