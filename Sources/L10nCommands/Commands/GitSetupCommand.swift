import StringFormats

extension CommandDescription {
  static let gitSetup = CommandDescription(
    name: "git-setup", summary: "let git merge the string files of a repository by key", group: .write,
    operands: "[PATH]", minimumOperands: 0, maximumOperands: 1, options: [],
    examples: [CommandExample("git-setup", "'.gitattributes' and the merge driver of this repository")],
    run: { arguments, terminal in try GitSetupCommand(arguments, terminal).run() })
}

/// Names `l10n merge` as the merge driver of string files.
///
/// `.gitattributes` is for the whole team; which program the driver is, each clone has to say for itself, since git
/// runs none that a repository names.
struct GitSetupCommand {
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
    let git = try Git(in: folder)
    try writeAttributes(in: git.repository(orFail: "'\(name)' is in no git repository"))
    try set("merge.l10n.name", "string files by key (l10n)", by: git)
    try set("merge.l10n.driver", "\(Self.program) merge %O %A %B --path %P", by: git)
    return .clean
  }

  private func writeAttributes(in repository: String) throws {
    let (name, path) = (".gitattributes", repository + "/.gitattributes")
    let old = FileAccess.kind(of: path) == nil ? nil : try FileAccess.bytes(of: path, named: name)
    let text = String(decoding: old ?? [], as: UTF8.self)
    let patterns = text.split(whereSeparator: \.isNewline).compactMap { line -> Substring? in
      let words = line.split { $0 == " " || $0 == "\t" }
      return words.dropFirst().contains { $0.hasPrefix("merge") || $0 == "-merge" } ? words.first : nil
    }
    let missing = Self.patterns.filter { !patterns.contains(Substring($0)) }
    guard !missing.isEmpty else { return terminal.printLine("\(name): as it was") }
    let isOpen = !text.isEmpty && text.last?.isNewline == false
    let added = (isOpen ? "\n" : "") + missing.map { "\($0) merge=l10n\n" }.joined()
    try AtomicWrite.write((old ?? []) + Array(added.utf8), to: path, named: name, over: .init(old))
    terminal.printLine("\(name): \(missing.joined(separator: ", ")) are merged by l10n: commit it")
  }

  private func set(_ key: String, _ value: String, by git: Git) throws {
    let answer = try git.run("config", "--local", key, value)
    guard answer.isDone else { throw UsageError("git does not set '\(key)': \(answer.error)") }
    terminal.printLine("git config: \(key) = \(value)")
  }

  private static let patterns = StringFormat.allCases.flatMap(\.fileExtensions).map { "*." + $0 }

  /// `l10n` where PATH has it, else the place of this program; git gives it to a shell.
  private static var program: String {
    if ProcessEnvironment.path(ofProgram: "l10n") != nil { return "l10n" }
    return FileAccess.programPath.map(CompletionScript.quoted) ?? "l10n"
  }
}
