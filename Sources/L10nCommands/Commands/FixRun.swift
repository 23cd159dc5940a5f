import Checks
import Interchange
import Project

/// Mends the files of a project, or shows what would change.
struct FixRun {
  static let options = [
    OptionDescription("fix", "mend in place what can be mended safely, and report the rest"),
    OptionDescription("diff", "write nothing; show what --fix would change, and exit with status 1 if it would"),
    OptionDescription("unsafe-fixes", "with --fix or --diff: also make changes that somebody has to look at"),
  ]

  private let fixes: ProjectFixes
  private let place: ProjectPlace
  private let terminal: Terminal

  /// Whether a run was asked for.
  ///
  /// - Throws: ``UsageError`` for options that do not go together.
  static func isWanted(_ arguments: ParsedArguments) throws(UsageError) -> Bool {
    let (fix, diff) = (arguments.has("fix"), arguments.has("diff"))
    if fix, diff { throw UsageError("'--fix' and '--diff' exclude each other: --diff shows what --fix would change") }
    if arguments.has("unsafe-fixes"), !fix, !diff { throw UsageError("'--unsafe-fixes' needs --fix or --diff") }
    return fix || diff
  }

  /// - Parameter findings: What the rules find in a project.
  init(
    _ project: Project, place: ProjectPlace, allowsUnsafe: Bool, terminal: Terminal,
    findings: (Project) throws -> [Finding]
  ) rethrows {
    fixes = try ProjectFixes(of: project, allowsUnsafe: allowsUnsafe, findings: findings)
    self.place = place
    self.terminal = terminal
  }

  /// Prints the difference.
  func show() -> ExitStatus {
    for change in fixes.changes {
      terminal.print(UnifiedDiff(old: change.old, new: change.new, path: change.path))
    }
    guard !fixes.changes.isEmpty else { return .clean }
    terminal.fail("\(Self.count(fixes.count, "finding")) in \(files): 'l10n check --fix' would mend them")
    return .findings
  }

  /// Writes the files.
  ///
  /// - Returns: The project as it is on disk now, and whether all could be written.
  func write() -> (project: Project, isComplete: Bool) {
    var unwritten: [String: [UInt8]] = [:]
    var count = 0
    for change in fixes.changes {
      do throws(FileAccess.Failure) {
        try AtomicWrite.write(
          change.new, to: place.root + "/" + change.path, named: change.path, over: .bytes(change.old))
        count += change.count
      } catch {
        terminal.fail(error.description)
        unwritten[change.path] = change.old
      }
    }
    let written = fixes.changes.count - unwritten.count
    if written > 0 { terminal.fail("fixed \(Self.count(count, "finding")) in \(Self.count(written, "file"))") }
    return (unwritten.isEmpty ? fixes.project : fixes.project.replacing(unwritten), unwritten.isEmpty)
  }

  private var files: String { Self.count(fixes.changes.count, "file") }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
