/// What the text of a comment says to suppress.
///
/// `l10n:disable rule, other-rule -- reason` ends with its line; `l10n:disable-file` is for the whole file. A reason
/// may also stand behind a dash, since comments of XML hold no `--`.
struct SuppressionDirective: Hashable, Sendable {
  static let word: StaticString = "l10n:disable"

  let isForFile: Bool
  /// The names between the commas; one of them may be no rule.
  let rules: [String]

  /// The directives of a comment in their order; each ends with its line, or where the next one starts.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func all(in comment: String) -> [SuppressionDirective] {
    let bytes = Array(comment.utf8)
    let places = ByteSearch.places(of: word, in: bytes)
    return places.indices.map { number in
      let start = places[number] + word.utf8CodeUnitCount
      let limit = number + 1 < places.count ? places[number + 1] : bytes.count
      return SuppressionDirective(behindWord: bytes[start..<end(of: bytes[start..<limit])])
    }
  }

  /// Where the line or the comment ends, be it of a property list or of XML.
  private static func end(of text: ArraySlice<UInt8>) -> Int {
    let ends = [[0x0A], [0x0D], Array("*/".utf8), Array("-->".utf8)]
    return text.indices.first { index in ends.contains { text[index...].starts(with: $0) } } ?? text.endIndex
  }

  /// - Parameter text: What follows the word.
  private init(behindWord text: ArraySlice<UInt8>) {
    isForFile = text.starts(with: "-file".utf8)
    let rest = String(decoding: text.dropFirst(isForFile ? 5 : 0), as: UTF8.self)
    // The name of a rule has a letter at its start, so that dashes alone part the reason from the names.
    let words = rest.split(whereSeparator: \.isWhitespace)
    let names = words.prefix { !["--", "–", "—"].contains($0) }.joined(separator: " ")
    rules = names.split(separator: ",").map { name in
      name.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
