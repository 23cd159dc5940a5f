import Interchange

extension CommandDescription {
  static let importing = CommandDescription(
    name: "import", summary: "bring translations back, as Xcode imports them", group: .write, operands: "FILE…",
    minimumOperands: 1, maximumOperands: 1_000,
    options: [
      OptionDescription("into", value: "PATH", "the project; the current folder"),
      OptionDescription("all-states", "also texts that are new or need a review"),
      OptionDescription("dry-run", "write nothing, print what would change"),
    ],
    examples: [
      CommandExample("import Translators/de.xliff --dry-run", "what would change")
    ],
    run: { arguments, terminal in try ImportCommand(arguments, terminal).run() })
}

/// Imports translations: reads, writes, and prints what was left out.
struct ImportCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let folder = try ExchangeFolder(arguments.value("into"), terminal: terminal)
    var unread = folder.unread
    var files: [SourceFile] = []
    for name in try arguments.operands.flatMap({ try inputs($0, &unread) }) {
      do throws(FileAccess.Failure) {
        files.append(SourceFile(path: name, bytes: try FileAccess.bytes(of: terminal.path(name), named: name)))
      } catch {
        unread.append(terminal.path(name), error)
      }
    }
    unread.report(to: terminal)
    var status = unread.status
    let result = LocalizationImport(folder.project, from: files, acceptsUnfinished: arguments.has("all-states"))
    for message in result.messages { terminal.fail(message.description) }
    if result.unfinished > 0 {
      let count = result.unfinished == 1 ? "1 text is" : "\(result.unfinished) texts are"
      terminal.fail("\(count) not finished and not imported: --all-states imports them too")
    }
    let isDefective = result.messages.contains(where: \.isDefect)
    for change in result.changes {
      if arguments.has("dry-run") {
        show(change)
        continue
      }
      do throws(FileAccess.Failure) {
        try write(change, in: folder)
      } catch {
        status = .failure
        terminal.fail(error.description)
      }
    }
    return status == .clean && isDefective ? .findings : status
  }

  /// The XLIFF files of an operand: itself, or those of a folder.
  private func inputs(_ name: String, _ unread: inout Unread) throws(UsageError) -> [String] {
    switch FileAccess.kind(of: terminal.path(name)) {
    case nil: throw UsageError(nothingAt: name, in: terminal.workingDirectory)
    case .file:
      guard InterchangeFormat(path: name) == .xliff else {
        throw UsageError("'\(name)' is no .xliff file: 'l10n convert' makes one of other formats")
      }
      return [name]
    case .folder:
      let found = PackageFolder.exchangeFiles(in: name, at: terminal.path(name))
      guard !found.files.isEmpty || !found.unread.isEmpty else {
        throw UsageError("'\(name)' holds no .xliff file and no .xcloc folder")
      }
      unread.append(found.unread)
      return found.files
    }
  }

  private func write(_ change: ImportedChange, in folder: ExchangeFolder) throws(FileAccess.Failure) {
    let path = folder.root + "/" + change.path
    if change.old == nil {
      try FileAccess.makeFolder(
        SystemPath.folder(of: path), named: change.path, within: folder.root)
    }
    try AtomicWrite.write(change.new, to: path, named: change.path, over: .init(change.old), within: folder.root)
    terminal.printLine("\(change.path): \(count(change))\(change.old == nil ? ", a new file" : "")")
  }

  private func count(_ change: ImportedChange) -> String { "\(change.texts) \(change.texts == 1 ? "text" : "texts")" }

  private func show(_ change: ImportedChange) {
    guard !change.new.starts(with: "bplist".utf8) else {
      return terminal.printLine("\(change.path): \(count(change)) in a binary property list")
    }
    terminal.print(UnifiedDiff(old: change.old, new: change.new, path: change.path))
  }
}
