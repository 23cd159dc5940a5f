/// Words and literals.
extension ObjectiveCLexer {
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// What may stand right before the quote of a literal in C++ and C11.
  static func isPrefix(_ word: ArraySlice<UInt8>) -> Bool {
    ["L", "R", "u", "U", "u8", "LR", "uR", "UR", "u8R"].contains { word.elementsEqual($0.utf8) }
  }

  static func isLongMark(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")), (UInt8(ascii: ":"), UInt8(ascii: ":")),
      (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
      (UInt8(ascii: "#"), UInt8(ascii: "#")), (UInt8(ascii: "<"), UInt8(ascii: "<")),
      (UInt8(ascii: ">"), UInt8(ascii: ">")), (UInt8(ascii: "+"), UInt8(ascii: "+")),
      (UInt8(ascii: "-"), UInt8(ascii: "-")):
      true
    case (_, UInt8(ascii: "=")): "=!<>+-*/%&|^".utf8.contains(first)
    default: false
    }
  }

  mutating func skipWord() {
    while index < end, Self.isWordPart(bytes[index]) { index += 1 }
  }

  /// A number of the preprocessor: digits, letters, points, signs behind an exponent, C++'s quotes between digits.
  mutating func skipNumber() {
    while index < end {
      let byte = bytes[index]
      let isSigned = [UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P")].contains(byte)
      if isSigned, self.byte(index + 1) == UInt8(ascii: "+") || self.byte(index + 1) == UInt8(ascii: "-") {
        index += 2
      } else if Self.isWordPart(byte) || byte == UInt8(ascii: ".") {
        index += 1
      } else if byte == UInt8(ascii: "'"), Self.isWordPart(self.byte(index + 1)) {
        index += 2
      } else {
        return
      }
    }
  }

  /// To behind the quote, or to the end of the line, where one is missing.
  mutating func skipText(quote: UInt8, from start: Int) {
    let open = index
    index = start
    while index < end, bytes[index] != quote {
      if bytes[index] == 0x0A || bytes[index] == 0x0D { return reportUnclosed(quote, open..<index) }
      if bytes[index] == UInt8(ascii: "\\"), byte(index + 1) == 0x0D, byte(index + 2) == 0x0A { index += 1 }
      index += bytes[index] == UInt8(ascii: "\\") || bytes[index] == 0x0D ? 2 : 1
    }
    if index >= end { reportUnclosed(quote, open..<end) }
    index = min(index + 1, end)
  }

  /// An apostrophe is no defect: prose stands in branches that nobody compiles.
  private mutating func reportUnclosed(_ quote: UInt8, _ range: Range<Int>) {
    guard quote == UInt8(ascii: "\"") else { return }
    problems.append(SourceDefect(message: "a literal without its closing quote", range: range))
  }

  /// `R"mark(…)mark"`, from the quote on.
  mutating func skipRawText() {
    let open = index
    index += 1
    let mark = bytes[index..<end].prefix(17).prefix { $0 != UInt8(ascii: "(") }
    guard mark.count <= 16, byte(index + mark.count) == UInt8(ascii: "(") else {
      return skipText(quote: UInt8(ascii: "\""), from: open + 1)
    }
    let close = [UInt8(ascii: ")")] + mark + [UInt8(ascii: "\"")]
    while index < end {
      if bytes[index] == close[0], bytes[index..<end].starts(with: close) {
        index += close.count
        return
      }
      index += 1
    }
    problems.append(SourceDefect(message: "a literal without its closing quote", range: open..<end))
  }
}
