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
  /// - Throws: `ICUError` when ICU has no data.
  public func pseudolocalized(by pseudolocalizer: Pseudolocalizer) throws -> Strings {
    try deriving(locale: pseudolocalizer.definition.locale) { message, isTranslatable in
      isTranslatable ? pseudolocalizer.pseudolocalize(message) : message
    }
  }
}
