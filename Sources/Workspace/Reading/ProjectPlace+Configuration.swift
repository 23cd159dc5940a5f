import Project
import ProjectTables

extension ProjectPlace {
  /// What `l10n.json` says; `nil` without one.
  ///
  /// - Throws: ``ConfigurationError``, or ``FileAccess/Failure`` for a file that cannot be read.
  package func writtenConfiguration() throws -> Configuration? {
    guard let file = configurationFile else { return nil }
    let path = name(of: file)
    return try ConfigurationReader.configuration(path: path, bytes: try bytes(of: file))
  }

  /// What the folder of a whole project shows; `nil` for a part of one.
  private func inferredConfiguration() -> InferredConfiguration? {
    isWholeProject ? InferredConfiguration(of: root) : nil
  }

  /// What is written, else what the folder shows, which then stands by itself too.
  package func readConfiguration() throws -> (configuration: Configuration, inferred: InferredConfiguration?) {
    if let written = try writtenConfiguration() { return (written, nil) }
    let inferred = inferredConfiguration()
    return (inferred?.configuration ?? Configuration(), inferred)
  }
}
