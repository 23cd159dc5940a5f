import ProjectTables

/// Keys of texts that stand in a storyboard or nib, as `7bF-jQ-a1x.title`: the interface file has the text of the
/// development language.
package enum InterfaceKey {
  /// The table of a storyboard or nib, which has its name; `nil` for another file.
  static func table(ofFile path: String) -> String? {
    let name = ProjectPath.name(of: path)
    let ending = [".storyboard", ".xib"].first { name.hasSuffix($0) }
    return ending.map { String(name.dropLast($0.count)) }
  }

  package static func isOne(_ key: String) -> Bool {
    let bytes = Array(key.utf8.prefix(11))
    guard bytes.count == 11, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: ".")
    else { return false }
    return [0, 1, 2, 4, 5, 7, 8, 9].allSatisfy { place in
      switch bytes[place] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: false
      }
    }
  }

  /// The identifier of the object whose text a key has.
  static func object(of key: String) -> Substring { key.prefix { $0 != "." } }

  /// The identifiers of the objects in a storyboard or nib.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  static func objects(in bytes: [UInt8]) -> Set<Substring> {
    let text = String(decoding: bytes, as: UTF8.self)
    return Set(text.matches(of: /\bid="([0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3})"/).map(\.output.1))
  }
}
