/// How many cells of a terminal a text takes.
enum TerminalColumns {
  /// Wide characters (CJK, Hangul, emoji) take two cells, combining marks none.
  static func count(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var (cells, index) = (0, 0)
      while index < bytes.count {
        if bytes[index] < 0x80 {
          (cells, index) = (cells + 1, index + 1)
          continue
        }
        let (scalar, count) = bytes.scalar(at: index)
        (cells, index) = (cells + width(scalar), index + count)
      }
      return cells
    }
  }

  /// Cells of a scalar; the common letters are told apart without asking the standard library.
  @inline(__always)
  static func width(_ value: UInt32) -> Int {
    if isOneCell(value) { return 1 }
    switch value {
    // Kana; ideographs; Hangul.
    case 0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: return 2
    default: return Unicode.Scalar(value).map(width) ?? 1
    }
  }

  /// Whether a scalar is one of the common ones that take one cell.
  @inline(__always)
  static func isOneCell(_ value: UInt32) -> Bool {
    switch value {
    // Latin; Greek and Cyrillic; Hebrew and Arabic letters; dashes and quotation marks.
    case 0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x5D0..<0x5EB, 0x620..<0x64B, 0x660..<0x670, 0x671..<0x6D6,
      0x1E00..<0x2000, 0x2010..<0x2028:
      true
    default: false
    }
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
