import Checks
import Project
import ProjectTables

extension LoadedConfiguration {
  /// The findings that the project lives with, by the file that its configuration names; `nil` where it names none, or
  /// none that is there yet.
  ///
  /// - Throws: ``ConfigurationError`` for a file that is no baseline, with the place; ``FileAccess/Failure``.
  package func baseline() throws -> Baseline? {
    guard let configured = configuration.baseline else { return nil }
    let path = place.path(ofConfigured: configured.text)
    guard FileAccess.kind(of: path) != nil else { return nil }
    return try BaselineReader.baseline(path: place.name(of: path), bytes: place.bytes(of: path))
  }
}
