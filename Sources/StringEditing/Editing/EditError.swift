import StringFormats

/// Why an edit was refused. Nothing has changed then.
package enum EditError: Error, Hashable, Sendable {
  case noSuchKey(String)
  case noSuchLocale(String, key: String)
  case noSuchVariant([VariantStep], key: String)
  /// The key that would be added is there already, or the one that an entry would be renamed to.
  case keyExists(String)
  /// The key has no plain text: its value varies and a path must say which text is meant.
  case varies(key: String)
  /// The value is a dictionary, an array, data or a string set.
  case notText(key: String)
  /// Several tables of an XLIFF file have the key; the table must be named.
  case ambiguous(key: String, tables: [String])
  /// The text holds a character that the format has no way to write.
  case unwritable(Unicode.Scalar, in: String)
  /// The text of a comment holds the mark that would end it.
  case closesComment(String)
  /// An earlier edit has replaced, moved or removed the token.
  case staleToken
  /// In a binary property list the string stands for several keys or values.
  case sharedString
  /// The text holds inline tags (XLIFF), and the new one has not each of them once, in pairs.
  case losesTags([String])
  /// The format has nothing that the edit could change.
  case unsupported(String)
  /// The file is damaged where it would be edited.
  case unreadable
  /// The file would be 4 GiB or larger.
  case tooLarge

  /// What is wrong, in lower case.
  package var message: String {
    switch self {
    case .noSuchKey(let key): "there is no key '\(key)'"
    case .noSuchLocale(let locale, let key): "'\(key)' has no localization for '\(locale)'"
    case .noSuchVariant(let path, let key):
      "'\(key)' has no text for \(path.map(\.description).joined(separator: ", "))"
    case .keyExists(let key): "the key '\(key)' exists already"
    case .varies(let key): "the text of '\(key)' varies: say which of its texts is meant"
    case .notText(let key): "the value of '\(key)' is no text"
    case .ambiguous(let key, let tables):
      "'\(key)' stands in several tables, name one of them: \(tables.joined(separator: ", "))"
    case .unwritable(let scalar, let place):
      "the character U+\(Self.hexadecimal(scalar)) can't be written in \(place)"
    case .closesComment(let mark): "a comment can't hold '\(mark)', which would end it"
    case .staleToken: "an earlier edit has changed these bytes"
    case .sharedString: "the property list uses this string in several places: name the key in place of the string"
    case .losesTags(let tags):
      "the new text must hold each inline tag of the old one once, in pairs: \(tags.joined(separator: " "))"
    case .unsupported(let what): what
    case .unreadable: "the file is damaged at the place of the edit"
    case .tooLarge: "the file would be larger than 4 GiB"
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
