import CICU

/// Finds where lines may break by UAX #14 and ICU's dictionaries, with the habits of Apple's systems.
///
/// Japanese breaks strictly (small kana and ー never start a line), Korean at spaces only: libicu knows no `lw`
/// keyword, so breaks between two letters or digits are taken out afterwards, as CSS does for `word-break: keep-all`.
public final class LineBreaker {
  private let handle: OpaquePointer
  private let keepsWords: Bool
  private var offsets: [Int32] = []
  private var mandatory: [Bool] = []

  /// Opens a break iterator (`ubrk_open`).
  ///
  /// - Parameter locale: BCP 47 or ICU spelling.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses, or when its data has no break rules.
  public init(locale: String) throws {
    let language = locale.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
    var status: Int32 = 0
    let handle = cicu_line_breaker_open(language == "ja" ? "ja@lb=strict" : locale, &status)
    try ICUError.check(status, from: "ubrk_open")
    guard let handle else { throw ICUError(function: "ubrk_open", code: 7) }
    self.handle = handle
    keepsWords = language == "ko"
  }

  deinit { cicu_breaker_close(handle) }

  /// Returns the ends of the segments of `text`, ascending; the last is its count.
  public func opportunities(in text: [UInt16]) -> [Int] { breaks(in: text).map(\.offset) }

  /// Returns the breaks of `text`, ascending; the last is at its count, and mandatory only after a line separator.
  ///
  /// - Complexity: O(*n*) in the code units.
  public func breaks(in text: [UInt16]) -> [LineBreak] {
    guard !text.isEmpty else { return [] }
    if offsets.count < text.count {
      offsets = Array(repeating: 0, count: text.count * 2)
      mandatory = Array(repeating: false, count: text.count * 2)
    }
    var status: Int32 = 0
    let found = Int(cicu_breaker_offsets(handle, text, Int32(text.count), &offsets, &mandatory, &status))
    guard status <= 0, found > 0 else { return [LineBreak(offset: text.count, isMandatory: false)] }
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(found)
    for index in 0..<found {
      let offset = Int(offsets[index])
      if keepsWords, Self.isInsideWord(offset, of: text) { continue }
      // ICU gives the words of a dictionary the status of the break behind them all.
      breaks.append(LineBreak(offset: offset, isMandatory: mandatory[index] && Self.endsLine(text[offset - 1])))
    }
    return breaks
  }

  /// The classes BK, CR, LF and NL of UAX #14.
  private static func endsLine(_ unit: UInt16) -> Bool {
    0x0A...0x0D ~= unit || unit == 0x85 || 0x2028...0x2029 ~= unit
  }

  /// Whether letters or digits stand on both sides of an offset, none of them of a script that has no spaces.
  private static func isInsideWord(_ offset: Int, of text: [UInt16]) -> Bool {
    guard offset < text.count, text[offset - 1] != 0x20 else { return false }
    if isHangul(text[offset - 1]), isHangul(text[offset]) { return true }
    guard isOfWord(scalar(from: offset, in: text)) else { return false }
    // The letter that marks stand on.
    var start = offset
    while start > 0 {
      start -= 1
      if start > 0, UTF16.isTrailSurrogate(text[start]), UTF16.isLeadSurrogate(text[start - 1]) { start -= 1 }
      let scalar = scalar(from: start, in: text)
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: continue
      default: return isOfWord(scalar)
      }
    }
    return false
  }

  /// Jamo, compatibility jamo, and syllables with the extended jamo around them.
  private static func isHangul(_ unit: UInt16) -> Bool {
    0x1100...0x11FF ~= unit || 0x3131...0x318E ~= unit || 0xA960...0xA97F ~= unit || 0xAC00...0xD7FF ~= unit
  }

  private static func scalar(from start: Int, in text: [UInt16]) -> Unicode.Scalar {
    String(decoding: text[start..<min(start + 2, text.count)], as: UTF16.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: return false  // Thai, Lao, Burmese, Khmer
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
