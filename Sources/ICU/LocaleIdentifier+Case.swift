import CICU
import Locales

extension LocaleIdentifier {
  /// The text in capitals as the language writes them (`u_strToUpper`): “ß” is “SS”, a Turkish “i” is “İ”, and Greek
  /// capitals have no accents.
  ///
  /// - Complexity: O(*n*).
  package func uppercased(_ text: String) -> String { changed(text, isUpper: true) }

  /// The text in small letters as the language writes them (`u_strToLower`).
  ///
  /// - Complexity: O(*n*).
  package func lowercased(_ text: String) -> String { changed(text, isUpper: false) }

  private func changed(_ text: String, isUpper: Bool) -> String {
    let units = Array(text.utf16)
    guard let count = Int32(exactly: units.count) else { return text }
    return utf16String { cicu_change_case(isUpper, tag, units, count, $0, $1, &$2) } ?? text
  }
}
