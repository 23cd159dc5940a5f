/// What the name of a theme says of how it looks: “scheme=dark,contrast=high”, “appearance=darkHighContrast”.
package struct ThemeLook: Hashable, Sendable {
  package let isDark: Bool
  package let isHighContrast: Bool

  package init(_ name: String) {
    let contexts = name.split(separator: ",").map { $0.split(separator: "=").last ?? "" }
    let words = Set(contexts.flatMap(Self.words))
    isDark = !words.isDisjoint(with: ["dark", "night"])
    isHighContrast =
      !words.isDisjoint(with: ["high", "increased", "more", "hc", "contrast"])
      && words.isDisjoint(with: ["standard", "normal", "low", "less"])
  }

  /// Words in lower case: a capital behind a small letter begins one.
  private static func words(of name: Substring) -> [String] {
    var words = [""]
    var wasSmall = false
    for character in name {
      if !character.isLetter || character.isUppercase && wasSmall { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      wasSmall = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }
}
