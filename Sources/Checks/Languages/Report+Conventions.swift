import ICU

extension Report {
  /// How the language of a locale writes; a pseudo-locale writes as the development language does.
  mutating func conventions(of locale: String) -> LanguageConventions {
    turn(toLanguageOf: locale)
    return lastConventions.conventions
  }

  /// Makes the conventions of a locale the last ones, to be asked where they lie: a copy counts many references.
  mutating func turn(toLanguageOf locale: String) {
    if locale != lastConventions.locale { lastConventions = (locale, knownConventions(of: locale)) }
  }

  private mutating func knownConventions(of locale: String) -> LanguageConventions {
    if let known = conventions[locale] { return known }
    let isPseudo = LocaleIdentifier(locale)?.isPseudo ?? false
    var made = LanguageConventions.of(isPseudo ? project.developmentLanguage : locale)
    // What a strategy puts behind a text hides how it ends.
    if isPseudo { made.optionalEnds = .ends }
    conventions[locale] = made
    return made
  }
}
