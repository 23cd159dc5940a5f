/// What a call gives for one parameter, as far as its reader looks into values.
public struct CallArgument<Value> {
  public let label: String?
  public var value: Value

  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
}

extension CallArgument: Equatable where Value: Equatable {}
extension CallArgument: Hashable where Value: Hashable {}
extension CallArgument: Sendable where Value: Sendable {}
