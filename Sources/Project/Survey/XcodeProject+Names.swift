import ICU
import ProjectTables

extension XcodeProject {
  /// Whether a language is one of ``knownRegions``, however it is spelled.
  package func names(_ locale: String) -> Bool {
    knownRegions.contains(locale)
      || LocaleIdentifier(locale).map { wanted in knownRegions.contains { LocaleIdentifier($0) == wanted } } ?? false
  }
}
