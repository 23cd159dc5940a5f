import SourceText

/// Which characters of a text JSON writes as escapes: quotation marks, backslashes and what is below U+0020 always.
package struct JSONEscapes: Sendable {
  /// What has a letter, each at its code: 0 for one that is written as a number.
  private let letters: [UInt8]
  private let isEscaped: (@Sendable (UInt32) -> Bool)?
  private let isSafe: (@Sendable (String) -> Bool)?
  private let escapesSecondNumberSign: Bool
  /// A bit for each byte of ASCII that stands as it is.
  private let plain: (low: UInt64, high: UInt64)

  /// - Parameters:
  ///   - letters: Those among `bfnrt` that are written; other control characters stand as numbers.
  ///   - escapesSecondNumberSign: Whether `##` never stands in the text: the logs of some CI systems know a command by
  ///     it.
  ///   - isSafe: Tells of a whole text that it needs none but the escapes of quotation marks and backslashes.
  ///   - isEscaped: Tells which other scalars are escaped; `nil` for none.
  package init(
    letters: String, escapesSecondNumberSign: Bool = false, isSafe: (@Sendable (String) -> Bool)? = nil,
    isEscaped: (@Sendable (UInt32) -> Bool)? = nil
  ) {
    var codes = [UInt8](repeating: 0, count: 0x20)
    for letter in letters.utf8 {
      switch letter {
      case UInt8(ascii: "b"): codes[0x08] = letter
      case UInt8(ascii: "f"): codes[0x0C] = letter
      case UInt8(ascii: "n"): codes[0x0A] = letter
      case UInt8(ascii: "r"): codes[0x0D] = letter
      case UInt8(ascii: "t"): codes[0x09] = letter
      default: preconditionFailure("'\(letter)' is no escape of JSON")
      }
    }
    self.letters = codes
    self.escapesSecondNumberSign = escapesSecondNumberSign
    self.isSafe = isSafe
    self.isEscaped = isEscaped
    var plain: (low: UInt64, high: UInt64) = (0, 0)
    for code in UInt32(0x20)..<0x80 {
      let isMark = code == 0x22 || code == 0x5C || code == 0x23 && escapesSecondNumberSign
      if isMark || isEscaped?(code) == true { continue }
      if code < 64 { plain.low |= 1 << UInt64(code) } else { plain.high |= 1 << UInt64(code - 64) }
    }
    self.plain = plain
  }

  /// As Foundation does with `.withoutEscapingSlashes`: what RFC 8259 requires.
  package static let standard = JSONEscapes(letters: "bfnrt")

  /// What a terminal would take amiss too, since JSON is read there: control characters, bidirectional controls and
  /// the two line separators.
  package static let visible = JSONEscapes(letters: "nrt", isEscaped: isInvisible)

  /// The same with no `##`.
  package static let visibleInLogs = JSONEscapes(
    letters: "nrt", escapesSecondNumberSign: true, isEscaped: isInvisible)

  @Sendable private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Adds a text without its quotation marks.
  func append(_ text: String, to output: inout [UInt8]) {
    let isSafe = isSafe?(text) ?? false
    var text = text
    text.withUTF8 { isSafe ? Self.standard.append($0, to: &output) : append($0, to: &output) }
  }

  /// Adds UTF-8; what lies between two escapes is copied at once.
  func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var (start, index) = (0, 0)
    while index < text.count {
      if isPlain(text[index]) {
        index &+= 1
        continue
      }
      let scalar = text.scalar(at: index)
      let end = min(index + scalar.count, text.count)
      if isWritten(scalar.value, behind: index > 0 ? text[index - 1] : 0) {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        append(escapeOf: scalar.value, to: &output)
        start = end
      }
      index = end
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    if byte < 64 { return plain.low >> UInt64(byte) & 1 == 1 }
    return byte < 128 ? plain.high >> UInt64(byte - 64) & 1 == 1 : isEscaped == nil
  }

  /// Whether a scalar that is not plain is written as an escape.
  private func isWritten(_ scalar: UInt32, behind byte: UInt8) -> Bool {
    switch scalar {
    case 0..<0x20, 0x22, 0x5C: true
    case 0x23 where escapesSecondNumberSign && byte == UInt8(ascii: "#"): true
    default: isEscaped?(scalar) ?? false
    }
  }

  private func append(escapeOf scalar: UInt32, to output: inout [UInt8]) {
    let letter = scalar == 0x22 || scalar == 0x5C ? UInt8(scalar) : scalar < 0x20 ? letters[Int(scalar)] : 0
    if letter > 0 {
      output += [UInt8(ascii: "\\"), letter]
      return
    }
    for unit in UTF16.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      output += "\\u".utf8
      output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      output += digits.utf8
    }
  }
}
