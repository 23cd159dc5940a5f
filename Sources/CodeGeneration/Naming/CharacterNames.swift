/// What a character that no name can hold is called.
enum CharacterNames {
  /// One or more words: “question mark”, “thumbs up sign”.
  static func words(of scalar: Unicode.Scalar) -> [String] {
    if let short = short[scalar] { return [short] }
    if "([{".unicodeScalars.contains(scalar) { return [] }
    if ")]}".unicodeScalars.contains(scalar) { return ["in", "brackets"] }
    let properties = scalar.properties
    if let name = properties.name ?? properties.nameAlias {
      return name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { $0.lowercased() }
    }
    return ["u" + String(scalar.value, radix: 16)]
  }

  private static let short: [Unicode.Scalar: String] = [
    ".": "dot", ",": "comma", ":": "colon", ";": "semicolon", "!": "exclamation", "?": "question", "-": "hyphen",
    "_": "underscore", "/": "slash", "\\": "backslash",
    "'": "apostrophe", "\"": "quote", "%": "percent", "&": "and", "+": "plus", "=": "equals",
    "*": "star", "#": "number", "@": "at", "$": "dollar", "<": "less", ">": "greater", "|": "bar", "~": "tilde",
    "`": "backtick", "^": "caret", "\u{2026}": "ellipsis", "\u{2018}": "quote", "\u{2019}": "apostrophe",
    "\u{201C}": "quote", "\u{201D}": "quote", "\u{2013}": "dash", "\u{2014}": "dash", "\u{2022}": "bullet",
    "\u{00B7}": "dot", "\u{00D7}": "times", "\n": "newline", "\t": "tab", "\r": "return",
  ]
}
