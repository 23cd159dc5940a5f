import Placeholders

/// What a reader sees of a text: its own, and of each branch of an ICU choice the text of that branch.
///
/// Tags and marks are left out, entities and escapes stand as the character that they stand for.
struct ShownSections {
  struct Section {
    fileprivate var bytes: [UInt8] = []
    /// Characters, those left out that only control the direction.
    fileprivate(set) var length = 0
    /// Whether its words have a letter.
    fileprivate(set) var hasLetters = false

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// In the order in which the sections begin; the first is the text around all choices.
  private(set) var sections = [Section()]

  /// - Parameter text: Blanks at its ends do not count.
  init(_ text: String) {
    var text = text
    text.withUTF8 { whole in
      guard let core = TextBytes.core(of: whole) else { return }
      let bytes = UnsafeBufferPointer(rebasing: whole[core])
      var tokenizer = TextTokenizer()
      tokenizer.read(bytes)
      add(tokenizer.tokens, of: bytes)
    }
  }

  private mutating func add(_ tokens: [TextToken], of text: UnsafeBufferPointer<UInt8>) {
    var open = [0]
    func add(_ bytes: some Sequence<UInt8>, length: Int) {
      sections[open[open.count - 1]].bytes += bytes
      sections[open[open.count - 1]].length += length
    }
    for token in tokens {
      let bytes = UnsafeBufferPointer(rebasing: text[token.range])
      switch token.kind {
      case .words:
        add(bytes, length: TextBytes.scalarCount(bytes))
        if TextBytes.hasLetter(bytes) { sections[open[open.count - 1]].hasLetters = true }
      case .placeholder, .verbatim: add(bytes, length: TextBytes.scalarCount(bytes))
      case .direction: add(bytes, length: 0)
      case .character: add(Self.character(bytes), length: Self.length(ofCharacter: bytes))
      case .markup: continue
      case .branchSwitch, .branchEnd, .branchStart:
        if token.kind != .branchStart { open.removeLast() }
        if token.kind != .branchEnd {
          open.append(sections.count)
          sections.append(Section())
        }
      }
    }
  }

  /// The number of characters of a literal that stands for one, or of a “%” of the words with what it would be read
  /// with.
  static func length(ofCharacter literal: UnsafeBufferPointer<UInt8>) -> Int {
    isProse(literal) ? TextBytes.scalarCount(literal) : 1
  }

  private static func isProse(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
    literal.first == UInt8(ascii: "%") && literal.last != UInt8(ascii: "%")
  }

  private static func character(_ literal: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard !isProse(literal) else { return Array(literal) }
    switch String(decoding: literal, as: UTF8.self) {
    case "&amp;": return [UInt8(ascii: "&")]
    case "&lt;": return [UInt8(ascii: "<")]
    case "&gt;": return [UInt8(ascii: ">")]
    case "&quot;": return [UInt8(ascii: "\"")]
    case "&apos;", "&#39;", "&#x27;": return [UInt8(ascii: "'")]
    case "&nbsp;", "\\n", "\\t", "\\r": return [0x20]
    // `%%`, `\"`; of others their width is not known, and that of a letter is near.
    case let text: return text.first == "%" || text.count == 2 ? Array(text.utf8.suffix(1)) : [UInt8(ascii: "n")]
    }
  }
}
