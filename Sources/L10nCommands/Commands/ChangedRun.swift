import Checks
import Project

/// Checks a project as it was where its branch began, to tell what the branch has brought.
struct ChangedRun {
  static let option = OptionDescription(
    "changed", value: "BASE", "report only what this branch brought since it left BASE, as in 'origin/main' (git)")

  let base: MergeBase
  private let arguments: ParsedArguments
  private let terminal: Terminal

  /// - Parameter place: Where the project lies now.
  /// - Throws: ``UsageError``, ``FileAccess/Failure``.
  init(since name: String, of place: ProjectPlace, _ arguments: ParsedArguments, _ terminal: Terminal) throws {
    base = try MergeBase(of: name, in: place.folder)
    self.arguments = arguments
    self.terminal = terminal
  }

  /// What of `findings` the earlier state of the project did not have.
  ///
  /// - Parameters:
  ///   - loaded: The project as it is: fonts that are not in the repository were there before too, and what its code
  ///     says is known.
  /// - Returns: All of them where the earlier state cannot be checked, which is told.
  func new(_ findings: [Finding], in loaded: LoadedProject, _ place: ProjectPlace, jobs: Int) throws -> NewFindings {
    var earlier: [Finding] = []
    do {
      earlier = try self.earlier(loaded, place, jobs: jobs)
    } catch {
      terminal.fail("the merge base with '\(base.name)' cannot be checked, so that every finding is new: \(error)")
    }
    return NewFindings(findings, since: earlier)
  }

  private func earlier(_ loaded: LoadedProject, _ place: ProjectPlace, jobs: Int) throws -> [Finding] {
    let given = (arguments.operands.isEmpty ? ["."] : arguments.operands).map(terminal.path)
    let operands = given.compactMap(base.path)
    guard operands.count == given.count else {
      throw UsageError("not all paths lie in the repository")
    }
    // The project was not there yet: all is new.
    guard operands.contains(where: { FileAccess.kind(of: $0) != nil }) else { return [] }
    for path in operands where FileAccess.kind(of: path) == nil {
      try FileAccess.makeFolder(path, named: path)
    }
    let quiet = Terminal(
      workingDirectory: base.path(of: terminal.workingDirectory) ?? terminal.workingDirectory, isColored: false,
      isInteractive: false, output: { _ in }, errors: { _ in })
    let command = CheckCommand(arguments.replacing(operands: operands), quiet)
    return try command.findings(knowing: loaded.fonts, place, jobs: jobs)
  }
}
