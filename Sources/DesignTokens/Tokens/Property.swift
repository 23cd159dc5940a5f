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

  /// The property that a key names.
  init?(key: Int, of document: JSONDocument) {
    if document.hasEscapes(key) {
      let name = document.string(of: key)
      guard let property = (0...8).lazy.compactMap(Property.init(rawValue:)).first(where: { $0.name == name }) else {
        return nil
      }
      self = property
      return
    }
    let found: Property? =
      switch document.length(of: key) {
      case 4: document.holds("$ref", at: key) ? .ref : nil
      case 5: document.holds("$type", at: key) ? .type : document.holds("$root", at: key) ? .root : nil
      case 6: document.holds("$value", at: key) ? .value : nil
      case 7: document.holds("$schema", at: key) ? .schema : nil
      case 8: document.holds("$extends", at: key) ? .extends : nil
      case 11:
        document.holds("$extensions", at: key)
          ? .extensions : document.holds("$deprecated", at: key) ? .deprecated : nil
      case 12: document.holds("$description", at: key) ? .description : nil
      default: nil
      }
    guard let found else { return nil }
    self = found
  }
}

extension JSONDocument {
  /// Whether a key starts with `$`, which the format keeps for itself.
  func isReserved(_ key: Int) -> Bool {
    hasEscapes(key) ? string(of: key).utf8.first == UInt8(ascii: "$") : firstByte(of: key) == UInt8(ascii: "$")
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
