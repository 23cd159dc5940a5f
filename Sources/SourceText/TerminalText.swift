/// Text of the user's files made safe to print.
package enum TerminalText {
  /// `text` with control characters, escape sequences, bidirectional controls and invisible format characters written
  /// out as `\u{…}`, so that no table can command a terminal or hide its text in a log.
  ///
  /// The marks by which the logs of GitHub, Azure and TeamCity know a command anywhere in a line, as in `##[…]` and
  /// `##vso[…]`, lose their second `#` in the same way.
  ///
  /// - Complexity: O(*n*) in the length of the text; a text with nothing to escape is returned as it is.
  package static func escaped(_ text: String) -> String {
    isSafe(text) ? text : written(text)
  }

  /// A path as the start of a line: one that would begin a command of GitHub's log, `::`, gets `./` before it.
  package static func escapedPath(_ path: String) -> String {
    let text = escaped(path)
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
    return start.starts(with: "::".unicodeScalars) ? "./" + text : text
  }

  /// A line for people: one that would begin a command of GitHub's log, `::`, has its first colon written out.
  package static func escapedLine(_ line: String) -> String {
    let text = escaped(line)
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
    guard start.starts(with: "::".unicodeScalars) else { return text }
    return String(text.unicodeScalars[..<start.startIndex]) + "\\u{3A}" + String(start.dropFirst())
  }

  /// Whether there is nothing to escape.
  package static func isSafe(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let number = UInt8(ascii: "#")
      var index = 0
      while true {
        index = bytes.firstIndex(from: index) { word in
          word.hits(below: 0x20) | word.hits(of: 0x7F) | word.hits(of: number) | word
        } single: {
          $0 < 0x20 || $0 >= 0x7F || $0 == number
        }
        guard index < bytes.count else { return true }
        if bytes[index] == number {
          if isCommandMark(at: index, in: bytes) { return false }
          index += 1
          continue
        }
        if bytes[index] < 0x80 { return false }
        while index < bytes.count, bytes[index] >= 0x80 {
          if mayLeadUnsafe(bytes[index]), isUnsafe(bytes.scalar(at: index).value) { return false }
          index += 1
        }
      }
    }
  }

  /// Whether the UTF-8 of something unsafe beyond ASCII starts with a byte.
  @inline(__always)
  private static func mayLeadUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }

  /// Whether the number sign at `index` is the second one of a log's command, as in `##[…]`: letters, then a bracket.
  ///
  /// - Parameter reach: Bytes behind it that are looked at.
  package static func isCommandMark(at index: Int, in bytes: UnsafeBufferPointer<UInt8>, reach: Int = .max) -> Bool {
    guard index > 0, bytes[index - 1] == UInt8(ascii: "#") else { return false }
    var end = index + 1
    let last = bytes.count - index > reach ? index + reach : bytes.count
    while end < last, (bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
    return end < last && bytes[end] == UInt8(ascii: "[")
  }

  private static func written(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        result += "\\n"
      } else if scalar == "\t" {
        result += "\\t"
      } else if isUnsafe(scalar) || scalar == "#" && previous == "#" {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Whether a scalar must not stand in a terminal, a log or a document as it is: also what XML 1.0 forbids.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { isUnsafe(scalar.value) }

  @inlinable package static func isUnsafe(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
