/// Files and texts of screens that the app's developers see, and no user.
package enum DeveloperScreen {
  private static let words: Set<String> = [
    "debug", "debugging", "debugger", "mock", "mocks", "playground", "playgrounds",
  ]
  /// What stands behind “developer” or “internal”: `AboutTheDeveloper` is for users.
  private static let developerTools: Set<String> = ["menu", "options", "option", "settings", "tools", "mode", "screen"]

  /// Whether a word of a path or text says so, as in `DebugMenu/Logs.swift`, `DeveloperOptionsView.swift` or “Internal
  /// Settings”.
  package static func isOne(_ path: String) -> Bool {
    guard mayBeOne(path) else { return false }
    let words = Self.words(of: path)
    if !Self.words.isDisjoint(with: words) { return true }
    if Self.words(words, hold: "developer") { return true }
    // A folder `Internal` has the inside of a module.
    return path.split(separator: "/").contains { Self.words(Self.words(of: String($0)), hold: "internal") }
  }

  private static let starts = ["debug", "mock", "playground", "developer", "internal"].map { Array($0.utf8) }

  /// A mask: nearly no path has one of these, and each finding asks. Without it an overview of 100,000 findings takes
  /// four seconds longer.
  private static func mayBeOne(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    return bytes.indices.contains { place in
      // Other letters may have small ones of ASCII.
      bytes[place] >= 0x80
        || starts.contains { start in
          bytes[place] | 0x20 == start[0] && smallLetters(bytes[place...], start: start)
        }
    }
  }

  private static func smallLetters(_ bytes: ArraySlice<UInt8>, start word: [UInt8]) -> Bool {
    bytes.count >= word.count && zip(bytes, word).allSatisfy { $0 | 0x20 == $1 }
  }

  private static func words(_ words: [String], hold first: String) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == first && developerTools.contains($1) }
  }

  /// In small letters; a capital letter begins another behind a small one, or before one, as both of `MPVDebugMenu`.
  static func words(of path: String) -> [String] {
    var words: [String] = [""]
    let characters = Array(path)
    for (place, character) in characters.enumerated() {
      if !character.isLetter {
        words.append("")
      } else {
        let before = place > 0 ? characters[place - 1] : " "
        let after = place + 1 < characters.count ? characters[place + 1] : " "
        if character.isUppercase, !before.isUppercase || after.isLowercase { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
