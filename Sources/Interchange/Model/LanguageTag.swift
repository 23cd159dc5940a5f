/// The spellings of a language in the names of files and folders.
enum LanguageTag {
  /// With hyphens, as in catalogs: “pt_BR” becomes “pt-BR”.
  static func hyphenated(_ spelling: String) -> String {
    String(spelling.map { $0 == "_" ? "-" : $0 })
  }

  /// With underscores, as in ARB and gettext.
  static func underscored(_ tag: String) -> String {
    String(tag.map { $0 == "-" ? "_" : $0 })
  }

  /// The language of Android's folder: “values-pt-rBR”, “values-b+zh+Hans”; `nil` for “values” and other folders.
  static func ofAndroidFolder(_ name: String) -> String? {
    guard name.hasPrefix("values-") else { return nil }
    let qualifier = name.dropFirst(7)
    if qualifier.hasPrefix("b+") {
      return qualifier.dropFirst(2).split(separator: "+").prefix(3).joined(separator: "-")
    }
    let parts = qualifier.split(separator: "-")
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.utf8.allSatisfy(isLetter) else {
      return nil
    }
    let replaced = ["iw": "he", "in": "id", "ji": "yi"][String(language)] ?? String(language)
    guard parts.count > 1, parts[1].hasPrefix("r"), parts[1].utf8.count == 3 else { return replaced }
    return replaced + "-" + parts[1].dropFirst()
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
