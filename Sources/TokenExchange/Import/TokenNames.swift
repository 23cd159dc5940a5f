/// Names of groups and tokens, and the words that they are made of.
enum TokenNames {
  /// The name with its leading capitals made small: `appColors` of `AppColors`, `uiColor` of `UIColor`, `ds` of `DS`.
  static func camel(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    let capitals = scalars.prefix { $0.properties.isUppercase }.count
    guard capitals > 0 else { return name }
    let count =
      capitals > 1 && capitals < scalars.count && scalars[capitals].properties.isLowercase ? capitals - 1 : capitals
    var head = String.UnicodeScalarView()
    head.append(contentsOf: scalars[..<count])
    var tail = String.UnicodeScalarView()
    tail.append(contentsOf: scalars[count...])
    return String(head).lowercased() + String(tail)
  }

  /// Whether the format takes the name.
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) }
  }

  /// The words of a name in small letters: `min`, `touch`, `target`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || character.isUppercase && wasLower, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isLetter { word += character.lowercased() }
      wasLower = isLetter && !character.isUppercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
