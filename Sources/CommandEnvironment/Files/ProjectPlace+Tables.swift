import Messages
import ProjectTables
import StringTables

extension ProjectPlace {
  /// What `l10n.json` says of the tables; without one, what the folder of a whole project shows of them.
  ///
  /// - Throws: ``ConfigurationError``, or ``FileAccess/Failure`` for a file that cannot be read.
  package func tableSettings() throws -> TableSettings {
    guard let file = configurationFile else { return isWholeProject ? survey().settings : TableSettings() }
    let path = name(of: file)
    return try ConfigurationReader(path: path, bytes: try bytes(of: file)).tables()
  }

  /// What cannot be looked into is told by who reads the tables; a file that cannot be read says nothing.
  private func survey() -> TableSurvey {
    let isWanted = { (name: String) in TablePath(name) != nil || TableSurvey.reads(name) }
    let names = FolderWalk.listing(of: root, named: { $0 }, where: isWanted).files
    let files = names.filter { TableSurvey.reads(SystemPath.name(of: $0)) }.compactMap { name in
      (try? FileAccess.bytes(of: root + "/" + name, named: name)).map { ProjectFile(path: name, bytes: $0) }
    }
    return TableSurvey(tables: names.filter { TablePath($0) != nil }, files: files)
  }
}
