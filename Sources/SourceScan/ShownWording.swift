import SourceFacts

/// Whether a literal that is shown says something to the user.
enum ShownWording {
  /// Whether a letter stands beside the specifiers, and the whole is no name of something.
  static func isForUser(_ text: String) -> Bool {
    let words = KeyText(format: text).pieces.compactMap { piece in
      if case .letters(let letters) = piece { letters } else { nil }
    }
    guard words.contains(where: { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }) else { return false }
    return !isName(text)
  }

  /// One word as code writes names: `someName`, `some_name`, `some.name`, `https://some/name`.
  private static func isName(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.contains(where: { $0.properties.isWhitespace }) else { return false }
    if scalars.contains("_") || scalars.contains("/") || scalars.contains("\\") { return true }
    let isCamel =
      scalars.first?.properties.isLowercase == true && scalars.contains { $0.properties.isUppercase }
      && scalars.allSatisfy { $0.isASCII }
    // A point inside of a word: at its end it ends a sentence.
    let isDotted = zip(scalars, scalars.dropFirst()).contains { $0 == "." && $1.properties.isAlphabetic && $1.isASCII }
    return isCamel || isDotted
  }
}
