import SourceText
import StringFormats

extension Rule {
  /// Flags a backslash that escapes nothing.
  static let unknownEscape = Rule(
    id: "unknown-escape",
    summary: "A backslash does not begin a valid escape sequence.",
    rationale: """
      Apple's parser drops the backslash and reads the character as it is: `\\u00e9` shows as “u00e9”, `\\%` as “%”. \
      `\\/`, as JSON escapes a slash, and `\\?`, as C escapes a question mark, are no findings.
      """,
    example: RuleExample(bad: .strings(#""cafe" = "caf\u00e9";"#), good: .strings(#""cafe" = "caf\U00e9";"#)),
    severity: .warning,
    fix: .safe,
    check: .document { file, number, report in
      let document = file.document
      guard document.format == .strings || document.format == .stringsdict else { return }
      let places = EscapeScan.places(in: document.bytes)
      guard !places.isEmpty else { return }
      for entry in document.entries {
        for text in EscapeScan.quotedTexts(of: entry, places) {
          for escape in EscapeScan.unknownEscapes(in: document.bytes, text.range) {
            report.add(
              escape.message, at: .document(number, escape.range), table: file.tablePath.name,
              key: document.text(entry.key), locale: file.locale, isRare: escape.isHarmless,
              fix: escape.fix(inKey: text == entry.key))
          }
        }
      }
    })
}

/// Looks for backslashes that escape nothing in old-style strings.
private enum EscapeScan {
  struct Escape {
    let range: ByteRange
    let message: String
    /// What would mend it in a text.
    var fix: Fix?
    /// Whether the text is shown as it is meant.
    var isHarmless = false
    /// Whether the mended text is another one.
    var fixChangesText = false

    /// The fix for a key, which has to stay the key that the code names, or for a text.
    func fix(inKey: Bool) -> Fix? { inKey && fixChangesText ? nil : fix }
  }

  /// The backslashes of the file, paired or not, that may escape nothing: those before a character that no escape has,
  /// and before a `U` without digits; in a file of wide units all bytes that look like one.
  static func places(in bytes: [UInt8]) -> [Int] {
    let isWide = TextEncoding.byteOrderMark(of: bytes).map { $0.encoding.unitWidth > 1 } ?? false
    return bytes.withUnsafeBufferPointer { bytes in
      let backslash = UInt8(ascii: "\\")
      func isSound(_ index: Int) -> Bool {
        guard index < bytes.count, isKnown(bytes[index]), !isWide else { return false }
        guard bytes[index] == UInt8(ascii: "U") else { return true }
        return index + 1 < bytes.count && Unicode.Scalar(bytes[index + 1]).properties.isASCIIHexDigit
      }
      var places: [Int] = []
      var index = bytes.firstIndex(from: 0, of: backslash)
      while index < bytes.count {
        if !isSound(index + 1) { places.append(index) }
        index = bytes.firstIndex(from: index + 1, of: backslash)
      }
      return places
    }
  }

  /// The quoted tokens of an entry around one of `places`, which ascend; a key that is its own value comes once.
  static func quotedTexts(of entry: StringEntry, _ places: [Int]) -> [SourceString] {
    func isConcerned(_ text: SourceString) -> Bool {
      guard text.coding == .oldStyleQuoted else { return false }
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < text.range.start.index { low = middle + 1 } else { high = middle }
      }
      return low < places.count && places[low] < text.range.end.index
    }
    var texts = isConcerned(entry.key) ? [entry.key] : []
    if case .text(let value) = entry.value, value != entry.key, isConcerned(value) { texts.append(value) }
    return texts
  }

  /// Known are `\a \b \f \n \r \t \v \" \' \\`, octal digits, `\U` and a backslash before a line end; `\/` is a slash
  /// as it is in JSON, `\?` a question mark as it is in C.
  private static func isKnown(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"),
      UInt8(ascii: "?"), 0x0A, 0x0D,
      UInt8(ascii: "0")...UInt8(ascii: "7"):
      true
    default: CEscape.byte(of: byte) != nil
    }
  }

  static func unknownEscapes(in bytes: [UInt8], _ range: ByteRange) -> [Escape] {
    let encoding = TextEncoding.byteOrderMark(of: Array(bytes.prefix(4)))?.encoding ?? .utf8
    let width = encoding.unitWidth
    var found: [Escape] = []
    var index = range.start.index
    while index + 2 * width <= range.end.index {
      let unit = bytes[index..<index + width]
      guard unit.contains(UInt8(ascii: "\\")), encoding.decode(unit) == "\\" else {
        index += width
        continue
      }
      let rest = encoding.decode(bytes[index + width..<min(range.end.index, index + 12 * width)]).unicodeScalars
      let before = encoding.decode(bytes[max(range.start.index + width, index - 4)..<index]).suffix(2)
      if let escape = escape(rest, at: index, width, behind: before) { found.append(escape) }
      index += 2 * width
    }
    return found
  }

