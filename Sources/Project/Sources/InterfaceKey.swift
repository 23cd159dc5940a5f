/// Keys of texts that stand in a storyboard or nib, as `7bF-jQ-a1x.title`: the interface file has the text of the
/// development language.
package enum InterfaceKey {
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
}
