/// The markup of a text, counted by kind.
struct Markup {
  struct Tag {
    /// In lower case, with `/` before the name of one that closes.
    let name: String
    let range: Range<Int>
    let isSelfClosing: Bool
  }

  private(set) var tags: [Tag] = []
  /// The ends of Markdown links, `](target)`.
  private(set) var links: [Range<Int>] = []
  /// Where the links lead: a sentence may name one twice.
  private(set) var linkTargets: Set<String> = []
  /// `^[`
  private(set) var inflectionStarts: [Range<Int>] = []
  /// `](inflect: true)` and other attributes of `^[…]`.
  private(set) var inflectionEnds: [Range<Int>] = []
  /// `**`
  private(set) var strongMarks: [Range<Int>] = []
  private(set) var entities: [Range<Int>] = []
  /// `& amp;`, `&amp ;`, `&nbsp`: entities that are broken.
  private(set) var brokenEntities: [Range<Int>] = []
  /// `] (`: a link whose parts were drawn apart.
  private(set) var brokenLinks: [Range<Int>] = []
  let text: TokenizedText

  init(_ string: String) {
    text = TokenizedText(string)
    for token in text.tokens {
      switch token.kind {
      case .markup: addMarkup(token.range)
      case .character where text.utf8[token.range.lowerBound] == UInt8(ascii: "&"): entities.append(token.range)
      case .words: scanWords(token.range)
      default: continue
      }
    }
  }

  /// How often `**` stands in the text, whether a mark of Markdown or not.
  var starPairs: Int { text.text(text.utf8.indices).ranges(of: "**").count }

  private mutating func addMarkup(_ range: Range<Int>) {
    let bytes = text.utf8[range]
    if bytes.first == UInt8(ascii: "<") {
      addTag(range)
    } else if bytes.starts(with: "^[".utf8) {
      inflectionStarts.append(range)
    } else if bytes.starts(with: "](".utf8) {
      let target = text.text(range.lowerBound + 2..<range.upperBound - 1)
      if Self.isAttribute(target) {
        inflectionEnds.append(range)
      } else {
        links.append(range)
        linkTargets.insert(target)
      }
    } else if bytes.elementsEqual("**".utf8) {
      strongMarks.append(range)
    }
  }

  /// `inflect: true`, `morphology: { … }`
  private static func isAttribute(_ target: String) -> Bool {
    target.split(separator: ":").first.map { $0.allSatisfy { $0.isLetter || $0 == " " } } == true
      && target.contains(": ")
  }

  private mutating func addTag(_ range: Range<Int>) {
    let inside = text.utf8[range].dropFirst().dropLast()
    let isClosing = inside.first == UInt8(ascii: "/")
    let name = inside.dropFirst(isClosing ? 1 : 0).prefix {
      ByteClass.table[Int($0)] & ByteClass.letter != 0 || ".-_:".utf8.contains($0)
    }
    // `<a letter consisting of …>` are words in angle brackets.
    let rest = inside[name.endIndex...]
    guard !name.isEmpty,
      rest.allSatisfy({ ByteClass.isSpace($0) || $0 == UInt8(ascii: "/") }) || rest.contains(UInt8(ascii: "="))
    else { return }
    let lower = String(decoding: name, as: UTF8.self).lowercased()
    tags.append(
      Tag(name: (isClosing ? "/" : "") + lower, range: range, isSelfClosing: inside.last == UInt8(ascii: "/")))
  }

  private mutating func scanWords(_ range: Range<Int>) {
    let bytes = text.utf8[range]
    for index in range where bytes[index] == UInt8(ascii: "&") {
      if let end = Self.brokenEntityEnd(bytes, from: index) { brokenEntities.append(index..<end) }
    }
    guard range.count > 3 else { return }
    for index in range.dropLast(2) where bytes[index] == UInt8(ascii: "]") && bytes[index + 1] == 0x20 {
      let rest = bytes[(index + 2)...]
      if rest.first == UInt8(ascii: "(") { brokenLinks.append(index..<index + 3) }
    }
  }

  private static func brokenEntityEnd(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var rest = bytes[(start + 1)...]
    let hasBlank = rest.first == 0x20
    if hasBlank { rest = rest.dropFirst() }
    for name in ["amp", "lt", "gt", "quot", "apos", "nbsp", "#39", "#x27"] where rest.starts(with: name.utf8) {
      let behind = rest.dropFirst(name.utf8.count)
      let blanks = behind.prefix { $0 == 0x20 }.count
      guard behind.dropFirst(blanks).first == UInt8(ascii: ";"), hasBlank || blanks > 0 else { continue }
      return behind.startIndex + blanks + 1
    }
    return nil
  }
}
