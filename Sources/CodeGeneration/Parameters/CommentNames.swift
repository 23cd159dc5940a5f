import StringTables

/// What a comment calls the arguments of its text: “%1$@ is the name of the recording, %2$lld the number of attempts”.
///
/// Only what reads like a definition is taken: a specifier, or “the second argument”, then “is”, “=” or a colon, then a
/// noun with an article or after a sign. `recordingName` and `attempts` come of the above.
struct CommentNames {
  private var names: [Int: String] = [:]

  /// - Complexity: O(*n*) in the length of the comment.
  init(_ comment: String) {
    guard comment.utf8.count <= 2_000 else { return }
    readSpecifiers(of: comment)
    readOrdinals(of: comment)
  }

  /// - Parameter count: How many arguments the text has.
  func name(at position: Int, of count: Int) -> String? { position <= count ? names[position] : nil }

  private mutating func readSpecifiers(of comment: String) {
    let bytes = Array(comment.utf8)
    let specifiers = FormatScanner.specifiers(in: comment).filter { !$0.readsLikeProse && $0.kind != .percent }
    var next = 1
    var hasVerb = false
    for (index, specifier) in specifiers.enumerated() {
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      let end = index + 1 < specifiers.count ? specifiers[index + 1].range.lowerBound : bytes.count
      let words = Self.words(of: String(decoding: bytes[specifier.range.upperBound..<end], as: UTF8.self))
      if let name = Self.definition(in: words[...], afterVerb: &hasVerb), names[position] == nil {
        names[position] = name
      }
    }
  }

  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]
  private static let arguments: Set<String> = ["argument", "parameter", "placeholder", "value", "variable"]

  private mutating func readOrdinals(of comment: String) {
    let words = Self.words(of: comment)
    for index in words.indices.dropLast() where Self.arguments.contains(words[index + 1].text.lowercased()) {
      guard let ordinal = Self.ordinals.firstIndex(of: words[index].text.lowercased()) else { continue }
      var hasVerb = false
      if let name = Self.definition(in: words[(index + 2)...], afterVerb: &hasVerb), names[ordinal + 1] == nil {
        names[ordinal + 1] = name
      }
    }
  }

  /// A word of a comment, and whether a sign ends the phrase behind it.
  private struct Word {
    var text: String
    var endsPhrase = false
  }

  private static let quotes: Set<Character> = ["'", "\"", "“", "”", "‘", "’", "`"]

  private static func words(of text: String) -> [Word] {
    text.split { $0.isWhitespace }.compactMap { part in
      var word = Word(text: String(part))
      while let last = word.text.last, ",.;:)!?".contains(last), word.text.count > 1 {
        word.text.removeLast()
        word.endsPhrase = true
      }
      while let first = word.text.first, quotes.contains(first) || first == "(" { word.text.removeFirst() }
      while let last = word.text.last, quotes.contains(last) { word.text.removeLast() }
      return word.text.isEmpty ? nil : word
    }
  }

  private static let signs: Set<String> = ["=", ":", "-", "–", "—", "->", "→"]
  private static let verbs: Set<String> = ["is", "are", "represents", "denotes"]
  private static let articles: Set<String> = ["the", "a", "an", "this", "their", "its", "your", "his", "her"]
  private static let ends: Set<String> = [
    "of", "in", "on", "at", "to", "for", "from", "by", "with", "that", "which", "who", "when", "where", "while", "as",
    "and", "or", "is", "are", "was", "will", "can", "if", "then", "than", "shown", "displayed", "used", "being",
    "always",
    "how", "what", "not", "selected", "entered", "chosen", "given", "here", "there", "e.g", "i.e",
  ]

  /// The name that `words` define, which follow the mention of an argument.
  private static func definition(in words: ArraySlice<Word>, afterVerb hasVerb: inout Bool) -> String? {
    var words = words
    guard let first = words.first else { return nil }
    var needsArticle = true
    if signs.contains(first.text) {
      needsArticle = false
      words.removeFirst()
    } else if verbs.contains(first.text.lowercased()), !first.endsPhrase {
      hasVerb = true
      words.removeFirst()
    } else if !hasVerb {
      return nil
    }
    guard let head = nounPhrase(&words, needsArticle: needsArticle), !head.words.isEmpty else { return nil }
    var name = head.words
    if !head.endsPhrase, words.first?.text == "of" {
      words.removeFirst()
      if let owner = nounPhrase(&words, needsArticle: false), !owner.words.isEmpty {
        let isCount = ["number", "count", "amount"].contains(head.words.last) && !owner.hasArticle
        name = isCount ? owner.words : owner.words + head.words
      }
    }
    guard name.count <= 4, name.joined().utf8.count <= 32 else { return nil }
    return name.joined(separator: " ")
  }

  private struct Phrase {
    var words: [String] = []
    var hasArticle = false
    var endsPhrase = false
  }

  private static func nounPhrase(_ words: inout ArraySlice<Word>, needsArticle: Bool) -> Phrase? {
    var phrase = Phrase()
    while let word = words.first, !phrase.endsPhrase {
      let text = word.text.lowercased()
      if articles.contains(text), phrase.words.isEmpty {
        phrase.hasArticle = true
      } else {
        let stem = text.hasSuffix("'s") || text.hasSuffix("’s") ? String(text.dropLast(2)) : text
        guard !ends.contains(text), stem.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { break }
        phrase.words.append(stem)
      }
      phrase.endsPhrase = word.endsPhrase
      words.removeFirst()
    }
    return needsArticle && !phrase.hasArticle ? nil : phrase
  }
}
