/// How many cells of a terminal a text takes.
enum TerminalColumns {
  /// Wide characters (CJK, Hangul, emoji) take two cells, combining marks none.
  static func count(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    // The vowels and finals of a Hangul syllable stand in the cells of its first letter.
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// `text` cut to a number of cells, with an ellipsis where something is left out.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard count(text) > limit else { return text }
    var result = String.UnicodeScalarView()
    var room = limit - 1
    for scalar in text.unicodeScalars {
      room -= width(scalar)
      guard room >= 0 else { break }
      result.append(scalar)
    }
    return String(result) + "…"
  }
}
