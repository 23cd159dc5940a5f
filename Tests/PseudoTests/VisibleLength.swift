import Placeholders

@testable import Pseudo

/// The characters of a text that a reader sees, counted by the tokens.
struct VisibleLength {
  private(set) var characters = 0
  private(set) var hasLetters = false
  let isBracketed: Bool

  /// - Returns: `nil` for a text with ICU choices, whose branches are not seen together.
  init?(of text: String) {
    var text = text[...]
    while let last = text.utf8.last, TextBytes.isBlank(last) { text.unicodeScalars.removeLast() }
    while let first = text.utf8.first, TextBytes.isBlank(first) { text.unicodeScalars.removeFirst() }
    isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let core = String(text)
    let bytes = Array(core.utf8)
    for token in TextTokenizer.tokens(of: core) {
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      switch token.kind {
      case .words:
        characters += written.unicodeScalars.count
        hasLetters = hasLetters || written.unicodeScalars.contains { $0.properties.isAlphabetic }
      case .placeholder, .verbatim: characters += written.unicodeScalars.count
      // A loose “%” is kept with what it would be read with, and both are seen; `%%` is seen as one sign.
      case .character: characters += written.first == "%" && written.last != "%" ? written.unicodeScalars.count : 1
      case .markup, .direction: continue
      case .branchStart, .branchSwitch, .branchEnd: return nil
      }
    }
  }
}
