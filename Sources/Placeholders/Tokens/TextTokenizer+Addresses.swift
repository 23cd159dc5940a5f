/// URLs and e-mail addresses: found at `://`, `www.` and `@`, and read to both sides of it.
extension TextTokenizer {
  /// `https://example.com/…`, and `mailto:`, `tel:`, `sms:`.
  mutating func readURL() -> Bool {
    var start = index
    while start > wordsStart, isSchemeByte(bytes[start - 1]) { start -= 1 }
    while start < index, !Self.isLetter(bytes[start]) { start += 1 }
    guard start < index, !followsLetter(start) else { return false }
    let isWeb = byte(index + 1) == UInt8(ascii: "/") && byte(index + 2) == UInt8(ascii: "/")
    let scheme = bytes[start..<index]
    guard isWeb || ["mailto", "tel", "sms"].contains(where: { scheme.elementsEqual($0.utf8) }) else { return false }
    let end = addressEnd(from: index + (isWeb ? 3 : 1))
    guard end > index + (isWeb ? 3 : 1) else { return false }
    add(.verbatim, from: start, to: end)
    return true
  }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    Self.isLetterOrDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// `www.example.com/…`
  mutating func readWebAddress() -> Bool {
    let start = index - 3
    guard start >= wordsStart, bytes[start..<index].allSatisfy({ $0 | 0x20 == UInt8(ascii: "w") }),
      !followsLetter(start), Self.isLetterOrDigit(byte(index + 1))
    else { return false }
    add(.verbatim, from: start, to: addressEnd(from: index + 1))
    return true
  }

  /// Whether a word of the same words ends before `index`.
  private func followsLetter(_ index: Int) -> Bool {
    guard index > wordsStart else { return false }
    let last = bytes[index - 1]
    if last < 0x80 { return Self.isLetter(last) }
    var lead = index - 1
    while lead > wordsStart, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    return !isPunctuation(at: lead)
  }

  /// Whether the sequence at `index` is one of the usual marks beyond ASCII: of Latin-1, U+2000–U+2FFF, of CJK, wide
  /// ones, emoji.
  private func isPunctuation(at index: Int) -> Bool {
    switch (byte(index), byte(index + 1)) {
    case (0xC2, _), (0xE2, _), (0xE3, 0x80), (0xEF, 0xBC), (0xEF, 0xBD), (0xF0, 0x9F): true
    default: false
    }
  }

  mutating func readMailAddress() -> Bool {
    var start = index
    while start > wordsStart, isMailboxByte(bytes[start - 1]) { start -= 1 }
    var end = index + 1
    var dot = end
    while isHostByte(byte(end)) {
      if bytes[end] == UInt8(ascii: ".") { dot = end }
      end += 1
    }
    while end > index, byte(end - 1) == UInt8(ascii: ".") || byte(end - 1) == UInt8(ascii: "-") { end -= 1 }
    if dot >= end { dot = bytes[..<end].lastIndex(of: UInt8(ascii: ".")) ?? 0 }
    guard start < index, dot > index + 1, end - dot > 2 else { return false }
    add(.verbatim, from: start, to: end)
    return true
  }

  private func isMailboxByte(_ byte: UInt8) -> Bool {
    Self.isLetterOrDigit(byte) || ".+-_".utf8.contains(byte)
  }

  private func isHostByte(_ byte: UInt8) -> Bool {
    Self.isLetterOrDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// The end of an address: before a blank, a quotation mark, a bracket that it does not open, and without the
  /// punctuation of the sentence around it.
  private func addressEnd(from start: Int) -> Int {
    var end = start
    var open = 0
    scan: while end < bytes.count {
      switch bytes[end] {
      case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "\\"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "}"):
        break scan
      case 0x80... where isPunctuation(at: end): break scan
      case UInt8(ascii: "{"):
        guard let brace = braceEnd(from: end) else { break scan }
        end = brace
        continue
      case UInt8(ascii: "%"):
        guard let specifier = FormatScanner(bytes).specifier(at: end) else { break }
        if specifier.readsLikeProse, !specifier.isBlankOfAddress { break scan }
        end = specifier.end
        continue
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        if open == 0 { break scan }
        open -= 1
      default: break
      }
      end += 1
    }
    while end > start, ".,;:!?'*_~".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}
