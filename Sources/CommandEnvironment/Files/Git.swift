/// Runs git in a repository, without a shell between.
package struct Git {
  private let program: ChildProgram
  private let folder: String

  /// - Parameters:
  ///   - folder: One of the repository.
  ///   - index: A file that git keeps its index in, so that the user's stays as it is; `nil` where it needs none.
  /// - Throws: ``UsageError`` where there is no git.
  package init(in folder: String, index: String? = nil) throws(UsageError) {
    var environment = ProcessEnvironment.variables
    guard let program = ProcessEnvironment.path(ofProgram: "git") else {
      throw UsageError("this needs git, and no folder of PATH has it")
    }
    if let index { environment["GIT_INDEX_FILE"] = index }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    self.program = ChildProgram(path: program, environment: environment)
    self.folder = folder
  }

  /// The root folder of the repository, without symbolic links.
  ///
  /// - Parameter refusal: What is said before git's reason where there is none.
  /// - Throws: ``UsageError`` where there is none, ``FileAccess/Failure`` where git cannot be run.
  package func repository(orFail refusal: String) throws -> String {
    let answer = try run("rev-parse", "--show-toplevel")
    guard answer.isDone, !answer.line.isEmpty else { throw UsageError("\(refusal): \(answer.error)") }
    return FileAccess.realPath(answer.line) ?? answer.line
  }

  /// Whether the clone has only a part of the history.
  ///
  /// - Throws: ``FileAccess/Failure`` where git cannot be run.
  package func isShallow() throws(FileAccess.Failure) -> Bool {
    try run("rev-parse", "--is-shallow-repository").line == "true"
  }

  /// - Parameter input: What git reads.
  /// - Throws: ``FileAccess/Failure`` where git cannot be run.
  package func run(_ arguments: String..., input: [UInt8] = []) throws(FileAccess.Failure) -> ChildProgram.Answer {
    try program.run(["-C", folder] + arguments, input: input)
  }
}
