import Project
import ProjectTables

extension LoadedConfiguration {
  /// The terms of the glossaries that a configuration names.
  ///
  /// - Throws: ``ConfigurationError`` for a file that is not there or is no glossary, with the place;
  ///   ``FileAccess/Failure``.
  static func glossary(_ configuration: Configuration, place: ProjectPlace) throws -> Glossary {
    var glossary = Glossary()
    for file in configuration.glossaries {
      let path = place.path(ofConfigured: file.text)
      guard FileAccess.kind(of: path) != nil else {
        let advice = FileAccess.advice(onMissing: file.text, in: place.root)
        throw ConfigurationError(
          "there is no file '\(file.text)', which 'glossary' names\(advice)",
          path: place.configurationFile.map(place.name), position: file.position)
      }
      glossary.add(try GlossaryReader.glossary(path: place.name(of: path), bytes: place.bytes(of: path)))
    }
    return glossary
  }
}
