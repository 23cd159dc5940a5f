/// Names of types in Swift source.
enum TypeName {
  /// Skips a type and gives its text without blanks, as in `[Typography.TextStyle]`; empty where there is none.
  static func skip(_ source: SwiftSource, _ index: inout Int) -> String {
    var text = ""
    while source.isWord(index, "any") || source.isWord(index, "some") || source.isSign(index, "@") {
      index += source.isSign(index, "@") ? 2 : 1
    }
    if source.isSign(index, "(") || source.isSign(index, "[") {
      let end = source.end(of: index)
      text = (index...max(index, min(end, index + 40, source.count - 1))).map(source.text).joined()
      index = end + 1
    }
    while source.isName(index) || source.isSign(index, ".") {
      if source.isName(index), !text.isEmpty, !text.hasSuffix(".") { break }
      text += source.name(index)
      index += 1
    }
    if source.isSign(index, "<") { skipGeneric(source, &index) }
    while source.isSign(index, "?") || source.isSign(index, "!") { index += 1 }
    return text
  }

  /// Skips `<…>` on one line.
  static func skipGeneric(_ source: SwiftSource, _ index: inout Int) {
    var (depth, place) = (0, index)
    repeat {
      if source.isSign(place, "<") { depth += 1 }
      if place < source.count, source.tokens[place].kind == .sign, source.text(place).hasPrefix(">") {
        depth -= source.text(place).count
      }
      place += 1
    } while depth > 0 && place < source.count && !source.startsLine(place) && place - index < 64
    if depth <= 0 { index = place }
  }
}
