import StringTables
import Strings

extension Strings {
  /// The same texts in the pseudo-locale, made from the development language: for tests of app models, without files.
  ///
  /// ```swift
  /// let model = PracticeModel(strings: try strings.pseudolocalized(by: Pseudolocalizer(definition)))
  /// ```
  ///
  /// Keys that are not to be translated keep their text.
  ///
  /// - Parameters:
  ///   - pseudolocalizer: With the strategy `keys`, each text shows its table and key.
  ///   - keeps: Whether a text stays as it is, as `doNotTranslate` of a project says it of files.
  /// - Throws: `ICUError` when ICU has no data.
  public func pseudolocalized(
    by pseudolocalizer: Pseudolocalizer, keeping keeps: @escaping @Sendable (MessagePlace) -> Bool = { _ in false }
  ) throws -> Strings {
    try deriving(locale: pseudolocalizer.definition.locale) { message, place in
      guard place.isTranslatable, !keeps(place) else { return message }
      return pseudolocalizer.pseudolocalize(message, label: place.table + "/" + place.key)
    }
  }
}
