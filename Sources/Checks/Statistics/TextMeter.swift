import ICU
import Messages
import Placeholders

/// Counts the words and characters of texts in one language, as far as they are for people to read.
///
/// Placeholders, markup, addresses and bidirectional controls are kept by a translation and not counted; what stands
/// for one character counts as one.
struct TextMeter {
  private let words: WordCounter

  /// - Throws: ``ICUError`` when ICU has no break rules.
  init(locale: String) throws {
    // The rules of the root hold where ICU refuses the name of a folder.
    words = try (try? WordCounter(locale: locale)) ?? WordCounter(locale: "root")
  }

  /// The amount of one text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func amount(of text: String) -> TextAmount {
    var readable: [UInt16] = []
    var characters = 0
    let bytes = text.utf8
    for token in TextTokenizer.tokens(of: text) {
      switch token.kind {
      case .words:
        let start = bytes.index(bytes.startIndex, offsetBy: token.range.lowerBound)
        let part = text[start..<bytes.index(start, offsetBy: token.range.count)]
        readable += part.utf16
        characters += part.count
      case .character: characters += 1
      // It stands between words, and never joins two into one.
      case .placeholder, .verbatim, .markup, .branchStart, .branchSwitch, .branchEnd: readable.append(0x20)
      case .direction: continue
      }
    }
    return TextAmount(words: words.count(in: readable), characters: characters)
  }

  /// The amount of all texts of a message: each form of a plural is read, and translated.
  func amount(of message: Message) -> TextAmount {
    var sum = TextAmount()
    for text in message.texts { sum += amount(of: text.string) }
    return sum
  }
}
