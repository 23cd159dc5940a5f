import Project
import SourceText

extension LoadedProject {
  /// Reads from the history of the tables which texts of the development language have changed since they were
  /// translated.
  ///
  /// - Throws: ``FileAccess/Failure`` where git cannot be run.
  /// - Complexity: O(*n*) in the bytes of the states of the files that the last ``FileHistory/limit`` commits changed.
  package mutating func addSourceChanges(jobs: Int = 1) throws(FileAccess.Failure) {
    do {
      project.sourceChanges = try sourceChanges(jobs: jobs)
    } catch let error as FileAccess.Failure {
      throw error
    } catch {
      project.sourceChanges = SourceChanges(gap: "\(error)")
    }
  }

  private func sourceChanges(jobs: Int) throws -> SourceChanges {
    let repository = try Git(in: place.root).repository(orFail: "git finds no repository here")
    let git = try Git(in: repository)
    let paths: [String?] = project.documents.map { document in
      let absolute = place.root + "/" + document.path
      let path = FileAccess.realPath(absolute) ?? absolute
      // A request to git is a line.
      guard path.hasPrefix(repository + "/"), !path.contains("\n") else { return nil }
      return String(path.dropFirst(repository.count + 1))
    }
    var changes = SourceChanges()
    changes.changes = try SourceChangeSearch(
      project, FileHistory(git), GitObjects(git), paths: paths, jobs: jobs
    ).changes()
    if try git.isShallow() {
      changes.gap = "the clone is shallow: what changed before its first commit is not known"
    }
    return changes
  }
}
