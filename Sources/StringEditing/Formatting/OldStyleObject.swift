import SourceText
import StringFormats

/// A dictionary, an array or data as the value of an old-style table.
///
/// Its form: a member or element a line, two blanks a level; `{}` and `()` where it is empty; data as lowercase digits
/// without blanks. Members stay in their order, comments in their places between them.
struct OldStyleObject {
  fileprivate enum Token {
    case mark(UInt8)
    case string(SourceString)
    case data([UInt8])
    case comment(WrittenComment)
  }

  private let bytes: [UInt8]
  private var tokens: [Token] = []

  init(_ bytes: [UInt8], _ range: Range<Int>) throws(FormattingError) {
    self.bytes = bytes
    let parsed = bytes.withUnsafeBufferPointer { buffer -> [Token]? in
      var parser = OldStyleParser(CodeUnits(buffer, end: range.upperBound), from: range.lowerBound)
      var tokens: [Token] = []
      var end = range.lowerBound
      while parser.skipSpace() {
        let start = parser.index
        tokens += OldStyleComments.comments(in: bytes, end..<start).map { .comment($0) }
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
      return tokens
    }
    guard let parsed else {
      throw .broken("this value cannot be read", at: ByteRange(range.lowerBound, range.upperBound))
    }
    tokens = parsed
  }

  private enum Separator {
    case none, blank, line
  }

  func write(to output: inout [UInt8]) {
    var level = 0
    var last: (token: Token, separator: Separator)?
    for token in tokens {
      if token.isMark(in: "})") { level -= 1 }
      let separator = last.map { Self.separator($0.token, $0.separator, token) } ?? .none
      switch separator {
      case .none: break
      case .blank: output.append(0x20)
      case .line:
        output.append(0x0A)
        output += repeatElement(0x20, count: 2 * level)
      }
      write(token, to: &output)
      if token.isMark(in: "{(") { level += 1 }
      last = (token, separator)
    }
  }

  /// What stands between two tokens.
  ///
  /// - Parameter before: What stands before the first of them.
  private static func separator(_ last: Token, _ before: Separator, _ next: Token) -> Separator {
    if case .comment(let comment) = last, comment.isLine || before == .line { return .line }
    if next.isMark(in: "})") { return last.isMark(in: "{(") ? .none : .line }
    if last.isMark(in: "{(;,") { return .line }
    if next.isMark(in: ";,") { return .none }
    return .blank
  }

  private func write(_ token: Token, to output: inout [UInt8]) {
    switch token {
    case .mark(let mark): output.append(mark)
    case .string(let string): OldStyleNormalForm.append(string, of: bytes, to: &output)
    case .comment(let comment): OldStyleComments.append(comment, of: bytes, to: &output)
    case .data(let digits):
      output.append(UInt8(ascii: "<"))
      output += digits
      output.append(UInt8(ascii: ">"))
    }
  }

  func hasSameTokens(as other: OldStyleObject) -> Bool {
    tokens.count == other.tokens.count
      && zip(tokens, other.tokens).allSatisfy { one, two in
        switch (one, two) {
        case (.mark(let one), .mark(let two)): one == two
        case (.data(let one), .data(let two)): one == two
        case (.comment(let one), .comment(let two)): text(one) == other.text(two)
        case (.string(let one), .string(let two)): one.text(in: bytes, .utf8) == two.text(in: other.bytes, .utf8)
        default: false
        }
      }
  }
}

extension OldStyleObject {
  private func text(_ comment: WrittenComment) -> [UInt8] {
    var text: [UInt8] = []
    OldStyleComments.append(comment, of: bytes, to: &text)
    return text
  }
}

extension OldStyleObject.Token {
  fileprivate func isMark(in marks: String) -> Bool {
    if case .mark(let mark) = self { marks.utf8.contains(mark) } else { false }
  }
}
