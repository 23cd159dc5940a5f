import Project

/// What keeps a file from being shown as it is now.
package struct TableProblem: Error, CustomStringConvertible {
  /// The file, as messages call it.
  package let file: String
  /// A sentence that names the file and the place.
  package let message: String

  package init(file: String, message: String) {
    self.file = file
    self.message = message
  }

  package var description: String { message }

  /// Files that could not be read, and tables of which an app would load only a part.
  ///
  /// - Parameter failures: What was said of files that could not be read.
  package static func all(in project: Project, failures: [FileAccess.Failure]) -> [TableProblem] {
    failures.map { TableProblem(file: $0.description, message: $0.description) }
      + project.documents.compactMap { document in
        guard document.document.apple.outcome != .all, let problem = document.document.problems.first else {
          return nil
        }
        let position = document.document.position(of: problem.range.start)
        return TableProblem(
          file: document.path,
          message: "\(document.path):\(position.line):\(position.column): \(problem.message)")
      }
  }
}
