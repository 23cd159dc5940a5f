import CICU

/// Finds where lines may break by UAX #14 and ICU's dictionaries, with the habits of Apple's systems.
///
/// Japanese breaks strictly (small kana and ー never start a line), Korean at spaces only: libicu knows no `lw`
/// keyword, so breaks between two Hangul are taken out afterwards.
public final class LineBreaker {
  private let handle: OpaquePointer
  private let keepsHangul: Bool
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
    keepsHangul = language == "ko"
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
      if keepsHangul, offset < text.count, Self.isHangul(text[offset - 1]), Self.isHangul(text[offset]) { continue }
      breaks.append(LineBreak(offset: offset, isMandatory: mandatory[index]))
    }
    return breaks
  }

  /// Jamo, compatibility jamo, and syllables with the extended jamo around them.
  private static func isHangul(_ unit: UInt16) -> Bool {
    0x1100...0x11FF ~= unit || 0x3131...0x318E ~= unit || 0xA960...0xA97F ~= unit || 0xAC00...0xD7FF ~= unit
  }
}
