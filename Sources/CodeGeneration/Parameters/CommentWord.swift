/// A word of a comment, and whether a sign ends the phrase before or behind it.
struct CommentWord {
  private(set) var text: String
  private(set) var endsPhrase = false
  /// Whether a quote or a bracket opens before it.
  private(set) var opensPhrase = false

  private init(_ text: Substring) { self.text = String(text) }

  var lowercased: String { text.lowercased() }

  private static let quotes: Set<Character> = ["'", "\"", "“", "”", "‘", "’", "`"]

  /// The words of a text without the quotes and signs around them.
  static func all(of text: String) -> [CommentWord] {
    text.split { $0.isWhitespace }.compactMap { part in
      var word = CommentWord(part)
      while let last = word.text.last, ",.;:)!?".contains(last), word.text.count > 1 {
        word.text.removeLast()
        word.endsPhrase = true
      }
      while let first = word.text.first, quotes.contains(first) || first == "(" {
        word.text.removeFirst()
        word.opensPhrase = true
      }
      while let last = word.text.last, quotes.contains(last) { word.text.removeLast() }
      return word.text.isEmpty ? nil : word
    }
  }
}
