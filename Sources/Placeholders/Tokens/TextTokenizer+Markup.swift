/// Tags, entities, escapes and Markdown.
extension TextTokenizer {
  /// A tag, a comment, or the marks of a CDATA section.
  mutating func readTag() -> Bool {
    let next = byte(index + 1)
    if next == UInt8(ascii: "!") {
      if bytes[index...].starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", from: index + 4) else { return false }
        add(.markup, to: end)
        return true
      }
      guard bytes[index...].starts(with: "<![CDATA[".utf8), end(of: "]]>", from: index + 9) != nil else { return false }
      add(.markup, to: index + 9)
      return true
    }
    let first = next == UInt8(ascii: "/") ? byte(index + 2) : next
    guard Self.isLetter(first), let end = tagEnd(from: index + 2) else { return false }
    add(.markup, to: end)
    return true
  }

  /// The end of a tag; a `>` in the quotes of an attribute does not end it.
  private func tagEnd(from start: Int) -> Int? {
    var end = start
    var quote: UInt8 = 0
    let limit = min(bytes.count, start + Self.longestLiteral)
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: ">") where quote == 0: return end + 1
      case UInt8(ascii: "<") where quote == 0: return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == 0 {
          if byte(end - 1) == UInt8(ascii: "=") { quote = bytes[end] }
        } else if quote == bytes[end] {
          quote = 0
        }
      default: break
      }
      end += 1
    }
    return nil
  }

  /// The end of the next `mark`; `nil` where none follows in reach.
  private func end(of mark: StaticString, from start: Int) -> Int? {
    mark.withUTF8Buffer { mark in
      var place = start
      let limit = min(bytes.count, start + Self.longestLiteral) - mark.count
      while place <= limit {
        if bytes[place] == mark[0], bytes[place..<place + mark.count].elementsEqual(mark) { return place + mark.count }
        place += 1
      }
      return nil
    }
  }

  mutating func readEntity() -> Bool {
    var end = index + 1
    if byte(end) == UInt8(ascii: "#") { end += 1 }
    let start = end
    while end - start <= 32, Self.isLetterOrDigit(byte(end)) { end += 1 }
    guard end > start, byte(end) == UInt8(ascii: ";") else { return false }
    add(.character, to: end + 1)
    return true
  }

  /// `\n`, `\"`, `\u00E9`, `\U0001F600`, `\x41`, and Swift's `\(name)`.
  mutating func readEscape() -> Bool {
    let mark = byte(index + 1)
    var digits = 0
    switch mark {
    case UInt8(ascii: "("):
      guard let end = parenthesisEnd(from: index + 1) else { return false }
      add(.placeholder, to: end)
      return true
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "0"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "a"):
      break
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "#"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "|"):
      break
    // Before other marks the backslash is words: they may begin a literal of their own.
    default: return false
    }
    var end = index + 2
    while end - index - 2 < digits, isHexadecimal(byte(end)) { end += 1 }
    add(.character, to: end)
    return true
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    Self.isDigit(byte) || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66
  }

  /// The end of the parentheses that open at `start`, on one line.
  private func parenthesisEnd(from start: Int) -> Int? {
    var depth = 0
    var end = start
    let limit = min(bytes.count, start + Self.longestLiteral)
    while end < limit, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return end + 1 }
      default: break
      }
      end += 1
    }
    return nil
  }

  /// `](target)` behind the words of a link, `](inflect: true)` behind those of an attribute.
  mutating func readLinkTarget() -> Bool {
    guard byte(index + 1) == UInt8(ascii: "("), let end = parenthesisEnd(from: index + 1) else { return false }
    add(.markup, to: end)
    return true
  }

  mutating func readInflectionMark() -> Bool {
    guard byte(index + 1) == UInt8(ascii: "[") else { return false }
    add(.markup, to: index + 2)
    return true
  }

  /// Text between two runs of as many backticks.
  mutating func readCodeSpan() -> Bool {
    var start = index
    while byte(start) == UInt8(ascii: "`") { start += 1 }
    let length = start - index
    var end = start
    let limit = min(bytes.count, start + Self.longestLiteral)
    while end < limit, bytes[end] != UInt8(ascii: "\n") {
      let run = end
      while byte(end) == UInt8(ascii: "`") { end += 1 }
      if end - run == length {
        add(.verbatim, to: end)
        return true
      }
      if end == run { end += 1 }
    }
    return false
  }

  /// `*`, `**`, `_`, `~~` beside a word.
  mutating func readEmphasis() -> Bool {
    let mark = bytes[index]
    var end = index
    while byte(end) == mark { end += 1 }
    let before = index == 0 ? 0x20 : bytes[index - 1]
    let after = end < bytes.count ? bytes[end] : 0x20
    let isBetweenBlanks = Self.isBlank(before) && Self.isBlank(after)
    let isInWord = mark == UInt8(ascii: "_") && isWordByte(before) && isWordByte(after)
    if isBetweenBlanks || isInWord || mark == UInt8(ascii: "~") && end - index != 2 || end - index > 3 {
      index = end - 1
      return false
    }
    add(.markup, to: end)
    return true
  }

  func isWordByte(_ byte: UInt8) -> Bool { Self.isLetterOrDigit(byte) || byte >= 0x80 }

  /// Marks, embeddings, overrides and isolates: U+200E, U+200F, U+202A–U+202E, U+2066–U+2069.
  mutating func readDirection() -> Bool {
    switch (byte(index + 1), byte(index + 2)) {
    case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9):
      add(.direction, to: index + 3)
      return true
    default: return false
    }
  }

  /// U+2000–U+206F: blanks, quotation marks, dashes, controls.
  func isGeneralPunctuation(at index: Int) -> Bool {
    byte(index) == 0xE2 && (byte(index + 1) == 0x80 || byte(index + 1) == 0x81)
  }
}
