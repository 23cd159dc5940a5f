import Project
import ProjectTables

extension LoadedConfiguration {
  /// The terms of the glossaries that a configuration names.
  ///
  /// - Throws: ``ConfigurationError`` for a file that is not there or is no glossary, with the place;
  ///   ``FileAccess/Failure``.
  static func glossary(_ configuration: Configuration, place: ProjectPlace) throws -> Glossary {
    var glossary = Glossary()
    for file in try files(configuration.glossaries, of: "glossary", place: place) {
      glossary.add(try GlossaryReader.glossary(path: file.path, bytes: file.bytes))
    }
    return glossary
  }
}