  /// - Parameters:
  ///   - rest: What follows the backslash, of which the last character may be cut.
  ///   - before: The two characters before it: a letter, as in “on\Off”, or a line break.
  private static func escape(
    _ rest: String.UnicodeScalarView, at index: Int, _ width: Int, behind before: Substring
  ) -> Escape? {
    guard let mark = rest.first else { return nil }
    let isBehindBreak = before == "\\n"
    let isBehindLetter = !isBehindBreak && before.last?.isLetter ?? false
    let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    if mark == "U" {
      guard digits.isEmpty else { return nil }
      return Escape(
        range: ByteRange(index, index + 2 * width),
        message: "'\\U' without hexadecimal digits: Apple's parser reads a zero character; "
          + "write '\\nU' where a line ends here, four digits for a character, else remove the backslash")
    }
    if mark.value < 0x80, isKnown(UInt8(mark.value)) { return nil }
    let size = width == 1 ? Unicode.UTF8.width(mark) : mark.value > 0xFFFF && width == 2 ? 4 : width
    let range = ByteRange(index, index + width + size)
    if isBehindLetter, mark.properties.isAlphabetic, mark != "u" || digits.isEmpty {
      // Between words it is meant to be seen.
      return Escape(
        range: range,
        message: "'\\\(mark)' is not an escape: Apple's parser drops the backslash and reads '\(mark)'; "
          + "write '\\\\' for a backslash, or '/'")
    }
    let isBehindSentence = before.last.map { ".!?".contains($0) } ?? false
    if isBehindBreak || isBehindSentence, mark.properties.isUppercase {
      return Escape(
        range: range,
        message: "'\\\(mark)' is not an escape: Apple's parser drops the backslash and reads '\(mark)'; "
          + "write '\\n' before it where a line ends here, else remove the backslash",
        isHarmless: isBehindBreak)
    }
    if mark == " ", rest.dropFirst().first == "n", rest.dropFirst(2).first?.properties.isLowercase != true {
      let range = ByteRange(index, index + 3 * width)
      let gap = ByteRange(index + width, index + 2 * width)
      return Escape(
        range: range, message: "'\\ n' is not an escape: the app shows ' n'; write '\\n'",
        fix: Fix("write '\\n'", .safe, [.replace(gap, with: "")]), fixChangesText: true)
    }
    guard mark == "u", !digits.isEmpty else {
      return Escape(
        range: range,
        message:
          "'\\\(mark)' is not an escape: Apple's parser drops the backslash and reads '\(mark)'; remove the backslash",
        fix: Fix("remove the backslash", .safe, [.replace(ByteRange(index, index + width), with: "")]),
        isHarmless: true)
    }
    let code = String(String.UnicodeScalarView(digits.prefix(4)))
    return Escape(
      range: ByteRange(index, index + (2 + code.utf8.count) * width),
      message: "'\\u\(code)' is not an escape: the app shows 'u\(code)'; write '\\U\(code)'",
      fix: unicodeFix(code, at: index, width, rest.dropFirst(1 + code.utf8.count)), fixChangesText: true)
  }

  /// Writes `\U` for `\u`, with both halves of a surrogate pair at once.
  ///
  /// - Parameter rest: What follows the four digits.
  /// - Returns: `nil` for other than four digits, for the end of a text, and for half a pair.
  private static func unicodeFix(
    _ code: String, at index: Int, _ width: Int, _ rest: Substring.UnicodeScalarView
  ) -> Fix? {
    guard code.utf8.count == 4, let unit = UInt16(code, radix: 16), unit > 0 else { return nil }
    var places = [index + width]
    if UTF16.isTrailSurrogate(unit) { return nil }
    if UTF16.isLeadSurrogate(unit) {
      guard rest.starts(with: "\\u".unicodeScalars),
        let second = UInt16(String(String.UnicodeScalarView(rest.dropFirst(2).prefix(4))), radix: 16),
        UTF16.isTrailSurrogate(second)
      else { return nil }
      places.append(index + 7 * width)
    }
    return Fix("write '\\U\(code)'", .safe, places.map { .replace(ByteRange($0, $0 + width), with: "U") })
  }
}
