/// Text of the user's files made safe to print.
public enum TerminalText {
  /// `text` with control characters, escape sequences, bidirectional controls and invisible format characters written
  /// out as `\u{…}`, so that no table can command a terminal or hide its text in a log.
  public static func escaped(_ text: String) -> String {
    // Most texts are of printable ASCII.
    guard text.utf8.contains(where: { $0 &- 0x20 >= 0x5F }), text.unicodeScalars.contains(where: isUnsafe) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        result += "\\n"
      } else if scalar == "\t" {
        result += "\\t"
      } else if isUnsafe(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
