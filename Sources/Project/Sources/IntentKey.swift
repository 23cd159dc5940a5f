/// Keys of texts that stand in the definition of an intent, as `gfePDu`: Xcode makes them of six letters and digits. A
/// text with a value of an enumeration has the keys of both: `S2nCmZ-ah6f7u`.
package enum IntentKey {
  /// The table of a file that defines intents; `nil` for other files.
  static func table(ofDefinition path: String) -> String? {
    let (name, ending) = (path.split(separator: "/").last ?? "", ".intentdefinition")
    return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }

  package static func isOne(_ key: String) -> Bool { isSingle(key) || parts(of: key) != nil }

  /// The keys that one is made of; `nil` for any other key.
  static func parts(of key: String) -> [String]? {
    let parts = key.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    // One that looks like no word is enough: the other may look like one.
    return parts.count == 2 && parts.allSatisfy(hasForm) && parts.contains(where: isSingle) ? parts : nil
  }

  /// Whether it is six letters and digits.
  private static func hasForm(_ key: String) -> Bool {
    key.utf8.count == 6
      && key.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      }
  }

  private static func isSingle(_ key: String) -> Bool {
    guard hasForm(key) else { return false }
    let bytes = Array(key.utf8)
    let isDigit = bytes.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isSmall = bytes.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let isCapital = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    // A word has neither a digit before a letter nor a capital letter behind a small one.
    return (0..<5).contains { (isDigit[$0] && !isDigit[$0 + 1]) || (isSmall[$0] && isCapital[$0 + 1]) }
  }
}
