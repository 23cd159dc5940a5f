import SourceText

/// Names findings by what they are about, so that edits elsewhere in a file do not change the name.
///
/// The name of a finding comes from its rule, file, table, key, locale and slot; without a key from its line's text.
/// Line numbers and messages are no part of it. Findings that agree in all of these are told apart by their order.
struct FindingFingerprints {
  /// Bytes of a line that tell it from others.
  fileprivate static let longestLine = 256

  private var counts: [UInt64: Int] = [:]
  private var given: Set<UInt64> = []

  /// The name of `finding`, as no other finding has had it: sixteen hexadecimal digits.
  ///
  /// - Parameter isOfOneLocale: Whether other locales have a name of their own.
  mutating func next(_ finding: Finding, isOfOneLocale: Bool = true) -> String {
    var hash = StableHash()
    hash.combine(field: finding.rule.utf8)
    hash.combine(field: (isOfOneLocale ? finding.path : finding.tableFolder).utf8)
    if let key = finding.key {
      hash.combine(field: (finding.table ?? "").utf8)
      hash.combine(field: key.utf8)
      if isOfOneLocale { hash.combine(field: (finding.locale ?? "").utf8) }
      if let layout = finding.layout {
        hash.combine(field: layout.component.utf8)
        hash.combine(field: layout.slot.utf8)
      }
    } else {
      hash.combine(field: (finding.lineStart ?? finding.message[...]).utf8.prefix(Self.longestLine))
    }
    let earlier = counts[hash.value, default: 0]
    counts[hash.value] = earlier + 1
    if earlier > 0 { hash.combine(field: String(earlier).utf8) }
    while !given.insert(hash.value).inserted { hash.combine(field: "again".utf8) }
    return hash.digits
  }
}

extension Finding {
  /// The folder that holds all locales of the table: the path up to its `.lproj`; the path itself without one.
  var tableFolder: String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return path }
    return parts[..<folder].joined(separator: "/")
  }

  /// The line of the file without the blanks before it, as much of a long one as a fingerprint needs.
  fileprivate var lineStart: Substring? {
    guard let lines else { return nil }
    var margin = 1
    while true {
      let piece = lines.piece(ofLine: span.start.line, around: 1, margin: margin)
      let text = piece.text.drop { $0 == " " || $0 == "\t" }
      if piece.endsLine || !lines.isWhole || text.utf8.count > FindingFingerprints.longestLine { return text }
      margin *= 4
    }
  }
}
