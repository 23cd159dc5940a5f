/// What the marks that end a sentence mean, whatever the script.
///
/// The marks are those of the general category Po whose Unicode names call them full stop, danda, question mark and so
/// on; the list agrees with CLDR's exemplar punctuation and with the marks that Weblate's checks take for equal.
enum EndMark {
  /// How a text ends whose last character it is; nothing for a character that is no such mark.
  static func traits(of scalar: UInt32) -> TextTraits {
    switch scalar {
    case 0x2E: .periodEnd
    case 0x3F: .questionEnd
    case 0x21: .exclamationEnd
    case 0x3A: .colonEnd
    case 0x3B: .semicolonEnd
    case 0x2C: .commaEnd
    // Armenian, Arabic, Syriac, the dandas of India, Sinhala, Tibetan, Burmese, Ethiopic, Khmer, CJK, Ol Chiki …
    case 0x0589, 0x06D4, 0x0701, 0x0702, 0x0964, 0x0965, 0x0DF4, 0x0F0D, 0x0F0E, 0x104A, 0x104B, 0x1362, 0x166E, 0x17D4,
      0x17D5, 0x1803, 0x1809, 0x1C7E, 0x1C7F, 0x2CF9, 0x2CFE, 0x3002, 0xA4FF, 0xA60E, 0xA8CE, 0xA8CF, 0xAAF0, 0xABEB,
      0xFE12, 0xFE52, 0xFF0E, 0xFF61, 0x11141, 0x11142:
      .periodEnd
    case 0x037E, 0x055E, 0x061F, 0x1367, 0x1945, 0x2047, 0x2048, 0x203D, 0x2CFA, 0x2E2E, 0xA60F, 0xFE16, 0xFE56, 0xFF1F,
      0x11143, 0x1E95F:
      .questionEnd
    case 0x055C, 0x07F9, 0x1944, 0x203C, 0x2049, 0xFE15, 0xFE57, 0xFF01, 0x1E95E: .exclamationEnd
    case 0x1365, 0x1366, 0x17D6, 0x1804, 0xFE13, 0xFE55, 0xFF1A: .colonEnd
    case 0x061B, 0x1364, 0x204F, 0xFE14, 0xFE54, 0xFF1B: .semicolonEnd
    case 0x055D, 0x060C, 0x07F8, 0x1363, 0x1802, 0x1808, 0x3001, 0xA4FE, 0xA60D, 0xFE10, 0xFE11, 0xFE50, 0xFE51, 0xFF0C,
      0xFF64:
      .commaEnd
    case 0x1801, 0x2026, 0x22EF, 0xFE19: .ellipsisEnd
    default: []
    }
  }

  /// What a mark is called in a message.
  static func name(of end: TextTraits) -> String {
    switch end {
    case .periodEnd: "a full stop"
    case .questionEnd: "a question mark"
    case .exclamationEnd: "an exclamation mark"
    case .colonEnd: "a colon"
    case .semicolonEnd: "a semicolon"
    case .commaEnd: "a comma"
    case .ellipsisEnd: "an ellipsis"
    default: "no mark"
    }
  }
}
