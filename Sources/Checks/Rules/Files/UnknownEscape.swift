import SourceText
import StringFormats

extension Rule {
  /// Flags a backslash that escapes nothing.
  static let unknownEscape = Rule(
    id: "unknown-escape",
    summary: "A backslash stands before a character that no escape has.",
    rationale: """
      Apple's parser drops the backslash and reads the character as it is: `\\u00e9` shows as “u00e9”, `\\%` as “%”.
      """,
    example: RuleExample(bad: .strings(#""cafe" = "caf\u00e9";"#), good: .strings(#""cafe" = "caf\U00e9";"#)),
    severity: .warning,
    fix: .safe,
    check: .document { file, number, report in
      let document = file.document
      guard document.format == .strings || document.format == .stringsdict, EscapeScan.mayFind(in: document.bytes)
      else {
        return
      }
      for entry in document.entries {
        for text in EscapeScan.quotedTexts(of: entry) {
          for escape in EscapeScan.unknownEscapes(in: document.bytes, text.range) {
            report.add(
              escape.message, at: .document(number, escape.range), table: file.tablePath.name,
              key: document.text(entry.key), locale: file.locale, fix: escape.fix(inKey: text == entry.key))
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
    /// Whether the mended text is another one.
    var fixChangesText = false

    /// The fix for a key, which has to stay the key that the code names, or for a text.
    func fix(inKey: Bool) -> Fix? { inKey && fixChangesText ? nil : fix }
  }

  /// Whether any backslash of the file, paired or not, stands before a character that no escape has.
  static func mayFind(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let backslash = UInt8(ascii: "\\")
      var index = bytes.firstIndex(from: 0, of: backslash, or: backslash)
      while index < bytes.count {
        var next = index + 1
        while next < bytes.count, bytes[next] == 0 { next += 1 }
        if next < bytes.count, !isKnown(bytes[next]) || bytes[next] == UInt8(ascii: "U") { return true }
        index = bytes.firstIndex(from: index + 1, of: backslash, or: backslash)
      }
      return false
    }
  }

  /// The quoted tokens of an entry; a key that is its own value comes once.
  static func quotedTexts(of entry: StringEntry) -> [SourceString] {
    var texts = [entry.key]
    if case .text(let value) = entry.value, value != entry.key { texts.append(value) }
    return texts.filter { $0.coding == .oldStyleQuoted }
  }

  /// Known are `\a \b \f \n \r \t \v \" \' \\`, octal digits, `\U` and a backslash before a line end.
  private static func isKnown(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "U"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "\\"), 0x0A, 0x0D, UInt8(ascii: "0")...UInt8(ascii: "7"):
      true
    default: false
    }
  }

  static func unknownEscapes(in bytes: [UInt8], _ range: ByteRange) -> [Escape] {
    let backslash = UInt8(ascii: "\\")
    let hasBackslash = bytes.withUnsafeBufferPointer {
      let text = UnsafeBufferPointer(rebasing: $0[range.indices])
      return text.firstIndex(from: 0, of: backslash, or: backslash) < text.count
    }
    guard hasBackslash else { return [] }
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
      if let escape = escape(rest, at: index, width) { found.append(escape) }
      index += 2 * width
    }
    return found
  }

  /// - Parameter rest: What follows the backslash, of which the last character may be cut.
  private static func escape(_ rest: String.UnicodeScalarView, at index: Int, _ width: Int) -> Escape? {
    guard let mark = rest.first else { return nil }
    let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    if mark == "U" {
      guard digits.isEmpty else { return nil }
      return Escape(
        range: ByteRange(index, index + 2 * width),
        message: "'\\U' without hexadecimal digits: Apple's parser reads a zero character; write four digits")
    }
    if mark.value < 0x80, isKnown(UInt8(mark.value)) { return nil }
    let size = width == 1 ? Unicode.UTF8.width(mark) : mark.value > 0xFFFF && width == 2 ? 4 : width
    let range = ByteRange(index, index + width + size)
    guard mark == "u", !digits.isEmpty else {
      return Escape(
        range: range,
        message:
          "'\\\(mark)' is no escape: Apple's parser drops the backslash and reads '\(mark)'; remove the backslash",
        fix: Fix("remove the backslash", .safe, [.replace(ByteRange(index, index + width), with: "")]))
    }
    let code = String(String.UnicodeScalarView(digits.prefix(4)))
    return Escape(
      range: ByteRange(index, index + (2 + code.utf8.count) * width),
      message: "'\\u\(code)' is no escape: the app shows 'u\(code)'; write '\\U\(code)'",
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
