import Placeholders

@testable import Pseudo

/// The rule by which a text stays as it is.
enum PseudoPercent {
  /// Whether a “%” among the words of a text is read as part of a specifier, or no longer as part of one, once letters
  /// have changed and words are added: told by changing all of its letters without regard to anything else.
  static func becomesSpecifier(in text: String, by definition: PseudoDefinition) -> Bool {
    let bytes = Array(text.utf8)
    let loose = TextTokenizer.tokens(of: text).filter { token in
      guard token.kind == .words || token.kind == .character else { return false }
      return bytes[token.range].contains(UInt8(ascii: "%")) && !bytes[token.range].elementsEqual("%%".utf8)
    }
    guard !loose.isEmpty else { return false }
    var changed = ""
    for token in TextTokenizer.tokens(of: text) {
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      changed +=
        token.kind == .words
        ? written.unicodeScalars.map { definition.accents[$0]?.first ?? String($0) }.joined() : written
    }
    let fillers = [" one", " a", "\u{202C}", "·", "]"]
    let specifiers = Self.specifiers(in: text)
    return fillers.contains { Self.specifiers(in: changed + $0) != specifiers }
  }

  private static func specifiers(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return FormatScanner.specifiers(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}
