import SourceText

/// The text of literals.
enum ObjectiveCLiteral {
  /// What a literal means: its quotes and prefix taken away, its escapes resolved. Invalid bytes become U+FFFD.
  static func text(_ literal: ArraySlice<UInt8>) -> String {
    let quote = UInt8(ascii: "\"")
    guard let open = literal.firstIndex(of: quote) else { return "" }
    var content = literal[(open + 1)...]
    if content.last == quote { content.removeLast() }
    if open > literal.startIndex, literal[open - 1] == UInt8(ascii: "R") { return rawText(content) }
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    var output: [UInt8] = []
    output.reserveCapacity(content.count)
    while let byte = content.popFirst() {
      if byte == UInt8(ascii: "\\") { appendEscape(&content, to: &output) } else { output.append(byte) }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// `mark(…)mark`.
  private static func rawText(_ content: ArraySlice<UInt8>) -> String {
    guard let open = content.firstIndex(of: UInt8(ascii: "(")), let close = content.lastIndex(of: UInt8(ascii: ")")),
      open < close
    else { return "" }
    return String(decoding: content[(open + 1)..<close], as: UTF8.self)
  }

  /// - Parameter content: What stands behind the backslash.
  private static func appendEscape(_ content: inout ArraySlice<UInt8>, to output: inout [UInt8]) {
    guard let mark = content.popFirst() else { return }
    switch mark {
    case UInt8(ascii: "e"): output.append(0x1B)
    case UInt8(ascii: "x"): output.append(UInt8(truncatingIfNeeded: number(&content, radix: 16, digits: 2)))
    case UInt8(ascii: "u"): appendScalar(number(&content, radix: 16, digits: 4), to: &output)
    case UInt8(ascii: "U"): appendScalar(number(&content, radix: 16, digits: 8), to: &output)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let first = UInt32(mark - UInt8(ascii: "0"))
      output.append(UInt8(truncatingIfNeeded: number(&content, radix: 8, digits: 2, behind: first)))
    // The line goes on below.
    case 0x0A: break
    case 0x0D: if content.first == 0x0A { content.removeFirst() }
    default: output.append(CEscape.byte(of: mark) ?? mark)
    }
  }

  private static func number(
    _ content: inout ArraySlice<UInt8>, radix: Int, digits: Int, behind first: UInt32 = 0
  ) -> UInt32 {
    var value = first
    for _ in 0..<digits {
      guard let byte = content.first, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
        break
      }
      content.removeFirst()
      value = value &* UInt32(radix) &+ UInt32(digit)
    }
    return value
  }

  private static func appendScalar(_ value: UInt32, to output: inout [UInt8]) {
    output += Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }
}
