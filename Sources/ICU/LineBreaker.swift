import CICU

/// Finds where lines may break by UAX #14 and ICU's dictionaries, with the habits of Apple's systems.
///
/// Japanese breaks strictly (small kana and ー never start a line), Korean at spaces only: libicu knows no `lw`
/// keyword, so breaks between two letters or digits are taken out afterwards, as CSS does for `word-break: keep-all`.
package final class LineBreaker {
  let finder: BreakFinder
  private let keepsWords: Bool
  private var words = DictionaryWords()

  /// Opens a break iterator (`ubrk_open`).
  ///
  /// - Parameter locale: BCP 47 or ICU spelling.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses, or when its data has no break rules.
  package convenience init(locale: String) throws { try self.init(locale: locale, readsRules: true) }

  /// - Parameter readsRules: Whether ICU's rules are run without its iterator, which changes no break.
  init(locale: String, readsRules: Bool) throws {
    let language = locale.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
    let rules = language == "ja" ? "ja@lb=strict" : locale
    finder = try BreakFinder(readsRules: readsRules) { cicu_line_breaker_open(rules, &$0) }
    keepsWords = language == "ko"
  }

  /// Returns the ends of the segments of `text`, ascending; the last is its count.
  package func opportunities(in text: [UInt16]) -> [Int] { breaks(in: text).map(\.offset) }

  /// Returns the breaks of `text`, ascending; the last is at its count, and mandatory only after a line separator.
  ///
  /// - Complexity: O(*n*) in the code units.
  package func breaks(in text: [UInt16]) -> [LineBreak] {
    var breaks: [LineBreak] = []
    findBreaks(in: text, into: &breaks)
    return breaks
  }

  /// Puts what ``breaks(in:)`` returns in the place of what an array holds.
  package func findBreaks(in text: [UInt16], into breaks: inout [LineBreak]) {
    breaks.removeAll(keepingCapacity: true)
    guard !text.isEmpty else { return }
    text.withUnsafeBufferPointer { find(in: $0, into: &breaks) }
    if keepsWords { breaks.removeAll { Self.isInsideWord($0.offset, of: text) } }
  }

  private func find(in text: UnsafeBufferPointer<UInt16>, into breaks: inout [LineBreak]) {
    let byRules = finder.findByRules(text)
    let found = byRules ?? finder.find(text)
    if found == 0 { return breaks.append(LineBreak(offset: text.count, isMandatory: false)) }
    let offsets = finder.offsets
    let kinds = finder.kinds
    breaks.reserveCapacity(found)
    var start = 0
    for index in 0..<found {
      let end = Int(offsets[index])
      if kinds[index] & BreakFinder.dictionary != 0 { divide(start..<end, of: text, into: &breaks) }
      // ICU gives the words of a dictionary the status of the break behind them all.
      let isMandatory = kinds[index] & BreakFinder.mandatory != 0 && Self.endsLine(text[end - 1])
      breaks.append(LineBreak(offset: end, isMandatory: isMandatory))
      start = end
    }
  }

  /// Adds the breaks that the dictionaries find inside of a segment.
  private func divide(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, into breaks: inout [LineBreak]) {
    let stretch = UnsafeBufferPointer(rebasing: text[range])
    guard range.count <= DictionaryWords.mostUnitsOfStretch else {
      for end in finder.divide(stretch) {
        breaks.append(LineBreak(offset: range.lowerBound + Int(end), isMandatory: false))
      }
      return
    }
    let hash = UnitHash.hash(stretch, in: stretch.indices, seed: 0)
    let places: Range<Int>
    if let known = words.places(of: range, in: text, hash: hash) {
      places = known
    } else {
      places = words.insert(finder.divide(stretch), of: range, in: text, hash: hash)
    }
    for place in places {
      breaks.append(LineBreak(offset: range.lowerBound + Int(words.ends[place]), isMandatory: false))
    }
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
