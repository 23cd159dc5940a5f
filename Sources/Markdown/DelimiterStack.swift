/// The runs of `*`, `_` and `~` of a text, and which of them belong together.
///
/// Source: “An algorithm for parsing nested emphasis and links” of CommonMark 0.30.
struct DelimiterStack {
  /// Two runs of which `count` characters each make what is between them look different.
  struct Match {
    let opener: Int
    let closer: Int
    let count: Int
    let intent: MarkdownRun.Intent
  }

  private struct Delimiter {
    let unit: MarkdownUnit
    var count: Int
    /// As it was written; the rule of three asks for it.
    let length: Int
    let opens: Bool
    let closes: Bool
    /// Its place among the pieces.
    let piece: Int
  }

  /// What has no opener below a place: the same unit, the length modulo 3, and whether it opens too.
  private struct Bottom: Hashable {
    let unit: MarkdownUnit
    let remainder: Int
    let opens: Bool
  }

  private var delimiters: [Delimiter] = []

  var count: Int { delimiters.count }

  /// - Parameters:
  ///   - before: The unit before the run; `nil` at the start of the text.
  ///   - after: The unit behind the run; `nil` at the end of the text.
  ///   - piece: Its place among the pieces of the text.
  mutating func append(
    _ unit: MarkdownUnit, count: Int, before: MarkdownUnit?, after: MarkdownUnit?, piece: Int
  ) {
    let isBlankBefore = before?.isWhitespace ?? true
    let isBlankAfter = after?.isWhitespace ?? true
    let isMarkBefore = before?.isPunctuation ?? false
    let isMarkAfter = after?.isPunctuation ?? false
    let isLeft = !isBlankAfter && (!isMarkAfter || isBlankBefore || isMarkBefore)
    let isRight = !isBlankBefore && (!isMarkBefore || isBlankAfter || isMarkAfter)
    // A `_` within a word is no mark; of `~` one or two are.
    let isUnderscore = unit == "_"
    guard unit != "~" || count <= 2 else { return }
    let opens = isUnderscore ? isLeft && (!isRight || isMarkBefore) : isLeft
    let closes = isUnderscore ? isRight && (!isLeft || isMarkAfter) : isRight
    guard opens || closes else { return }
    delimiters.append(
      Delimiter(unit: unit, count: count, length: count, opens: opens, closes: closes, piece: piece))
  }

  /// The pairs among the delimiters from a place on, which are forgotten then.
  mutating func match(from bottom: Int) -> [Match] {
    var matches: [Match] = []
    /// What is open, the innermost last.
    var open: [Delimiter] = []
    /// How many of the open ones no closer of that kind need look at again.
    var bottoms: [Bottom: Int] = [:]
    for var closer in delimiters[bottom...] {
      let kind = Bottom(unit: closer.unit, remainder: closer.length % 3, opens: closer.opens)
      while closer.closes, closer.count > 0 {
        let lowest = min(bottoms[kind] ?? 0, open.count)
        guard let index = open[lowest...].lastIndex(where: { Self.fit($0, closer) }) else {
          bottoms[kind] = open.count
          break
        }
        let used = closer.unit == "~" ? closer.count : min(2, open[index].count, closer.count)
        matches.append(
          Match(
            opener: open[index].piece, closer: closer.piece, count: used,
            intent: closer.unit == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized))
        open.removeSubrange((index + 1)...)
        open[index].count -= used
        closer.count -= used
        if open[index].count == 0 { open.removeLast() }
        bottoms = bottoms.mapValues { min($0, open.count) }
      }
      if closer.opens, closer.count > 0 { open.append(closer) }
    }
    delimiters.removeSubrange(bottom...)
    return matches
  }

  private static func fit(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    guard opener.unit == closer.unit else { return false }
    if opener.unit == "~" { return opener.count == closer.count }
    let isAmbiguous = opener.closes || closer.opens
    return
      !(isAmbiguous && (opener.length + closer.length).isMultiple(of: 3)
      && !(opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)))
  }
}
