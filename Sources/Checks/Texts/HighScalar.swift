/// The characters beyond ASCII that can matter to a rule.
enum HighScalar {
  /// The traits that a character gives to the text around it.
  static func traits(of scalar: UInt32) -> TextTraits {
    switch scalar {
    case 0x85: [.control, .newline]
    case 0x80..<0xA0: .control
    case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: .quotation
    case 0xAD, 0x034F, 0x180E, 0x200B...0x200D, 0x2060...0x2064, 0xFEFF: .invisible
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .bidiControl
    case 0x2028, 0x2029: .newline
    case 0x066A, 0xFE6A, 0xFF05: .foreignPercent
    case 0x2026, 0x22EF: .ellipsis
    case 0x3008...0x3011, 0x3014...0x301B, 0xFE59...0xFE5E, 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D: .bracket
    case 0xFF1C, 0xFF1E: .tag
    case 0xFFFD: .replacement
    default: isDigit(scalar) ? .digit : []
    }
  }

  /// Whether some character that starts with this byte has a trait or is a space.
  static func isRare(lead: UInt8) -> Bool {
    switch lead {
    // U+00C0–U+033F, U+0380–U+05FF, U+0680–U+06BF, U+0700–U+077F; U+4000–U+9FFF, U+B000–U+EFFF.
    case 0..<0xC0, 0xC3...0xCC, 0xCE...0xD7, 0xDA, 0xDC, 0xDD, 0xE4...0xE9, 0xEB...0xEE: false
    default: true
    }
  }

  /// By the number of 16 characters in a row: whether one of them has a trait or is a space.
  static let rows: [Bool] = (0..<0x1000).map { row in
    // Kana, ideographs, Yi and Hangul have none; they are half of all rows.
    if row >= 0x304 && row < 0xA62 || row >= 0xAC0 && row < 0xFB0 { return false }
    // `â€`, `Å™`
    if row == 0x20A || row == 0x212 { return true }
    return (UInt32(row) << 4..<UInt32(row + 1) << 4).contains { !traits(of: $0).isEmpty || isSpace($0) }
  }

  /// Whether a character separates words: the general category Zs and the separators of lines and paragraphs.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  static func isLineEnd(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a space does not end the line: the general category Zs.
  static func isInlineSpace(_ scalar: UInt32) -> Bool {
    isSpace(scalar) && !isLineEnd(scalar)
  }

  /// Whether a character may stand behind the mark that ends a text: any but such marks and the letters of common
  /// scripts.
  static func mayCoverEnd(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0..<0x0600, 0x0620..<0x06D4, 0x0900..<0x0F00, 0x1E00..<0x2000, 0x3040..<0xA000, 0xAC00..<0xD7A4: false
    default: EndMark.traits(of: scalar).isEmpty
    }
  }

  /// What opens brackets of that shape, of ASCII where it has them; `nil` for another character.
  static func bracket(_ scalar: UInt32) -> (shape: UInt32, opens: Bool)? {
    switch scalar {
    case 0x28, 0xFF08, 0xFE59: (0x28, true)
    case 0x29, 0xFF09, 0xFE5A: (0x28, false)
    case 0x5B, 0xFF3B: (0x5B, true)
    case 0x5D, 0xFF3D: (0x5B, false)
    case 0x3008...0x3011, 0x3014...0x301B: (scalar & ~1, scalar & 1 == 0)
    default: nil
    }
  }

  /// Whether a character is a decimal digit: the general category Nd of Unicode 15.
  private static func isDigit(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0660...0x0669, 0x06F0...0x06F9, 0x07C0...0x07C9, 0x0966...0x096F, 0x09E6...0x09EF, 0x0A66...0x0A6F,
      0x0AE6...0x0AEF, 0x0B66...0x0B6F, 0x0BE6...0x0BEF, 0x0C66...0x0C6F, 0x0CE6...0x0CEF, 0x0D66...0x0D6F,
      0x0DE6...0x0DEF, 0x0E50...0x0E59, 0x0ED0...0x0ED9, 0x0F20...0x0F29, 0x1040...0x1049, 0x1090...0x1099,
      0x17E0...0x17E9, 0x1810...0x1819, 0x1946...0x194F, 0x19D0...0x19D9, 0x1A80...0x1A89, 0x1A90...0x1A99,
      0x1B50...0x1B59, 0x1BB0...0x1BB9, 0x1C40...0x1C49, 0x1C50...0x1C59, 0xA620...0xA629, 0xA8D0...0xA8D9,
      0xA900...0xA909, 0xA9D0...0xA9D9, 0xA9F0...0xA9F9, 0xAA50...0xAA59, 0xABF0...0xABF9, 0xFF10...0xFF19:
      true
    case 0x10000...0x10FFFF: Unicode.Scalar(scalar)?.properties.numericType == .decimal
    default: false
    }
  }
}
