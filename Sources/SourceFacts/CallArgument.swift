/// What a call gives for one parameter, as far as its reader looks into values.
package struct CallArgument<Value> {
  package let label: String?
  package var value: Value

  package init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
}

extension CallArgument: Equatable where Value: Equatable {}
extension CallArgument: Hashable where Value: Hashable {}
extension CallArgument: Sendable where Value: Sendable {}
