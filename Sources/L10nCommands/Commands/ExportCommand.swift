import Interchange

extension CommandDescription {
  static let export = CommandDescription(
    name: "export", summary: "write what translators need, as Xcode exports it", group: .write, operands: "[PATH]",
    minimumOperands: 0, maximumOperands: 1,
    options: [
      OptionDescription("output", value: "DIR", "folder to write to"),
      OptionDescription("locale", value: "TAG", "target language, also a new one; all of the project", repeats: true),
      OptionDescription(
        "format", value: "NAME", "one XLIFF file for each language, or one folder", choices: ["xliff", "xcloc"]),
    ] + ExportRoomReader.options,
    examples: [
      CommandExample("export --locale de --output Translators", "an XLIFF file for German"),
      CommandExample("export --locale de --output Translators --room xliff", "one that says how long a text may be"),
    ],
    run: { arguments, terminal in try ExportCommand(arguments, terminal).run() })
}

/// Exports a project: reads, writes, and prints what was left out.
struct ExportCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    guard let output = arguments.value("output") else { throw UsageError("'export' needs --output DIR") }
    let folder = try ExchangeFolder(arguments.operands.first, terminal: terminal)
    folder.unread.report(to: terminal)
    let rooms = try ExportRoomReader(arguments, terminal)?.rooms(of: folder)
    var messages: Set<ExchangeMessage> = []
    for language in try languages(of: folder) {
      let export = LocalizationExport(folder.project, language: language, rooms: rooms)
      // A defect of a source file is one of every language.
      for message in export.messages where messages.insert(message).inserted { terminal.fail(message.description) }
      let name = try write(export, to: output, folder)
      let (units, untranslated) = export.counts
      terminal.printLine(
        "\(name): \(units) \(units == 1 ? "text" : "texts"), \(untranslated) not translated")
    }
    if folder.unread.status != .clean { return .failure }
    return messages.contains(where: \.isDefect) ? .findings : .clean
  }

  private func languages(of folder: ExchangeFolder) throws(UsageError) -> [String] {
    let given = arguments.all("locale")
    var languages: [String] = []
    for tag in given {
      guard let language = folder.project.language(tag) else { throw UsageError("'\(tag)' is no language tag") }
      if !languages.contains(language) { languages.append(language) }
    }
    if given.isEmpty {
      languages = folder.project.languages
      if let only = folder.onlyLocale.flatMap(folder.project.language) { languages = [only] }
    }
    guard !languages.isEmpty else {
      throw UsageError("the project has no translations yet: name a language with --locale")
    }
    return languages
  }

  /// Writes the file or the folder of a language, and returns its name.
  private func write(_ export: LocalizationExport, to output: String, _ folder: ExchangeFolder) throws -> String {
    let output = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    if arguments.value("format") == "xcloc" {
      let name = "\(output)/\(export.language).xcloc"
      let package = LocalizationPackage(
        export, developmentRegion: folder.project.developmentLanguage, projectName: folder.name,
        toolVersion: ProgramVersion.number)
      try PackageFolder.write(package, to: terminal.path(name), named: name)
      return name
    }
    let name = "\(output)/\(export.language).xliff"
    try FileAccess.makeFolder(SystemPath.folder(of: terminal.path(name)), named: output)
    try FileAccess.write(export.text, to: terminal.path(name), named: name)
    return name
  }
}
