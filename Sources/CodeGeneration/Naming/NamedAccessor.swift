/// A key with the name that its accessor has.
struct NamedAccessor {
  let source: AccessorSource
  /// The last part of the key, which the name is made of.
  let leaf: String
  /// Whether a namespace has the key's own name, so that the accessor stands in there.
  let isNamespaceItself: Bool
  private(set) var name: String
  private var level = 0

  init(_ source: AccessorSource, leaf: String) {
    self.source = source
    self.leaf = leaf
    isNamespaceItself = false
    name = Words(of: leaf).camelCased(limit: Self.usualLength)
    if name.isEmpty { name = "empty" }
  }

  /// The same accessor in the namespace that has its name.
  init(movingIn accessor: NamedAccessor) {
    source = accessor.source
    leaf = accessor.leaf + " text"
    isNamespaceItself = true
    name = "text"
  }

  /// Characters of a name.
  static let usualLength = 40
  /// Characters of a name that is another key's too when it is shorter.
  static let greatestLength = 100

  /// Takes a name that says more: all words and what stands between them, then what no other key has.
  ///
  /// - Parameter number: Tells keys apart for which all of that is the same.
  mutating func distinguish(number: Int) {
    level += 1
    let full = Words(leaf, namesSymbols: true).camelCased(limit: Self.greatestLength)
    switch level {
    case 1: name = full.isEmpty ? "empty" : full
    case 2: name = (full.isEmpty ? "empty" : full) + "_" + hash
    default: name += "_\(number)"
    }
  }

  /// Eight digits that depend on the key and its table alone, so that a new key changes no other's name.
  private var hash: String {
    var hash: UInt32 = 2_166_136_261
    for byte in Array(source.table.utf8) + [0] + Array(source.key.utf8) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
