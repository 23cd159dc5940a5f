/// What Foundation's launch arguments say of texts, for systems where Foundation does not read them.
struct LaunchArguments {
  /// Those of `-AppleLanguages (pl, en)`, the most wanted first; `nil` without the argument, or where its value is no
  /// list of tags.
  let languages: [String]?
  /// `-NSShowNonLocalizedStrings YES`.
  let showsMissingTexts: Bool

  /// - Parameter arguments: As the program was started, its own name among them.
  init(_ arguments: [String]) {
    func value(of name: String) -> String? {
      guard let place = arguments.lastIndex(of: name), place + 1 < arguments.count else { return nil }
      return arguments[place + 1]
    }
    languages = value(of: "-AppleLanguages").flatMap(Self.tags)
    showsMissingTexts = value(of: "-NSShowNonLocalizedStrings").map { Self.yes.contains($0.uppercased()) } ?? false
  }

  private static let yes: Set = ["YES", "TRUE", "1", "Y"]

  /// The tags of a list in parentheses, or the one that stands alone: `(en-XA)`, `("pt-BR", de)`, `pl`.
  private static func tags(_ list: String) -> [String]? {
    var inner = list[...]
    if inner.hasPrefix("("), inner.hasSuffix(")") { inner = inner.dropFirst().dropLast() }
    let tags = inner.split(separator: ",", omittingEmptySubsequences: false).map { tag in
      String(tag.drop { $0 == " " || $0 == "\"" }.reversed().drop { $0 == " " || $0 == "\"" }.reversed())
    }
    let isTag = { (tag: String) in
      !tag.isEmpty && tag.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
    }
    return tags.allSatisfy(isTag) ? tags : nil
  }
}
