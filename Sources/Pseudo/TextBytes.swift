/// What the bytes of a text are.
enum TextBytes {
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  static func isWordByte(_ byte: UInt8) -> Bool { isLetter(byte) || (byte >= 0x30 && byte <= 0x39) }

  /// The range of `text` without the blanks at its ends; `nil` where there is nothing else.
  static func core(of text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else {
      return nil
    }
    return first..<last + 1
  }

  /// The scalars of well-formed UTF-8 with their bytes.
  static func scalars(_ text: UnsafeBufferPointer<UInt8>) -> [(Unicode.Scalar, Range<Int>)] {
    var found: [(Unicode.Scalar, Range<Int>)] = []
    var index = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let count = min(UTF8.width(scalar), text.count - index)
      found.append((scalar, index..<index + count))
      index += count
    }
    return found
  }

  /// The scalar that begins at `index`, and its bytes; U+FFFD of one byte where none does.
  static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, size: Int) {
    let first = text[index]
    let size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first < 0x80 || first >= 0xC0, index + size <= text.count else { return ("\u{FFFD}", 1) }
    var value = size == 1 ? UInt32(first) : UInt32(first & 0xFF >> UInt8(size + 1))
    for byte in text[index + 1..<index + size] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value).map { ($0, size) } ?? ("\u{FFFD}", 1)
  }

  static func scalarCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    text.reduce(0) { $0 &+ ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Whether a scalar is part of a word: a letter, a digit or a mark on one.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isWordByte(UInt8(scalar.value)) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber:
      return true
    default: return false
    }
  }

  /// Calls `body` with each word in a range of `text` and its characters: a run of letters, digits and marks.
  static func forEachWord(
    in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (_ word: Range<Int>, _ length: Int) -> Void
  ) {
    var (start, index, length) = (range.lowerBound, range.lowerBound, 0)
    while index < range.upperBound {
      let (scalar, size) = text[index] < 0x80 ? (" ", 1) : scalar(in: text, at: index)
      let isWord = size == 1 ? isWordByte(text[index]) : isWordScalar(scalar)
      index += size
      if isWord {
        length += 1
      } else {
        if length > 0 { body(start..<index - size, length) }
        (start, length) = (index, 0)
      }
    }
    if length > 0 { body(start..<range.upperBound, length) }
  }

  /// Whether the text has a letter of any script.
  static func hasLetter(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    scalars(text).contains { $0.0.properties.isAlphabetic }
  }
}
