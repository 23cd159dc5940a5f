/// Files of screens that the app's developers see, and no user.
package enum DeveloperScreen {
  private static let words: Set<String> = [
    "debug", "debugging", "debugger", "mock", "mocks", "playground", "playgrounds",
  ]
  /// What stands behind “developer”: `AboutTheDeveloper` is for users.
  private static let developerTools: Set<String> = ["menu", "options", "option", "settings", "tools", "mode", "screen"]

  /// Whether a word of a path says so, as in `DebugMenu/Logs.swift` or `DeveloperOptionsView.swift`.
  package static func isOne(_ path: String) -> Bool {
    let words = Self.words(of: path)
    if !Self.words.isDisjoint(with: words) { return true }
    return zip(words, words.dropFirst()).contains { $0 == "developer" && developerTools.contains($1) }
  }

  /// In small letters; a capital letter behind a small one begins another.
  private static func words(of path: String) -> [String] {
    var words: [String] = [""]
    var before: Character = " "
    for character in path {
      if !character.isLetter || character.isUppercase && (before.isLowercase || !before.isLetter) { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      before = character
    }
    return words.filter { !$0.isEmpty }
  }
}
