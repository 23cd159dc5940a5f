/// Where scripts need characters without a shape.
///
/// Joiners form letters of Arabic, of the scripts of India and of emoji (Unicode 15, chapters 9, 12 and 23.2, and
/// UTS #51); U+200B marks where lines may break in scripts without spaces; a soft hyphen stands inside a word.
enum InvisibleUse {
  static func isNeeded(_ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: before.map(usesJoiners) ?? false || after.map(usesJoiners) ?? false
    case 0x200B: before.map(breaksWithoutSpaces) ?? false || after.map(breaksWithoutSpaces) ?? false
    case 0xAD: before?.properties.isAlphabetic == true && after?.properties.isAlphabetic == true
    // Word joiners keep what stands on both sides on one line.
    case 0x2060, 0x034F: before != nil && after != nil
    case 0x180E: before.map { (0x1800..<0x18B0).contains($0.value) } ?? false
    default: false
    }
  }

  private static func usesJoiners(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590..<0x1100, 0x1700..<0x1E00, 0xA000..<0xAC00, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800...0x11FFF: true
    case 0xFE0E, 0xFE0F, 0x1F3FB...0x1F3FF: true
    default: scalar.properties.isEmoji && !scalar.isASCII
    }
  }

  private static func breaksWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00..<0x1100, 0x1780..<0x1800, 0x1950..<0x19E0, 0x1A20..<0x1AB0, 0x2E80..<0xA4D0, 0xA9E0..<0xAA80,
      0xAC00..<0xD7B0, 0xFF00..<0xFFF0, 0x20000...0x3FFFF:
      true
    // Behind a slash, a hyphen or a dash a line may break in every language.
    case 0x2F, 0x2D, 0x5F, 0x2E, 0x40, 0x2010...0x2015: true
    default: false
    }
  }
}
