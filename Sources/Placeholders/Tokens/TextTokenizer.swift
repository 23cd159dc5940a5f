import SourceText

/// Divides a text into words and what a translation has to keep.
///
/// Kept are printf specifiers, `%#@name@` and `%arg` (by ``FormatScanner``), `${name}`, `$(NAME)`, `{name}`, the syntax
/// of ICU messages around their branches, HTML and XML tags, entities, escapes, `^[…](inflect: true)`, the parts of
/// Markdown that are not words, URLs, e-mail addresses, and bidirectional controls. What only begins like one of these
/// is words.
package struct TextTokenizer {
  /// The longest tag, link target, placeholder or code span in bytes; what is longer is read as words.
  static let longestLiteral = 4_096
  private static let deepestNesting = 16

  /// An ICU choice whose end is not reached yet.
  private struct Choice {
    let isPlural: Bool
  }

  /// In the order of the text, without gaps.
  package private(set) var tokens: [TextToken] = []

  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var index = 0
  /// Where the words begin that are being read.
  private(set) var wordsStart = 0
  private var choices: [Choice] = []
  /// Where to go on when the choices that are open turn out to be none.
  private var resumption: (index: Int, wordsStart: Int, tokens: Int)?
  private var triesChoices = true

  package init() {}

  /// The tokens of `text` in order, without gaps.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length.
  package static func tokens(of text: String) -> [TextToken] {
    var text = text
    var tokenizer = TextTokenizer()
    text.withUTF8 { tokenizer.read($0) }
    return tokenizer.tokens
  }

  /// Puts the tokens of `text` in the place of those of the text before.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    bytes = text
    index = 0
    wordsStart = 0
    tokens.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    resumption = nil
    triesChoices = true
    while true {
      index = Self.firstLiteralStart(in: text, from: index)
      if index < bytes.count {
        readLiteral()
      } else if choices.isEmpty {
        break
      } else {
        giveUpChoices()
      }
    }
    flushWords(upTo: index)
  }

  // MARK: - Tokens

  mutating func add(_ kind: TextToken.Kind, from start: Int, to end: Int) {
    flushWords(upTo: start)
    tokens.append(TextToken(kind: kind, range: start..<end))
    index = end
    wordsStart = end
  }

  mutating func add(_ kind: TextToken.Kind, to end: Int) { add(kind, from: index, to: end) }

  private mutating func flushWords(upTo end: Int) {
    if end > wordsStart { tokens.append(TextToken(kind: .words, range: wordsStart..<end)) }
  }

  // MARK: - Bytes

  /// The byte at `index`, 0 behind the end.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
  static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// The next byte at which ``readLiteral()`` has something to do, or the end; letters are skipped eight at a time.
  @inline(__always)
  private static func firstLiteralStart(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index &+ 8 <= text.count {
      let word = UnsafeRawPointer(text.baseAddress! + index).loadUnaligned(as: UInt64.self)
      let end = index &+ 8
      if word.isLettersAndBlanks, word.hits(of: 0xE2) & UInt64.highestBits == 0 {
        index = end
        continue
      }
      while index < end {
        if mayStartLiteral(text[index]) { return index }
        index &+= 1
      }
    }
    while index < text.count, !mayStartLiteral(text[index]) { index &+= 1 }
    return index
  }

  /// Whether ``readLiteral()`` has something to do at this byte.
  @inline(__always)
  private static func mayStartLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "$"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "."), UInt8(ascii: "#"), 0xE2:
      true
    default: false
    }
  }

  /// Reads a literal where there is one, else one byte of words.
  private mutating func readLiteral() {
    let found: Bool
    switch bytes[index] {
    case UInt8(ascii: "%"): found = readSpecifier()
    case UInt8(ascii: "\\"): found = readEscape()
    case UInt8(ascii: "<"): found = readTag()
    case UInt8(ascii: "&"): found = readEntity()
    case UInt8(ascii: "$"): found = readVariable()
    case UInt8(ascii: "{"): found = readBrace()
    case UInt8(ascii: "}"): found = !choices.isEmpty && readBranchEnd()
    case UInt8(ascii: "'"): found = readQuotedSyntax()
    case UInt8(ascii: "#"): found = readNumberSign()
    case UInt8(ascii: "`"): found = readCodeSpan()
    case UInt8(ascii: "]"): found = readLinkTarget()
    case UInt8(ascii: "^"): found = readInflectionMark()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): found = readEmphasis()
    case UInt8(ascii: ":"): found = readURL()
    case UInt8(ascii: "."): found = readWebAddress()
    case UInt8(ascii: "@"): found = readMailAddress()
    default: found = readDirection()
    }
    if !found { index += 1 }
  }
}

// MARK: - Choices of ICU messages

extension TextTokenizer {
  /// Whether `#` stands for a number here.
  var isInPlural: Bool { choices.last?.isPlural ?? false }
  var isInChoice: Bool { !choices.isEmpty }
  var mayOpenChoice: Bool { triesChoices && choices.count < Self.deepestNesting }

  /// Opens a choice whose head ends before `end`.
  mutating func openChoice(isPlural: Bool, headEnd end: Int) {
    if choices.isEmpty { resumption = (index + 1, wordsStart, tokens.count) }
    choices.append(Choice(isPlural: isPlural))
    add(.branchStart, to: end)
  }

  mutating func closeChoice(end: Int) {
    add(.branchEnd, to: end)
    choices.removeLast()
  }

  /// Reads the text again from the outermost choice on as one that has no ICU message.
  mutating func giveUpChoices() {
    guard let resumption else { return }
    tokens.removeSubrange(resumption.tokens...)
    (index, wordsStart) = (resumption.index, resumption.wordsStart)
    choices.removeAll(keepingCapacity: true)
    triesChoices = false
  }
}

extension UInt64 {
  /// The highest bit of each of eight bytes.
  fileprivate static let highestBits: UInt64 = 0x8080_8080_8080_8080
  private static let eachByte: UInt64 = 0x0101_0101_0101_0101

  /// Whether each of eight bytes is a letter, a blank or no ASCII.
  fileprivate var isLettersAndBlanks: Bool {
    // Sums of seven bits each, so that none carries into the next byte.
    let seven = self & ~Self.highestBits
    let small = seven | Self.eachByte &* 0x20
    let isFromA = small &+ Self.eachByte &* (0x80 - 0x61)
    let isBehindZ = small &+ Self.eachByte &* (0x80 - 0x7B)
    let isNoBlank = (seven ^ Self.eachByte &* 0x20) &+ Self.eachByte &* 0x7F
    return (isFromA & ~isBehindZ | ~isNoBlank | self) & Self.highestBits == Self.highestBits
  }
}
