import Project

/// What keeps a file from being shown as it is now.
struct PreviewServeProblem: Error, CustomStringConvertible {
  /// The file, as messages call it.
  let file: String
  /// A sentence that names the file and the place.
  let message: String

  var description: String { message }

  /// Files that could not be read, and tables of which an app would load only a part.
  ///
  /// - Parameter failures: What was said of files that could not be read.
  static func all(in project: Project, failures: [FileAccess.Failure]) -> [PreviewServeProblem] {
    failures.map { PreviewServeProblem(file: $0.description, message: $0.description) }
      + project.documents.compactMap { document in
        guard document.document.apple.outcome != .all, let problem = document.document.problems.first else {
          return nil
        }
        let position = document.document.position(of: problem.range.start)
        return PreviewServeProblem(
          file: document.path,
          message: "\(document.path):\(position.line):\(position.column): \(problem.message)")
      }
  }
}
