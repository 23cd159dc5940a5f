import PositionedJSON

/// The members of groups and tokens that the format defines.
enum Property: Int {
  case schema, type, description, extensions, extends, deprecated, root, value, ref

  var name: String {
    switch self {
    case .schema: "$schema"
    case .type: "$type"
    case .description: "$description"
    case .extensions: "$extensions"
    case .extends: "$extends"
    case .deprecated: "$deprecated"
    case .root: "$root"
    case .value: "$value"
    case .ref: "$ref"
    }
  }

  static let ofGroups: [Property] = [.type, .description, .extensions, .extends, .deprecated, .root]
  static let ofTokens: [Property] = [.value, .type, .description, .extensions, .deprecated, .ref]

  var isOfGroups: Bool { self != .value && self != .ref && self != .schema }
  var isOfTokens: Bool { self != .extends && self != .root && self != .schema }

  /// The property that a key names.
  init?(key: Int, of tape: JSONTape) {
    if tape.hasEscapes(key) {
      let name = tape.string(of: key)
      guard let property = (0...8).lazy.compactMap(Property.init(rawValue:)).first(where: { $0.name == name }) else {
        return nil
      }
      self = property
      return
    }
    let found: Property? =
      switch tape.length(of: key) {
      case 4: tape.holds("$ref", at: key) ? .ref : nil
      case 5: tape.holds("$type", at: key) ? .type : tape.holds("$root", at: key) ? .root : nil
      case 6: tape.holds("$value", at: key) ? .value : nil
      case 7: tape.holds("$schema", at: key) ? .schema : nil
      case 8: tape.holds("$extends", at: key) ? .extends : nil
      case 11:
        tape.holds("$extensions", at: key)
          ? .extensions : tape.holds("$deprecated", at: key) ? .deprecated : nil
      case 12: tape.holds("$description", at: key) ? .description : nil
      default: nil
      }
    guard let found else { return nil }
    self = found
  }
}

extension JSONTape {
  /// Whether a key starts with `$`, which the format keeps for itself.
  func isReserved(_ key: Int) -> Bool {
    hasEscapes(key) ? string(of: key).utf8.first == UInt8(ascii: "$") : firstByte(of: key) == UInt8(ascii: "$")
  }

  /// How many objects seem to be tokens, for reserving memory.
  var tokenCount: Int {
    var count = 0
    for node in 0..<nodeCount where isReserved(node) && (holds("$value", at: node) || holds("$ref", at: node)) {
      count += 1
    }
    return count
  }

  /// Whether an object is a token: it has a `$value` or a `$ref`.
  func isToken(_ node: Int) -> Bool {
    guard isObject(node) else { return false }
    var key = node + 1
    let end = next(behind: node)
    while key < end {
      if isReserved(key), let property = Property(key: key, of: self), property == .value || property == .ref {
        return true
      }
      key = next(behind: key + 1)
    }
    return false
  }
}
