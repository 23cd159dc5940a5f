import Project
import StringTables

/// Keys by their texts in the development language, for literals that could be looked up by them.
struct KeysByText {
  private var keys: [String: String] = [:]
  /// By the letters and digits of their texts.
  private var nearKeys: [String: String] = [:]

  /// - Complexity: O(*n*) in the keys of the project.
  init(_ project: Project) {
    for group in project.groups where group.isReadByApps {
      for entry in group.sourceEntries {
        guard let text = entry.plainText?.string, TextWords.hasWords(text) else { continue }
        let key = entry.key.string
        if !InterfaceKey.isOne(key), keys[text] == nil || key == text {
          keys[text] = key
          let letters = Self.letters(of: text)
          if nearKeys[letters] == nil { nearKeys[letters] = key }
        }
      }
    }
  }

  /// Whether a key has the text, or nearly that.
  func has(_ text: String) -> Bool { keys[text] != nil || nearKeys[Self.letters(of: text)] != nil }

  /// What to do about a literal: to use the key that has its text, else what is given.
  func advice(on text: String, otherwise: String) -> String {
    if let key = keys[text] { return "the key '\(key)' has that text" }
    return nearKeys[Self.letters(of: text)].map { "the key '\($0)' has nearly that text" } ?? otherwise
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
