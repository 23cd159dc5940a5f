import Interchange

extension CommandDescription {
  static let compile = CommandDescription(
    name: "compile", summary: "compile String Catalogs to what an app ships, as 'xcstringstool compile' does",
    group: .write, operands: "FILE…", minimumOperands: 1, maximumOperands: 1_000,
    options: [
      OptionDescription("output-directory", value: "DIR", "the folder for the '.lproj' folders", letter: "o"),
      OptionDescription("language", value: "LANG", "only this language", repeats: true, letter: "l"),
      OptionDescription("dry-run", "write nothing; print the paths of the files, a line each"),
      OptionDescription(
        "serialization-format", value: "FORMAT", "how the files are written (default: text)",
        choices: ["text", "binary"]),
    ],
    examples: [
      CommandExample("compile Localizable.xcstrings --output-directory Build", "as an app ships it")
    ],
    run: { arguments, terminal in try CompileCommand(arguments, terminal).run() })
}

/// Compiles catalogs; what is wrong with one is told in the words of Apple's tool, and nothing of it is written.
struct CompileCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let output: String

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws(UsageError) {
    self.arguments = arguments
    self.terminal = terminal
    guard let output = arguments.value("output-directory") else {
      throw UsageError("'compile' needs a folder for what it writes: --output-directory DIR")
    }
    self.output = output
  }

  func run() throws -> ExitStatus {
    let statuses = arguments.operands.map(compile)
    if statuses.contains(.failure) { return .failure }
    return statuses.contains(.findings) ? .findings : .clean
  }

  private func compile(_ name: String) -> ExitStatus {
    do {
      let compiler = try CatalogCompiler(CatalogFile.read(name, terminal), languages: arguments.all("language"))
      for diagnostic in compiler.diagnostics { terminal.diagnose("\(name): \(diagnostic)") }
      guard !compiler.diagnostics.contains(where: \.isError) else { return .findings }
      for file in compiler.files { try put(file) }
      return .clean
    } catch {
      terminal.diagnose(CatalogFile.line(error, name))
      return .failure
    }
  }

  private func put(_ file: CatalogCompiler.File) throws {
    let path = terminal.path(output + "/" + file.path)
    if arguments.has("dry-run") { return terminal.printText(path) }
    let folder = SystemPath.folder(of: path)
    try FileAccess.makeFolder(folder, named: SystemPath.folder(of: file.path))
    try AtomicWrite.write(
      bytes(of: file.content), to: path, named: file.path, within: terminal.path(output), outlivesPowerLoss: false)
  }

  private func bytes(of list: PropertyListText) -> [UInt8] {
    arguments.value("serialization-format") == "binary" ? list.binaryFile : Array(list.xmlFile.utf8)
  }
}
