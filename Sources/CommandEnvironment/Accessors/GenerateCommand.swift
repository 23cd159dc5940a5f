import CodeGeneration
import ProjectTables
import StringTables

extension CommandDescription {
  package static let generate = CommandDescription(
    name: "generate", summary: "write typed Swift accessors for the keys of the tables", group: .code,
    operands: "[PATH]",
    minimumOperands: 0, maximumOperands: 1,
    options: [
      OptionDescription("output", value: "FILE", "the Swift file to write (default: print it)"),
      OptionDescription(
        "table", value: "TABLE", "a table to write accessors for (default: all that the app reads)", repeats: true),
      OptionDescription("type", value: "NAME", "name of the type that holds the accessors (default: L10n)"),
      OptionDescription(
        "access", value: "LEVEL", "who may call them (default: internal)", choices: GenerationSettings.accessLevels),
      OptionDescription(
        "runtime", value: "RUNTIME", "what looks the texts up: this library, or Foundation on Apple's systems",
        choices: GenerationSettings.runtimes),
      OptionDescription("check", "write nothing; fail where FILE is not what would be written"),
    ],
    examples: [
      CommandExample("generate --output Sources/App/L10n.swift", "accessors for all keys")
    ],
    run: { arguments, terminal in try GenerateCommand(arguments, terminal).run() })
}

/// Writes the accessors, or tells whether they are up to date.
struct GenerateCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let tables: LoadedTables
  private let groups: [TableGroup]
  private let settings: GenerationSettings
  private let output: (path: String, name: String)?

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    self.arguments = arguments
    self.terminal = terminal
    let place = try ProjectPlace(arguments.operands, workingDirectory: terminal.workingDirectory)
    place.noteMisnamedConfiguration(on: terminal)
    let tableSettings = try place.tableSettings()
    tables = try LoadedTables(place, tableSettings)
    groups = TableGroups(tables.documents, jobs: 1).groups(developmentLanguage: tableSettings.developmentLanguage)
    settings = tableSettings.generation
    if let name = arguments.value("output") {
      output = (name.hasPrefix("/") ? name : terminal.workingDirectory + "/" + name, name)
    } else if let name = settings.output {
      output = (name.hasPrefix("/") ? name : place.root + "/" + name, name)
    } else {
      output = nil
    }
  }

  func run() throws -> ExitStatus {
    let options = try self.options()
    let accessors = try AccessorTables(groups, of: tables.documents, named: tableNames)
    let result = CodeGenerator(options).output(for: accessors.sources)
    let unread = tables.unread
    unread.report(to: terminal)
    for note in accessors.notes + result.notes { terminal.fail(note) }
    let status: ExitStatus = unread.status
    guard let output else {
      if arguments.has("check") { throw UsageError("'--check' needs a file to compare: give it with --output") }
      terminal.print(result.code)
      return status
    }
    let written =
      FileAccess.kind(of: output.path) == nil ? nil : try FileAccess.bytes(of: output.path, named: output.name)
    if written == Array(result.code.utf8) { return status }
    if arguments.has("check") {
      terminal.fail(FirstDifference(of: written, from: result.code).description(file: output.name))
      return status == .clean ? .findings : status
    }
    guard unread.isEmpty || written == nil else {
      terminal.fail("'\(output.name)' stays as it is, since not all tables could be read")
      return .failure
    }
    let folder = SystemPath.folder(of: output.path)
    try FileAccess.makeFolder(folder, named: SystemPath.folder(of: output.name))
    try FileAccess.write(result.code, to: output.path, named: output.name, over: .init(written))
    return status
  }

  private var tableNames: [String] {
    let given = arguments.all("table")
    return given.isEmpty ? settings.tables : given
  }

  private func options() throws -> CodeOptions {
    var options = CodeOptions()
    if let name = arguments.value("type") ?? settings.typeName { options.typeName = name }
    if let problem = CodeOptions.problem(ofTypeName: options.typeName) { throw UsageError(problem) }
    let access = arguments.value("access") ?? settings.access
    options.access = access.flatMap(CodeOptions.Access.init) ?? options.access
    let runtime = arguments.value("runtime") ?? settings.runtime
    options.runtime = runtime.flatMap(CodeOptions.Runtime.init) ?? options.runtime
    // A table that stands alone needs no namespace.
    if tableNames.count == 1 { options.rootTable = tableNames[0] }
    return options
  }
}
