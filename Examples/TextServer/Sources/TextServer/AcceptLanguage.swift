/// The languages of an `Accept-Language` header, as RFC 9110 (section 12.5.4) describes it.
public enum AcceptLanguage {
  /// More languages than a browser sends; a longer list is a joke, or an attack.
  private static let mostLanguages = 16

  /// The tags of `header`, the most wanted first; those with the quality 0 and the wildcard are left out.
  ///
  /// - Complexity: O(*n*) in the length of the header.
  public static func preferences(_ header: String) -> [String] {
    var ranges: [(tag: String, quality: Double)] = []
    for range in header.split(separator: ",").prefix(mostLanguages) {
      let parts = range.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let tag = parts.first, isTag(tag) else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
      let value = quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if value > 0, value <= 1 { ranges.append((tag, value)) }
    }
    // Of equal qualities the first written goes first.
    return ranges.enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element.tag)
  }

  private static func isTag(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 35
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}
