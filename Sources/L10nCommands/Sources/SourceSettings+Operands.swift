import Project
import ProjectTables
import SourceText

extension SourceSettings {
  /// What the configuration says; for files and folders of their own, these with what it says besides.
  static func named(
    _ operands: [String], at place: ProjectPlace, _ terminal: Terminal
  ) throws -> (SourceSettings, isConfigured: Bool) {
    // Files and folders that are given are read whole, unless they are a project.
    let configured =
      try operands.isEmpty || place.isWholeProject
      ? place.readConfiguration().configuration.sources : place.writtenConfiguration()?.sources
    if let configured, operands.isEmpty || place.isWholeProject {
      return (configured, true)
    }
    var settings = configured ?? SourceSettings()
    settings.paths = (operands.isEmpty ? ["."] : operands).map { operand in
      ConfiguredText(terminal.path(operand), position: SourcePosition(line: 1, column: 1))
    }
    settings.exclude = []
    return (settings, false)
  }
}
