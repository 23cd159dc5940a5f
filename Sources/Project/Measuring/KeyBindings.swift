/// Which binding holds for a key: the first of the configuration that matches it.
struct KeyBindings: Sendable {
  let bindings: [Binding]

  /// The number of a key's binding; `nil` for a key that none binds.
  func number(forKey key: String, table: String) -> Int? {
    bindings.firstIndex { $0.holds(forKey: key, table: table) }
  }
}
