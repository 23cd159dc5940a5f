import Strings

extension LocalizedStrings {
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
    by pseudolocalizer: Pseudolocalizer, keeping keeps: @escaping @Sendable (StringKey) -> Bool = { _ in false }
  ) throws -> LocalizedStrings {
    deriving(locale: pseudolocalizer.definition.locale) { message, place in
      guard place.isTranslatable, !keeps(StringKey(place.key, table: place.table)) else { return message }
      return pseudolocalizer.pseudolocalize(message, label: place.table + "/" + place.key)
    }
  }
}
