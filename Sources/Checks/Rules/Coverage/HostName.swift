/// Texts that are the name of a host and nothing else, as “example.org”: an address without its scheme.
enum HostName {
  /// Endings that no key ends with, as `settings.title` might; most addresses in texts are examples.
  private static let endings: Set<String> = [
    "arpa", "com", "edu", "example", "gov", "info", "invalid", "io", "net", "org", "test",
  ]

  /// Whether a text is one, the marks of a content filter around it apart: “||example.org^”.
  static func isOne(_ text: String) -> Bool {
    var name = text[...]
    if name.hasPrefix("||") { name = name.dropFirst(2) }
    if name.last == "^" || name.last == "/" { name = name.dropLast() }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, endings.contains(last.lowercased()) else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Self.isLetterOrDigit($0) }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
