import Messages
import ProjectTables
import SourceText

extension Project {
  /// Refuses a development language that no table has, where it may be a slip: another language would stand in for it,
  /// or has nearly its name. Where neither holds, its texts stand in code.
  ///
  /// - Throws: ``ConfigurationError`` with the nearest locale.
  package func checkDevelopmentLanguage(configurationPath: String?) throws(ConfigurationError) {
    guard let language = configuration.developmentLanguage, !groups.isEmpty,
      !groups.contains(where: { $0.tables[language] != nil || $0.tables[FolderName.base] != nil })
    else { return }
    let error = ConfigurationError(
      unknown: "developmentLanguage", language, known: locales, path: configurationPath,
      position: configuration.tables.developmentLanguagePosition)
    let standsIn = groups.contains { $0.developmentLocale != nil }
    if standsIn || NearestName.of(language, in: locales) != nil { throw error }
  }
}
