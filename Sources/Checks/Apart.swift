/// A large value that few of its holders have, kept apart from them, so that they are small.
struct Apart<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box?

  init(_ value: Value?) { box = value.map(Box.init) }

  var value: Value? { box?.value }
}
