import SourceText

/// A dictionary, an array or data as the value of an old-style table.
///
/// Its form: a member or element a line, two blanks a level; `{}` and `()` where it is empty; data as lowercase digits
/// without blanks. Members stay in their order. An object with a comment inside stays as it is written.
struct OldStyleObject {
  fileprivate enum Token {
    case mark(UInt8)
    case string(SourceString)
    case data([UInt8])
  }

  private let bytes: [UInt8]
  private let range: Range<Int>
  private var tokens: [Token] = []
  private var hasComment = false

  init(_ bytes: [UInt8], _ range: Range<Int>) throws(FormattingError) {
    self.bytes = bytes
    self.range = range
    let parsed = bytes.withUnsafeBufferPointer { buffer -> ([Token], Bool)? in
      var parser = OldStyleParser(UTF8Units(buffer, end: range.upperBound), from: range.lowerBound)
      var tokens: [Token] = []
      var end = range.lowerBound
      while parser.skipSpace() {
        let start = parser.index
        if buffer[end..<start].contains(UInt8(ascii: "/")) { return (tokens, true) }
        switch buffer[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","),
          UInt8(ascii: ";"), UInt8(ascii: "="):
          tokens.append(.mark(buffer[start]))
          parser.index += 1
        case UInt8(ascii: "<"):
          guard let close = buffer[start..<range.upperBound].firstIndex(of: UInt8(ascii: ">")) else { return nil }
          let digits = buffer[start + 1..<close].filter { Unicode.Scalar($0).hexDigit != nil }
          tokens.append(.data(digits.map { $0 & 0x40 == 0 ? $0 : $0 | 0x20 }))
          parser.index = close + 1
        default:
          guard let string = parser.scanString() else { return nil }
          tokens.append(.string(string))
        }
        end = parser.index
      }
      return (tokens, buffer[end..<range.upperBound].contains(UInt8(ascii: "/")))
    }
    guard let parsed else {
      throw .broken("this value cannot be read", at: ByteRange(range.lowerBound, range.upperBound))
    }
    (tokens, hasComment) = parsed
  }

  func write(to output: inout [UInt8]) {
    guard !hasComment else {
      output += bytes[range]
      return
    }
    var level = 0
    func startLine() {
      output.append(0x0A)
      output += repeatElement(0x20, count: 2 * level)
    }
    var startsLine = false
    for (place, token) in tokens.enumerated() {
      let isClosing = token.isMark(in: "})")
      if isClosing { level -= 1 }
      if startsLine, !(isClosing && tokens[place - 1].isMark(in: "{(")) { startLine() }
      startsLine = false
      switch token {
      case .string(let string): OldStyleNormalForm.append(string, of: bytes, to: &output)
      case .data(let digits):
        output.append(UInt8(ascii: "<"))
        output += digits
        output.append(UInt8(ascii: ">"))
      case .mark(UInt8(ascii: "=")): output += " = ".utf8
      case .mark(let mark):
        output.append(mark)
        if token.isMark(in: "{(") { level += 1 }
        let closesNext = place + 1 < tokens.count && tokens[place + 1].isMark(in: "})")
        startsLine = token.isMark(in: "{(;,") || closesNext
        continue
      }
      startsLine = place + 1 < tokens.count && tokens[place + 1].isMark(in: "})")
    }
  }

  func hasSameTokens(as other: OldStyleObject) -> Bool {
    if hasComment || other.hasComment { return bytes[range].elementsEqual(other.bytes[other.range]) }
    return tokens.count == other.tokens.count
      && zip(tokens, other.tokens).allSatisfy { one, two in
        switch (one, two) {
        case (.mark(let one), .mark(let two)): one == two
        case (.data(let one), .data(let two)): one == two
        case (.string(let one), .string(let two)): one.text(in: bytes, .utf8) == two.text(in: other.bytes, .utf8)
        default: false
        }
      }
  }
}

extension OldStyleObject.Token {
  fileprivate func isMark(in marks: String) -> Bool {
    if case .mark(let mark) = self { marks.utf8.contains(mark) } else { false }
  }
}
