/// Texts that are an address and nothing else: a host, as “example.org”, or a path on it, one of mail or chat, or one
/// with a scheme.
package enum PlainAddress {
  /// Endings of hosts that no key ends with, as `settings.title` might; most addresses in texts are examples.
  private static let endings: Set<String> = [
    "app", "arpa", "biz", "ca", "co", "com", "de", "dev", "edu", "eth", "example", "fr", "gov", "invalid", "io",
    "local",
    "net", "org",
  ]

  /// Whether a text is one, the marks of a content filter around it apart: “||example.org^”.
  ///
  /// - Parameter text: Placeholders may be left out of it, as in `://example.org` for `%@://example.org`.
  /// - Complexity: O(*n*) in the length of the text.
  package static func isOne(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    if let scheme = text.utf8.firstRange(of: "://".utf8) { return isASCII(text[..<scheme.lowerBound]) }
    // Matrix: `#room:example.org`, `@user:example.org`.
    if "#@!".contains(text.first ?? " "), let colon = text.firstIndex(of: ":"),
      isASCII(text[text.index(after: text.startIndex)..<colon]),
      hostLabels(of: text[text.index(after: colon)...]) != nil
    {
      return true
    }
    let mail = text.split(separator: "@", omittingEmptySubsequences: false)
    if mail.count == 2, isASCII(mail[0]), hostLabels(of: mail[1]) != nil { return true }
    var name = text[...]
    if name.hasPrefix("||") { name = name.dropFirst(2) }
    if name.last == "^" { name = name.dropLast() }
    name = name.prefix { $0 != "/" }
    guard let last = hostLabels(of: name)?.last else { return false }
    return endings.contains(last.lowercased())
  }

  /// The names between the points of a host; `nil` for what is none.
  private static func hostLabels(of name: Substring) -> [Substring]? {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isOfLabel) } ? labels : nil
  }

  /// Whether it is of letters, digits and the marks of schemes and mail boxes.
  private static func isASCII(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { isOfLabel($0) || "._+".utf8.contains($0) }
  }

  private static func isOfLabel(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
