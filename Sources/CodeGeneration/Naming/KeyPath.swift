/// A key as the namespaces it stands in and what it is called there.
///
/// `card.cues.title` is `title` in `card`, `cues`. A key that is a text of its own (“Are you sure? It is gone then.”)
/// stands in no namespace.
struct KeyPath {
  /// Namespaces deeper than this are joined with the name.
  static let maximumDepth = 6

  let namespaces: [String]
  let leaf: String

  init(_ key: String) {
    let parts = Self.parts(of: key)
    let depth = min(max(0, parts.count - 1), Self.maximumDepth)
    namespaces = Array(parts.prefix(depth))
    leaf = parts.isEmpty ? key : parts[depth...].joined(separator: " ")
  }

  private static func parts(of key: String) -> [String] {
    guard !key.unicodeScalars.contains(where: { $0.properties.isWhitespace }) else { return [key] }
    let byDot = key.unicodeScalars.split(separator: ".").map { String($0) }
    return byDot.flatMap { part in
      let bySlash = part.unicodeScalars.split(separator: "/")
      // “N/A” is one name, as “settings/title” is not.
      return bySlash.contains { $0.count < 2 } ? [part] : bySlash.map { String($0) }
    }
  }
}
