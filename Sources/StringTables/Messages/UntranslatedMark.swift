import Placeholders

/// What developers write into the comment of a key whose text is to stay as it is in every language.
enum UntranslatedMark {
  /// Whether a comment tells translators to leave the whole text alone: BartyCrouch's `#bc-ignore!`, `{Locked}`, and
  /// “Do not translate” where nothing follows that the words may be about.
  ///
  /// “Do not translate what's inside []” and “Do not translate: Firefox” are about a part of the text, and so may be
  /// what stands in a comment that mentions placeholders.
  ///
  /// - Complexity: O(*n*) in the length of the comment.
  static func stands(in comment: String) -> Bool {
    let bytes = Array(comment.utf8)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "#"), UInt8(ascii: "{"):
        if marks.contains(where: { bytes[index...].starts(with: $0) }) { return true }
      case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "l"), UInt8(ascii: "L"):
        guard let verb = verbs.first(where: { starts(bytes[index...], with: $0) }),
          negations.contains(where: { starts(bytes[..<index].suffix($0.count), with: $0) }),
          endsSentence(bytes[(index + verb.count)...])
        else { continue }
        return !FormatScanner.specifiers(in: comment).contains { !$0.readsLikeProse && $0.kind != .percent }
      default: continue
      }
    }
    return false
  }

  private static let marks = ["#bc-ignore!", "{Locked}"].map { Array($0.utf8) }
  private static let negations = ["do not ", "don't ", "don’t "].map { Array($0.utf8) }
  private static let verbs = ["translate", "localize", "localise"].map { Array($0.utf8) }

  /// Whether the text starts with words in lower case, whatever its own.
  private static func starts(_ bytes: ArraySlice<UInt8>, with words: [UInt8]) -> Bool {
    bytes.starts(with: words) { (0x41...0x5A).contains($0) ? $0 | 0x20 == $1 : $0 == $1 }
  }

  /// Whether the words before are a whole sentence: a mark stands right behind them, or a line end or dash.
  private static func endsSentence(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let next = rest.first else { return true }
    if ".,;!)]\"'\n\r".utf8.contains(next) { return true }
    guard next == 0x20 else { return false }
    let behind = rest.drop { $0 == 0x20 }
    return behind.first.map("-!)]\n\r".utf8.contains) ?? true || behind.starts(with: "–".utf8)
      || behind.starts(with: "—".utf8)
  }
}
