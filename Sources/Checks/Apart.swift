/// A large value that few of its holders have, kept apart from them, so that they are small.
indirect enum Apart<Value: Sendable>: Sendable {
  case none
  case some(Value)

  init(_ value: Value?) { self = value.map(Self.some) ?? .none }

  var value: Value? { if case .some(let value) = self { value } else { nil } }
}
