import CICU

/// What languages are called in themselves: “English”, “Norsk”, “繁體中文”, “Português (Brasil)”.
package enum LanguageName {
  /// In small letters; those of languages and their scripts, as regions take most of the time.
  private static let names = Set(
    AvailableLocales.all.filter(hasNoRegion).compactMap { (locale: String) in
      utf16String { cicu_locale_own_name(locale, $0, $1, &$2) }?.lowercased()
    })
  /// What CLDR has no name for: “in Czech”, “in Slovak”.
  private static let adverbs: Set<String> = ["česky", "slovensky"]

  /// Whether a text is such a name alone, in capitals or not, perhaps with a region in brackets: a choice of languages
  /// shows it to everyone.
  package static func isOwn(_ text: String) -> Bool {
    let name = text.prefix { $0 != "(" && $0 != "（" }.lowercased().trimmingSuffix(while: \.isWhitespace)
    return adverbs.contains(name) || names.contains(name)
  }

  private static func hasNoRegion(_ locale: String) -> Bool {
    locale.split(separator: "_").dropFirst().allSatisfy { $0.utf8.count == 4 }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isBlank: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isBlank($0) }.map(index(after:)) ?? startIndex)])
  }
}
