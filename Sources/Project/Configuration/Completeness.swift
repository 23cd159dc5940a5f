import ICU

/// What a project says of the translations into a language, and so what a missing one is.
package enum Completeness: Sendable {
  /// Every key has its translation: a missing one is an error.
  case complete
  /// Translators are still to answer: missing ones are counted.
  case open
  /// The project does not say: a missing one is a warning.
  case unsaid
}

extension Configuration {
  /// What is said of a locale, however its folder spells it.
  package func completeness(of locale: String) -> Completeness {
    guard let complete else { return .unsaid }
    if complete.contains(locale) { return .complete }
    let identifier = LocaleIdentifier(locale)
    return identifier != nil && complete.contains { LocaleIdentifier($0) == identifier } ? .complete : .open
  }
}
