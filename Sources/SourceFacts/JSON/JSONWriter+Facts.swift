import PositionedJSON

/// Members that are left out where they say nothing.
extension JSONWriter {
  mutating func member(_ name: StaticString, _ value: some FactsCodable) {
    key(name)
    value.write(to: &self)
  }

  /// Nothing for `nil`.
  mutating func member(_ name: StaticString, _ value: (some FactsCodable)?) {
    if let value { member(name, value) }
  }

  /// Nothing for an empty list.
  mutating func list(_ name: StaticString, _ values: [some FactsCodable]) {
    if !values.isEmpty { member(name, values) }
  }

  /// Nothing for `false`.
  mutating func flag(_ name: StaticString, _ value: Bool) {
    if value { member(name, value) }
  }
}
