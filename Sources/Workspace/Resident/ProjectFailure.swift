import ProjectTables
import SourceText

/// Why a project cannot be checked, with the place where it has to be mended.
package struct ProjectFailure: Sendable {
  package let message: String
  /// Relative to the project; `nil` where no file is to blame.
  package var path: String?
  package var position: SourcePosition?

  package static func all(in error: any Error) -> [ProjectFailure] {
    switch error {
    case let error as ConfigurationError:
      [ProjectFailure(message: error.message, path: error.path, position: error.position)]
    case let error as TokenFailure:
      error.problems.map { ProjectFailure(message: $0.message, path: $0.path, position: $0.position) }
    default: [ProjectFailure(message: "\(error)")]
    }
  }
}
