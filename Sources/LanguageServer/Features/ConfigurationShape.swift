import ProjectTables

extension ConfigurationKey.Shape {
  /// What a member of that name looks like; of a list, a member of its elements.
  func member(_ name: String) -> ConfigurationKey.Shape? {
    switch self {
    case .object(let keys): keys.first { $0.name == name }?.shape
    case .byName(let shape): shape
    case .list(let shape): shape.member(name)
    case .either(let one, let other): one.member(name) ?? other.member(name)
    case .rules: .choice(["error", "warning", "off"])
    case .text, .flag, .number, .choice, .sample: nil
    }
  }

  /// The keys that it may have.
  var keys: [ConfigurationKey] {
    switch self {
    case .object(let keys): keys
    case .list(let shape): shape.keys
    case .either(let one, let other): one.keys + other.keys
    default: []
    }
  }

  /// The texts that it may be.
  var values: [String] {
    switch self {
    case .choice(let values): values
    case .list(let shape): shape.values
    case .either(let one, let other): one.values + other.values
    default: []
    }
  }

  var isOfRules: Bool {
    switch self {
    case .rules: true
    case .list(let shape): shape.isOfRules
    default: false
    }
  }
}
