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
    name = Self.memberName(leaf)
  }

  /// The same accessor in the namespace that has its name.
  init(movingIn accessor: NamedAccessor) {
    source = accessor.source
    leaf = accessor.leaf + " text"
    isNamespaceItself = true
    name = "text"
  }

  /// Characters of a name that is made of a sentence.
  private static let phraseLength = 40
  /// Characters of any name.
  private static let greatestLength = 100

  /// What a part of a key is called where nothing else has that name.
  static func memberName(_ part: String) -> String {
    let isPhrase = part.unicodeScalars.contains { $0.properties.isWhitespace }
    return usable(Words(of: part).camelCased(limit: isPhrase ? phraseLength : greatestLength))
  }

  private static func usable(_ name: String) -> String {
    if name.isEmpty { return "empty" }
    return SwiftIdentifier.reservedMembers.contains(name) ? name + "_" : name
  }

  /// Takes the next name that says more: all words, then what stands between them, then what no other key has.
  ///
  /// - Parameter number: Tells keys apart for which all of that is the same.
  mutating func distinguish(number: Int) {
    level += 1
    switch level {
    case 1: name = Self.usable(Words(of: leaf).camelCased(limit: Self.greatestLength))
    case 2: name = Self.usable(Words(leaf, namesSymbols: true).camelCased(limit: Self.greatestLength))
    case 3: name = Self.memberName(leaf) + "_" + hash
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
