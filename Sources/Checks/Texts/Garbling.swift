/// What UTF-8 looks like when it was read as Latin-1 or Windows-1252 and written as UTF-8 again.
///
/// Characters are taken back to the bytes they were read from, and these decoded. Most that are valid UTF-8 then were
/// it before; what stands in sound texts too, a quotation mark or an ellipsis behind a capital letter, says so only
/// within a word.
enum Garbling {
  /// Characters that were others before.
  struct Stretch {
    /// UTF-8 offsets.
    let range: Range<Int>
    /// As it was before; `nil` where bytes of it are lost.
    let original: String?
    /// Whether a character is one that Windows-1252 has and Latin-1 has not.
    let isOfWindows: Bool
  }

  /// The byte that is read as a character beyond ASCII in Windows-1252, or in Latin-1 where it leaves one out.
  static func byte(of scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x80..<0x100: UInt8(scalar)
    case 0x100...: windows.first { $0.value == scalar }.map { 0x80 + UInt8($0.key) }
    default: nil
    }
  }

  /// The characters of 0x80–0x9F in Windows-1252.
  private static let windows: [(key: Int, value: UInt32)] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars.map(\.value).enumerated()
  ).map { (key: $0.offset, value: $0.element) }

  /// How many bytes a character has whose first one that is; 0 for one that leads none.
  static func length(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }

  static func isContinuation(_ byte: UInt8?) -> Bool { byte.map { $0 & 0xC0 == 0x80 } ?? false }

  /// The first stretch of a text.
  ///
  /// - Complexity: O(*n*).
  static func first(in scalars: [PlacedScalar]) -> Stretch? {
    let bytes = scalars.map { byte(of: $0.scalar.value) }
    var start = 0
    while start < bytes.count {
      guard let lead = bytes[start], length(lead) > 0 else {
        start += 1
        continue
      }
      let run = GarbledRun(scalars, bytes, from: start)
      if run.isGarbled {
        let range = scalars[start].range.lowerBound..<scalars[run.end - 1].range.upperBound
        return Stretch(
          range: range, original: run.original,
          isOfWindows: scalars[start..<run.end].contains { $0.scalar.value > 0xFF })
      }
      start = max(run.end, start + 1)
    }
    return nil
  }
}

/// Characters in a row whose bytes are UTF-8.
private struct GarbledRun {
  private let scalars: [PlacedScalar]
  private let bytes: [UInt8?]
  private let start: Int
  private(set) var end: Int
  /// Where each character begins that the bytes make.
  private var starts: [Int] = []
  /// Of which one is lost, as “â€” in place of “’”.
  private var isCut = false

  init(_ scalars: [PlacedScalar], _ bytes: [UInt8?], from start: Int) {
    (self.scalars, self.bytes, self.start, end) = (scalars, bytes, start, start)
    while end < bytes.count, let lead = bytes[end] {
      let length = Garbling.length(lead)
      guard length > 0, end + length <= bytes.count,
        (end + 1..<end + length).allSatisfy({ Garbling.isContinuation(bytes[$0]) }),
        String(validating: bytes[end..<end + length].compactMap { $0 }, as: UTF8.self) != nil
      else { break }
      starts.append(end)
      end += length
    }
    if starts.isEmpty, bytes[start] == 0xE2, start + 1 < bytes.count, [0x80, 0x81].contains(bytes[start + 1]) {
      isCut = true
      end = start + 2
    }
  }

  var original: String? {
    isCut ? nil : String(validating: bytes[start..<end].compactMap { $0 }, as: UTF8.self)
  }

  var isGarbled: Bool { isCut || starts.contains(where: isGarbled) }

  private func isGarbled(at index: Int) -> Bool {
    guard let lead = bytes[index], let second = bytes[index + 1] else { return false }
    switch lead {
    case 0xC2...0xC5, 0xD0, 0xD1: return isGarbledLetter(at: index, lead, second)
    // Romanian “È™”, “È›”.
    case 0xC8 where starts.count == 1:
      return (0x98..<0x9C).contains(second) && (follows(index, \.isLowercase) || precedes(index + 2, \.isLowercase))
    // Greek, Armenian, Hebrew, Arabic: words of it.
    case 0xC6..<0xE0: return starts.count > 1 && isLetter(at: index)
    case 0xE2:
      // “â€™”; arrows, ticks and stars that stand alone; “™”.
      return second == 0x80 || second == 0x81 || !follows(index, \.isAlphabetic)
        || second == 0x84 && bytes[index + 2] == 0xA2
    // A byte order mark, wide punctuation.
    case 0xEF: return second == 0xBB || second == 0xBC && !follows(index, \.isAlphabetic)
    // Vietnamese “áº¡”, “á»…”; a guillemet ends words too.
    case 0xE1 where second == 0xBA: return true
    case 0xE1 where second == 0xBB: return starts.count > 1 || precedes(index + 3, \.isLowercase)
    case 0xE0..<0xF0: return starts.count > 1 || leads(end)
    default: return second == 0x9F
    }
  }

  /// Letters of Latin and Cyrillic, and signs of Latin-1.
  private func isGarbledLetter(at index: Int, _ lead: UInt8, _ second: UInt8) -> Bool {
    let isBehindSmall = follows(index, \.isLowercase)
    switch second {
    // No-break spaces, guillemets, ordinal signs behind a capital letter.
    case 0xA0, 0xAA, 0xAB, 0xB4, 0xB7, 0xBA, 0xBB: return isBehindSmall
    case 0xA0...: return true
    default: break
    }
    if lead == 0xC2 { return false }
    // “Ð¿Ñ€”; “Ñ…” alone is Spanish.
    if lead >= 0xD0 { return starts.count > 1 || isBehindSmall }
    switch second {
    case 0x81, 0x8D, 0x8F, 0x90, 0x9D: return true
    // `€ † ‡ ‰ • ™` and letters: ƒ ˆ Š Œ Ž ˜ š œ ž Ÿ.
    case 0x80, 0x83, 0x86...0x8A, 0x8C, 0x8E, 0x95, 0x98...0x9A, 0x9C, 0x9E, 0x9F: return true
    // Apostrophes and dashes stand between words.
    case 0x91, 0x92, 0x96, 0x97:
      return isBehindSmall || starts.count > 1 || lead == 0xC3 && precedes(index + 2, \.isLowercase)
    // Quotation marks and ellipses behind a capital letter, and before a letter.
    default: return isBehindSmall || starts.count > 1 || precedes(index + 2, \.isAlphabetic)
    }
  }

  private func isLetter(at index: Int) -> Bool {
    let character = String(validating: bytes[index..<index + 2].compactMap { $0 }, as: UTF8.self)
    return character?.unicodeScalars.first?.properties.isAlphabetic ?? false
  }

  /// Whether a character of several bytes begins at `index`, of which one may be lost.
  private func leads(_ index: Int) -> Bool {
    guard index + 1 < bytes.count, let lead = bytes[index] else { return false }
    return Garbling.length(lead) > 2 && Garbling.isContinuation(bytes[index + 1])
  }

  private func follows(_ index: Int, _ property: KeyPath<Unicode.Scalar.Properties, Bool>) -> Bool {
    index > 0 && scalars[index - 1].scalar.properties[keyPath: property]
  }

  private func precedes(_ index: Int, _ property: KeyPath<Unicode.Scalar.Properties, Bool>) -> Bool {
    index < scalars.count && scalars[index].scalar.properties[keyPath: property]
  }
}
