/// What follows the mention of an argument in a comment, where it defines the argument.
enum CommentDefinition {
  /// What has linked an argument of the comment to its name, and holds for the next ones too: “%1$@ is the title, %2$@
  /// the author”.
  enum Link {
    case none
    /// “is”
    case verb
    /// “is a placeholder for”
    case placeholder
    /// A sign, behind which everything is the name.
    case sign
  }

  private static let signs: Set<String> = ["=", ":", "-", "–", "—", "->", "→"]
  private static let verbs: Set<String> = ["is", "are", "represents", "denotes"]
  private static let counts: Set<String> = ["amount", "count", "number", "quantity"]
  /// What every argument is.
  private static let saysNothing: Set<String> = ["argument", "parameter", "placeholder", "string", "text", "value"]

  /// The name that `words` define, which follow the mention of an argument.
  ///
  /// - Parameter link: What linked the argument before; becomes what links this one.
  static func name(in words: ArraySlice<CommentWord>, _ link: inout Link) -> String? {
    var words = words
    guard let first = words.first else { return nil }
    var needsNoun = link != .sign
    if signs.contains(first.text) {
      needsNoun = false
      words.removeFirst()
    } else if verbs.contains(first.lowercased), !first.endsPhrase {
      link = link == .none ? .verb : link
      words.removeFirst()
    } else if link == .placeholder, first.lowercased == "for" {
      needsNoun = false
      words.removeFirst()
    } else if link == .none {
      return nil
    }
    if skipPlaceholder(&words) {
      link = .placeholder
      needsNoun = false
    }
    var head = NounPhrase(&words)
    guard head.isNoun else { return nil }
    let isKnown = ParameterNouns.texts.contains(head.words.last ?? "") || counts.contains(head.words.last ?? "")
    guard !needsNoun || head.hasArticle || isKnown else { return nil }
    var name = head.words
    if !head.endsPhrase, words.first?.text == "of" {
      words.removeFirst()
      let owner = NounPhrase(&words)
      if owner.isCutOff { return nil }
      if owner.isNoun {
        let isCount = counts.contains(head.words.last ?? "") && !owner.hasArticle
        if isCount { head.words.removeAll(where: counts.contains) }
        name = isCount ? head.words + owner.words : owner.words + head.words
      }
    }
    guard name.count <= 4, name.joined().utf8.count <= 32 else { return nil }
    // Its only word may say nothing of it, and so may one that is the name of all arguments.
    if name.count == 1, counts.contains(name[0]) || saysNothing.contains(name[0]) { return nil }
    return name.joined(separator: " ")
  }

  /// Takes “a placeholder for” off the start.
  private static func skipPlaceholder(_ words: inout ArraySlice<CommentWord>) -> Bool {
    var rest = words
    if let first = rest.first, NounPhrase.articles.contains(first.lowercased) { rest.removeFirst() }
    guard rest.popFirst()?.lowercased == "placeholder", rest.popFirst()?.lowercased == "for" else { return false }
    words = rest
    return true
  }
}
