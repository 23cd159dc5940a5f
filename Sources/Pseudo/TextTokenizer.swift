import Strings

/// Divides a text into words and what has to stay byte for byte.
///
/// Kept are printf specifiers, `%#@name@`, `%arg`, `${name}`, `{name}`, HTML and XML tags, entities, backslash escapes,
/// code spans, the targets of Markdown links and attributes, URLs and e-mail addresses.
struct TextTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [TextToken] = []
  private var textStart = 0

  static func tokens(of text: String) -> [TextToken] {
    var tokenizer = TextTokenizer(bytes: Array(text.utf8))
    tokenizer.run(specifiers: FormatScanner.specifiers(in: text))
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run(specifiers: [FormatSpecifier]) {
    var pending = specifiers[...]
    while index < bytes.count {
      while let first = pending.first, first.range.lowerBound < index { pending = pending.dropFirst() }
      if let first = pending.first, first.range.lowerBound == index {
        literal(upTo: first.range.upperBound)
      } else if let end = literalEnd() {
        literal(upTo: end)
      } else {
        index += 1
      }
    }
    flushText(upTo: index)
  }

  private mutating func flushText(upTo end: Int) {
    if end > textStart { tokens.append(TextToken(kind: .text, range: textStart..<end)) }
  }

  private mutating func literal(upTo end: Int) {
    flushText(upTo: index)
    if let last = tokens.last, last.kind == .literal, last.range.upperBound == index {
      tokens[tokens.count - 1] = TextToken(kind: .literal, range: last.range.lowerBound..<end)
    } else {
      tokens.append(TextToken(kind: .literal, range: index..<end))
    }
    index = end
    textStart = end
  }

  private func byte(_ at: Int) -> UInt8 { at < bytes.count ? bytes[at] : 0 }

  private func literalEnd() -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "\\"): return min(index + 2, bytes.count)
    case UInt8(ascii: "<"):
      let first = byte(index + 1) == UInt8(ascii: "/") ? byte(index + 2) : byte(index + 1)
      return Self.isLetter(first) ? closing(UInt8(ascii: ">")) : nil
    case UInt8(ascii: "&"): return entityEnd()
    case UInt8(ascii: "$") where byte(index + 1) == UInt8(ascii: "{"), UInt8(ascii: "{"):
      return closing(UInt8(ascii: "}"))
    case UInt8(ascii: "`"): return closing(UInt8(ascii: "`"))
    case UInt8(ascii: "]") where byte(index + 1) == UInt8(ascii: "("): return closing(UInt8(ascii: ")"))
    case let letter where Self.isLetter(letter) && !isInsideWord: return addressEnd()
    default: return nil
    }
  }

  /// The end of what starts here and ends at the next `byte`; `nil` when the line or the text ends first.
  private func closing(_ byte: UInt8) -> Int? {
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == byte { return end + 1 }
      end += 1
    }
    return nil
  }

  private func entityEnd() -> Int? {
    var end = index + 1
    if byte(end) == UInt8(ascii: "#") { end += 1 }
    let start = end
    while end < bytes.count, Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
    return end > start && end - start <= 32 && end < bytes.count && bytes[end] == UInt8(ascii: ";") ? end + 1 : nil
  }

  private var isInsideWord: Bool {
    index > 0 && (Self.isLetter(bytes[index - 1]) || Self.isDigit(bytes[index - 1]) || bytes[index - 1] >= 0x80)
  }

  /// The end of a URL with a scheme or `www.`, or of an e-mail address.
  private func addressEnd() -> Int? {
    var end = index
    while end < bytes.count, !Self.isBlank(bytes[end]), !"<>\"()[]{}%".utf8.contains(bytes[end]), bytes[end] < 0x80 {
      end += 1
    }
    while end > index, ".,;:!?'".utf8.contains(bytes[end - 1]) { end -= 1 }
    let word = bytes[index..<end]
    guard word.count >= 5 else { return nil }
    if word.starts(with: "www.".utf8) { return end }
    let scheme = word.prefix { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "+") }
    if word.dropFirst(scheme.count).starts(with: "://".utf8) { return end }
    guard let at = word.firstIndex(of: UInt8(ascii: "@")), at > index else { return nil }
    return word[(at + 1)...].dropFirst().contains(UInt8(ascii: ".")) ? end : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
}
