/// Text of the user's files made safe to print.
public enum TerminalText {
  /// `text` with control characters, escape sequences, bidirectional controls and invisible format characters written
  /// out as `\u{…}`, so that no table can command a terminal or hide its text in a log.
  ///
  /// The marks by which the logs of GitHub, Azure and TeamCity know a command anywhere in a line, as in `##[…]` and
  /// `##vso[…]`, lose their second `#` in the same way.
  ///
  /// - Complexity: O(*n*) in the length of the text; a text with nothing to escape is returned as it is.
  public static func escaped(_ text: String) -> String {
    switch danger(in: text) {
    case .none: return text
    case .beyondASCII where !text.unicodeScalars.contains(where: isUnsafe): return text
    case .beyondASCII, .certain: return written(text)
    }
  }

  /// A path as the start of a line: one that would begin a command of GitHub's log, `::`, gets `./` before it.
  public static func escapedPath(_ path: String) -> String {
    let text = escaped(path)
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
    return start.starts(with: "::".unicodeScalars) ? "./" + text : text
  }

  private enum Danger {
    case none
    /// Nothing among the ASCII characters; the others are still to be looked at.
    case beyondASCII
    case certain
  }

  private static func danger(in text: String) -> Danger {
    var text = text
    return text.withUTF8 { bytes in
      var danger = Danger.none
      for (index, byte) in bytes.enumerated() {
        if byte >= 0x80 {
          danger = .beyondASCII
        } else if byte < 0x20 || byte == 0x7F {
          return .certain
        } else if byte == UInt8(ascii: "#"), index > 0, bytes[index - 1] == byte, isCommand(bytes[(index + 1)...]) {
          return .certain
        }
      }
      return danger
    }
  }

  /// Whether `rest`, which comes after `##`, goes on as a command does: letters, then a bracket.
  private static func isCommand(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    rest.first { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20) } == UInt8(ascii: "[")
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
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
