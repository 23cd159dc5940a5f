import Interchange
import Project
import SourceSync
import SourceText

extension CommandDescription {
  static let sync = CommandDescription(
    name: "sync", summary: "bring the tables of the development language up to date with the keys that code looks up",
    group: .code, operands: "[PATH]", minimumOperands: 0, maximumOperands: 100_000,
    options: [
      OptionDescription(
        "stringsdata", value: "FILE",
        "bring the catalogs that are named up to date with what Apple's compilers found, as 'xcstringstool sync' does",
        repeats: true),
      OptionDescription("skip-marking-strings-stale", "with '--stringsdata': leave keys that it lacks as they are"),
      OptionDescription("table", value: "TABLE", "only this table", repeats: true),
      OptionDescription("remove-gone", "take keys out that no code names, with their translations"),
      OptionDescription("diff", "write nothing; show what would change"),
      OptionDescription("check", "write nothing; exit with status 1 if something would change"),
      ThreadCount.option,
    ],
    examples: [
      CommandExample("sync --diff", "what would change"),
      CommandExample("sync --check", "for CI"),
    ],
    run: { arguments, terminal in try SyncCommand(arguments, terminal).run() })
}

/// Adds the keys that code looks up to the tables of the development language, and marks those that are gone.
struct SyncCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    if arguments.has("stringsdata") {
      let plan = try StringsDataPlan(arguments, terminal)
      return sync(plan.targets, in: nil, isComplete: true)
    }
    if arguments.operands.count > 1 {
      throw UsageError("'\(arguments.operands[1])' is one operand too many for 'sync'")
    }
    if arguments.has("skip-marking-strings-stale") {
      throw UsageError("'--skip-marking-strings-stale' is for '--stringsdata'")
    }
    let configuration = try LoadedConfiguration(arguments.operands, terminal: terminal)
    let jobs = try ThreadCount.value(arguments)
    var loaded = try LoadedProject(configuration, jobs: jobs, needsTables: false)
    try loaded.scanSources(configuration, jobs: jobs)
    guard let index = loaded.project.sourceIndex else {
      throw UsageError("no code was scanned: name it in 'sources' of l10n.json, and give the whole project")
    }
    guard !index.files.isEmpty else { throw UsageError("'sources' of l10n.json names no file that is scanned") }
    loaded.unread.report(to: terminal)
    let tables = arguments.all("table")
    let known =
      loaded.project.groups.map(\.name)
      + SyncPlan.emptyCatalogs(in: loaded.project).map(\.tablePath.name)
    let language =
      configuration.configuration.developmentLanguage ?? configuration.survey.language
      ?? loaded.project.developmentLanguage
    let plan = SyncPlan(
      index, of: loaded.project, language: language, tables: tables, isWhole: loaded.unread.isEmpty)
    for table in tables where !known.contains(table) && !plan.targets.contains(where: { $0.table == table }) {
      throw UsageError(unknown: "table", table, known: Set(known).sorted())
    }
    for note in plan.notes { terminal.fail(note) }
    return sync(plan.targets, in: configuration.place.root, isComplete: loaded.unread.status == .clean)
  }

  private func sync(_ targets: [SyncPlan.Target], in root: String?, isComplete: Bool) -> ExitStatus {
    var (isChanged, isComplete) = (false, isComplete)
    for target in targets {
      let path = target.document.path
      let result = target.result(SyncOptions(removesGone: arguments.has("remove-gone")))
      for note in result.notes { terminal.fail("\(path): \(note)") }
      if result.isRefused { isComplete = false }
      do throws(FileAccess.Failure) {
        if try report(result, target, in: root) { isChanged = true }
      } catch {
        terminal.fail(error.description)
        isComplete = false
      }
    }
    if !isComplete { return .failure }
    return isChanged && arguments.has("check") ? .findings : .clean
  }

  /// Writes or shows a file; whether it changes.
  private func report(
    _ result: SyncResult, _ target: SyncPlan.Target, in root: String?
  ) throws(FileAccess.Failure) -> Bool {
    let (path, old) = (target.document.path, target.document.document.bytes)
    if target.document.tablePath.format == .strings, !result.stale.isEmpty {
      terminal.fail("\(path): \(Self.stay(result.stale)): '--remove-gone' takes them out")
    }
    guard result.bytes != old else { return false }
    if arguments.has("diff") {
      show(result, path, target.isNew ? [] : old)
    } else {
      if !arguments.has("check") {
        try target.write(result.bytes, to: root.map { $0 + "/" + path } ?? terminal.path(path), within: root)
      }
      terminal.printLine("\(path): \(target.isNew ? "new file, " : "")\(Self.summary(of: result, target))")
    }
    return true
  }

  private func show(_ result: SyncResult, _ path: String, _ old: [UInt8]) {
    guard !old.starts(with: "bplist".utf8) else {
      return terminal.printLine("\(path): \(result.added.count) added in a binary property list")
    }
    terminal.print(UnifiedDiff(old: old, new: result.bytes, path: path))
  }

  private static func summary(of result: SyncResult, _ target: SyncPlan.Target) -> String {
    let stale = target.document.tablePath.format == .strings ? 0 : result.stale.count
    let counts = [
      (result.added.count, "added"), (result.revived.count, "named again"), (stale, "stale"),
      (result.removed.count, "removed"), (result.changed.count, "with another text"),
      (result.commented.count, "with another comment"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private static let mostNames = 10

  private static func stay(_ keys: [String]) -> String {
    let names = keys.prefix(mostNames).map { "'\($0)'" }.joined(separator: ", ")
    let rest = keys.count > mostNames ? " and \(keys.count - mostNames) more" : ""
    return "no code names \(names)\(rest)"
  }
}
