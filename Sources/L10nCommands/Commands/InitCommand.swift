import Checks
import Messages
import Project

extension CommandDescription {
  static let initialize = CommandDescription(
    name: "init", summary: "write a first l10n.json from what is in a folder", group: .check, operands: "[PATH]",
    minimumOperands: 0,
    maximumOperands: 1,
    options: [
      OptionDescription("force", "write over an l10n.json that is there"),
      OptionDescription(
        "ci", value: "SYSTEM", "write a workflow that runs 'l10n check' for each change; an l10n.json stays as it is",
        choices: WorkflowFile.System.allCases.map(\.rawValue)),
      OptionDescription(
        "ci-source", value: "ADDRESS[@vVERSION]",
        "the project whose releases of l10n CI gets (default: that of this program, and its version)"),
      ThreadCount.option,
    ],
    examples: [
      CommandExample("init", "an l10n.json for this folder"),
      CommandExample("init --ci github", "a workflow too"),
    ],
    run: { arguments, terminal in try InitCommand(arguments, terminal).run() })
}

/// Looks what a folder holds, and writes its configuration.
struct InitCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let name = arguments.operands.first ?? "."
    let folder = terminal.path(name)
    guard FileAccess.kind(of: folder) == .folder else { throw UsageError("there is no folder '\(name)'") }
    let file = name == "." ? "l10n.json" : SystemPath.joined(name, "l10n.json")
    let isThere = FileAccess.kind(of: folder + "/l10n.json") != nil
    let old = isThere ? try FileAccess.bytes(of: folder + "/l10n.json", named: file) : nil
    let workflow = try workflow(for: folder)
    if isThere, !arguments.has("force") {
      guard let workflow else { throw UsageError("'\(file)' is there already: '--force' writes over it") }
      try workflow.write(terminal)
      return .clean
    }
    let place = try ProjectPlace([name], workingDirectory: terminal.workingDirectory, ignoresConfiguration: true)
    let configuration = try LoadedConfiguration(place)
    let jobs = try ThreadCount.value(arguments)
    var loaded = try LoadedProject(configuration, jobs: jobs, needsTables: false)
    let hasTables = !loaded.project.documents.isEmpty
    try loaded.scanSources(configuration, jobs: jobs)
    try loaded.addTextsOfCode(jobs: jobs)
    loaded.unread.report(to: terminal)
    // Languages of a catalog alone are not the project's.
    let xcodeProject = configuration.inferred?.survey.mainProject.flatMap { project in
      loaded.project.configuration.locales.allSatisfy(project.names) ? project : nil
    }
    let start = ConfigurationStart(
      loaded.project.configuration, projectPath: xcodeProject?.path,
      unusableTokens: configuration.inferred?.unusableTokens ?? [])
    try FileAccess.write(start.text, to: folder + "/l10n.json", named: file, over: .init(old))
    terminal.printLine("wrote \(file)")
    for line in found(loaded.project) { terminal.printLine(line) }
    let operand = name == "." ? "" : " '\(name)'"
    try workflow?.write(terminal)
    for line in next(operand, hasTables: hasTables) { terminal.printLine(line) }
    return loaded.unread.status
  }

  /// What the file says, in lines.
  private func found(_ project: Project) -> [String] {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let configuration = project.configuration
    let files = project.documents.count - project.codeTables.count
    var lines = ["  tables     \(count(project.groups.count, "table")) in \(count(files, "file"))"]
    if !configuration.exclude.isEmpty { lines[0] += "; left out: \(PathList.text(configuration.exclude))" }
    if !configuration.locales.isEmpty {
      let complete = (configuration.complete ?? []).count
      let share = "\(complete == 0 ? "none" : String(complete)) of them at least 98 % translated"
      lines.append(
        "  languages  \(count(configuration.locales.count, "language")), compared with "
          + "'\(project.developmentLanguage)'; \(share)")
    }
    let unlisted = Self.languages(of: configuration.exclude).filter { !configuration.locales.contains($0) }
    if !unlisted.isEmpty {
      lines.append("             not listed in the Xcode project, left out: \(PathList.quoted(unlisted))")
    }
    if let sources = configuration.sources {
      lines.append(
        "  code       \(PathList.quoted(sources.paths.map(\.text)))"
          + (sources.exclude.isEmpty ? "" : " without \(PathList.text(sources.exclude))"))
    } else {
      lines.append("  code       none: name it in 'sources', for keys to be compared with the tables")
    }
    if !configuration.tokens.isEmpty { lines.append("  tokens     \(count(configuration.tokens.count, "file"))") }
    return lines
  }

  /// The languages whose folders are among `paths`.
  private static func languages(of paths: [String]) -> [String] {
    Set(paths.compactMap { TablePath($0 + "/A.strings")?.locale }).sorted()
  }

  private func next(_ operand: String, hasTables: Bool) -> [String] {
    guard hasTables else {
      return [
        "There is no string table yet (.strings, .stringsdict, .xcstrings): 'l10n sync\(operand)' makes those of the",
        "keys that code looks up, or add one; then 'l10n check\(operand)'.",
      ]
    }
    let ci = arguments.has("ci") ? "commit the files" : "'l10n init --ci github\(operand)' writes a CI workflow"
    return [
      "Next:",
      "  1. 'l10n check\(operand)' finds what is wrong; 'l10n explain RULE' tells of a rule",
      "  2. 'l10n check\(operand) --baseline l10n-baseline.json --write-baseline' keeps what is left for later",
      "  3. \(ci)",
    ]
  }

  /// The workflow that is asked for, and the repository that it is for.
  private func workflow(for folder: String) throws -> Workflow? {
    guard let system = arguments.value("ci").flatMap(WorkflowFile.System.init(rawValue:)) else {
      guard arguments.value("ci-source") == nil else { throw UsageError("'--ci-source' needs '--ci'") }
      return nil
    }
    let given = try arguments.value("ci-source").map { text throws(UsageError) in try ProgramOrigin(text) }
    guard let origin = given ?? ProgramOrigin.ofThisProgram() else {
      throw UsageError(
        """
        this l10n is of no release that CI could get: name the project with \
        '--ci-source https://example.org/owner/l10n'
        """)
    }
    return Workflow(system, origin, for: folder)
  }
}

/// A workflow with the repository that it is written to.
private struct Workflow {
  private let file: WorkflowFile
  /// An absolute path.
  private let repository: String

  init(_ system: WorkflowFile.System, _ origin: ProgramOrigin, for folder: String) {
    let folder = SystemPath.standardized(folder)
    repository = FileAccess.repository(above: folder) ?? folder
    file = WorkflowFile(system: system, origin: origin, folder: String(folder.dropFirst(repository.count + 1)))
  }

  /// Writes the file, or says what to add to the one that is there.
  func write(_ terminal: Terminal) throws {
    let path = repository + "/" + file.path
    guard FileAccess.kind(of: path) == nil else {
      let part = file.part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      terminal.printLines(["'\(file.path)' is there already and stays; add this \(file.partName):", ""] + part)
      return
    }
    try FileAccess.makeFolder(SystemPath.folder(of: path), named: file.path)
    try FileAccess.write(file.text, to: path, named: file.path, over: .nothing)
    terminal.printLine("wrote \(file.path)")
  }
}
