/// A large value that few of its holders have, kept apart from them, so that they are cheap to copy.
@propertyWrapper
public struct Apart<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  public init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  /// The value where it lies, for another holder of the same one.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}
