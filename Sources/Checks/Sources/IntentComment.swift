import SourceFacts
import SourceText

/// A comment behind a text, or in the line above, that says that it stays as it is: `// No need to translate`,
/// `// not localized`.
enum IntentComment {
  private static let subjects = ["translat", "locali"]
  private static let negations: Set<Substring> = ["no", "not", "don't", "dont", "doesn't", "never", "without", "non"]
  private static let joined = ["untranslat", "unlocali", "nonlocali"]
  /// What is to be done later is a defect still.
  private static let plans: Set<Substring> = ["todo", "fixme", "yet", "later", "should", "needs", "missing"]

  /// Whether one stands in the line where a text ends, or alone in the line above that where it begins.
  ///
  /// - Complexity: O(*n*) in the length of the lines.
  static func keeps(_ range: ByteRange, in file: ScannedFile) -> Bool {
    let bytes = file.bytes
    let line = bytes[min(range.end.index, bytes.count)...].prefix { $0 != UInt8(ascii: "\n") }
    if isIntent(line) { return true }
    let above = bytes[..<min(range.start.index, bytes.count)]
    guard let end = above.lastIndex(of: UInt8(ascii: "\n")) else { return false }
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let former = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
    return former.starts(with: "//".utf8) && isIntent(former)
  }

  private static func isIntent(_ line: ArraySlice<UInt8>) -> Bool {
    guard
      let mark = line.indices.first(where: {
        line[$0...].starts(with: "//".utf8) || line[$0...].starts(with: "/*".utf8)
      })
    else { return false }
    let comment = String(decoding: line[mark...], as: UTF8.self).lowercased()
    let words = Set(comment.split { !$0.isLetter && $0 != "'" })
    guard words.isDisjoint(with: plans), subjects.contains(where: comment.contains) else { return false }
    return !words.isDisjoint(with: negations) || joined.contains(where: comment.contains)
  }
}
