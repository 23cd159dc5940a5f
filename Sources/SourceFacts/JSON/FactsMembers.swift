/// The members of an object, to be taken in the order in which they are written: what is left at the end is an error.
struct FactsMembers {
  let node: FactsNode
  /// The next key.
  private var index: Int
  private let end: Int

  init(_ node: FactsNode) throws(FactsError) {
    guard node.tape.isObject(node.index) else { throw node.error("an object is expected") }
    self.node = node
    index = node.index + 1
    end = node.tape.next(behind: node.index)
  }

  /// The value of the next member, where that is its name.
  mutating func take(_ name: StaticString) -> FactsNode? {
    guard index < end, node.tape.holds(name, at: index) else { return nil }
    let value = node.at(index + 1)
    index = node.tape.next(behind: index + 1)
    return value
  }

  mutating func optional<Value: FactsCodable>(_ name: StaticString) throws(FactsError) -> Value? {
    guard let node = take(name) else { return nil }
    return try Value(node)
  }

  mutating func required<Value: FactsCodable>(_ name: StaticString) throws(FactsError) -> Value {
    guard let value: Value = try optional(name) else { throw node.error("a member '\(name)' is missing") }
    return value
  }

  /// Empty where the member is missing.
  mutating func list<Value: FactsCodable>(_ name: StaticString) throws(FactsError) -> [Value] {
    try optional(name) ?? []
  }

  /// `false` where the member is missing.
  mutating func flag(_ name: StaticString) throws(FactsError) -> Bool {
    try optional(name) ?? false
  }

  /// Requires that every member was taken.
  func finish() throws(FactsError) {
    guard index == end else { throw node.at(index).error("an unknown member, or one in another place") }
  }
}
