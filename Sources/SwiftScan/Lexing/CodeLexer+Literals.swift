import SourceText

extension CodeLexer {
  /// Reads a literal from its quote on.
  mutating func literal(marks: Int) {
    chain = 0
    let isMultiline = byte(place + 1) == UInt8(ascii: "\"") && byte(place + 2) == UInt8(ascii: "\"")
    // `""` is empty, and `#""#` with it.
    if isMultiline, marks == 0 || byte(place + 3) != UInt8(ascii: "#") {
      place += 3
      interest()
      return contents(marks: marks, isMultiline: true)
    }
    place += 1
    if byte(place) != UInt8(ascii: "\"") { interest() }
    contents(marks: marks, isMultiline: false)
  }

  /// Reads a literal to its end, or to the next value that is put in.
  mutating func contents(marks: Int, isMultiline: Bool) {
    while place < bytes.count {
      let current = bytes[place]
      if current == UInt8(ascii: "\""), isEnd(marks: marks, isMultiline: isMultiline) {
        place += (isMultiline ? 3 : 1) + marks
        isBehindValue = true
        return
      }
      if current == UInt8(ascii: "\n"), !isMultiline { return doubt() }
      guard current == UInt8(ascii: "\\"), hasMarks(marks, at: place + 1) else {
        place += 1
        continue
      }
      place += 1 + marks
      if byte(place) == UInt8(ascii: "(") {
        place += 1
        push(
          Bracket(
            kind: .interpolation(marks: marks, isMultiline: isMultiline), start: place, blanks: outline.blanks.count))
        isBehindValue = false
        return
      }
      place += byte(place) == UInt8(ascii: "\n") ? 0 : 1
      if !isMultiline, byte(place) == UInt8(ascii: "\n") { return doubt() }
    }
    doubt()
  }

  private func isEnd(marks: Int, isMultiline: Bool) -> Bool {
    guard isMultiline else { return hasMarks(marks, at: place + 1) }
    return byte(place + 1) == UInt8(ascii: "\"") && byte(place + 2) == UInt8(ascii: "\"")
      && hasMarks(marks, at: place + 3)
  }

  func hasMarks(_ marks: Int, at offset: Int) -> Bool {
    for number in 0..<marks where byte(offset + number) != UInt8(ascii: "#") { return false }
    return true
  }

  // MARK: - Comments

  mutating func lineComment() {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") { place += 1 }
    guard let rules = Self.ignoredRules(bytes[(start + 2)..<place]) else {
      outline.blanks.append(start..<place)
      return
    }
    outline.ignores.append(CodeOutline.Ignore(offset: start, rules: rules, isBehindCode: !isLineEmpty))
    interest()
  }

  mutating func blockComment() {
    let start = place
    var depth = 1
    place += 2
    while place < bytes.count, depth > 0 {
      if bytes[place] == UInt8(ascii: "*"), byte(place + 1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else {
        place += 1
      }
    }
    if depth > 0 { return doubt() }
    outline.blanks.append(start..<place)
  }

  /// The rules of a comment `l10n:ignore`, none for all; `nil` for another comment.
  private static func ignoredRules(_ comment: UnsafeBufferPointer<UInt8>.SubSequence) -> [String]? {
    let text = comment.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "/") }
    guard text.starts(with: "l10n:ignore".utf8) else { return nil }
    let rest = text.dropFirst("l10n:ignore".utf8.count)
    guard rest.first.map({ !CodeByte.isIdentifier($0) && $0 != UInt8(ascii: "-") }) ?? true else { return nil }
    // What stands behind a dash or a colon is the reason.
    let names = rest.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\t") }
    return names.map { String(decoding: $0, as: UTF8.self) }.prefix { $0.first?.isLetter == true }.map { $0 }
  }
}
