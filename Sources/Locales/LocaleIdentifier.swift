/// A language tag in the canonical form of BCP 47 and CLDR.
///
/// Two spellings of one locale are equal: “pt_PT” and “pt-pt”, “iw” and “he”, “sr-CS” and “sr-RS”. ``LocaleServices``
/// reads spellings.
package struct LocaleIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The canonical tag, as in “pt-PT”.
  package let tag: String

  /// - Parameter tag: Canonical already.
  package init(canonical tag: String) { self.tag = tag }

  package var description: String { tag }

  /// The language subtag, as in “pt”; “und” when the tag has none.
  package var language: String {
    guard let first = subtags.first, first.utf8.count > 1, first.utf8.count != 4 else { return "und" }
    return String(first)
  }

  /// The script subtag, as in “Hant”; `nil` when the tag names none.
  package var script: String? {
    subtags.prefix(2).first(where: Self.isScript).map(String.init)
  }

  /// The region subtag, as in “PT” or “419”; `nil` when the tag names none.
  package var region: String? {
    subtags.dropFirst(script == nil ? 1 : 2).first.flatMap { Self.isRegion($0) ? String($0) : nil }
  }

  static func isScript(_ subtag: some StringProtocol) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy(\.isLetter)
  }

  static func isRegion(_ subtag: some StringProtocol) -> Bool {
    subtag.utf8.count == 2 && subtag.utf8.allSatisfy(\.isLetter)
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy(\.isDigit)
  }

  /// The subtags before extensions and private use.
  private var subtags: ArraySlice<Substring> {
    let all = tag.split(separator: "-")
    return all.prefix { $0.utf8.count > 1 }
  }
}

extension UInt8 {
  /// Of ASCII.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isDigit: Bool { self &- 0x30 < 10 }
  var isAlphanumeric: Bool { isLetter || isDigit }
}
