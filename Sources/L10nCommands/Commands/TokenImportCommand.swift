import DesignTokens
import PositionedJSON
import SourceFacts
import TokenExchange

/// Reads the design tokens of Swift files into a token file.
struct TokenImportCommand {
  static let options = [
    OptionDescription("strict", "import, export: fail, and write nothing, where something is left out"),
    OptionDescription(
      "names", value: "STYLE", "import: names of groups as 'appColors' or as Swift has them (default: camel)",
      choices: SwiftImport.GroupNames.allCases.map(\.rawValue)),
    OptionDescription(
      "platform", value: "PLATFORM", "import: the platform whose branches of '#if' count (default: ios)",
      choices: SwiftPlatform.allCases.map(\.rawValue)),
    OptionDescription(
      "appearance", value: "NAME", "import: which value of a colour that adapts is taken (default: light)",
      choices: Appearance.allCases.map(\.rawValue)),
  ]

  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let isJSON = arguments.value("format") == "json"
    if isJSON, arguments.value("output") == nil {
      throw UsageError("'--format json' reports the import: give the token file a name with '--output FILE'")
    }
    var files: [(path: String, bytes: [UInt8])] = []
    for name in arguments.operands.dropFirst() {
      guard name == "-" || name.hasSuffix(".swift") else {
        guard FileAccess.kind(of: terminal.path(name)) == .folder else {
          throw UsageError("'\(name)' is no Swift file: 'tokens import' reads constants of Swift")
        }
        throw UsageError("'\(name)' is a folder: name its Swift files, as in '\(name)/*.swift'")
      }
      let bytes = try name == "-" ? terminal.readInput() : FileAccess.bytes(of: terminal.path(name), named: name)
      files.append((name, bytes))
    }
    let imported = SwiftImport(files: try scanned(files), options: options)
    if !isJSON { tell(imported) }
    let isRefused = arguments.has("strict") && !imported.problems.isEmpty || imported.tokenCount == 0
    if isRefused {
      terminal.fail(imported.tokenCount == 0 ? "no token found: nothing is written" : "'--strict': nothing is written")
    } else if let output = arguments.value("output") {
      try AtomicWrite.write(imported.bytes, to: terminal.path(output), named: output)
    } else {
      terminal.print(String(decoding: imported.bytes, as: UTF8.self))
    }
    if isJSON {
      let report = TokenFinding.report(imported.problems, tokens: imported.tokenCount, files: files.count) {
        $0["adapts"] = .bool(imported.dependsOnAppearance)
      }
      terminal.print(report.text)
    }
    return isRefused ? .findings : .clean
  }

  /// The files with what they declare, read by one process, since one starts in less time than it reads most files.
  private func scanned(_ files: [(path: String, bytes: [UInt8])]) throws -> [ScannedFile] {
    var settings = ScanSettings()
    settings.constantsFor = arguments.value("platform").flatMap(SwiftPlatform.init) ?? .ios
    let scanner = try SwiftScanner(settings: settings, environment: ProcessEnvironment.variables)
    let answers = try scanner.answers(for: files.map(\.bytes), jobs: 1)
    return try zip(files, answers).map { file, answer in
      ScannedFile(
        path: file.path, bytes: file.bytes, facts: try scanner.facts(of: answer, length: file.bytes.count))
    }
  }

  private var options: SwiftImport.Options {
    var options = SwiftImport.Options()
    options.groupNames = arguments.value("names").flatMap(SwiftImport.GroupNames.init) ?? options.groupNames
    options.appearance = arguments.value("appearance").flatMap(Appearance.init) ?? options.appearance
    return options
  }

  private func tell(_ imported: SwiftImport) {
    for problem in imported.problems {
      let position = problem.position
      terminal.fail("\(problem.path):\(position.line):\(position.column): warning: \(problem.message)")
    }
    if imported.dependsOnAppearance, arguments.value("appearance") == nil {
      terminal.fail("some colours adapt: these are the light ones, '--appearance dark' gives the others")
    }
  }
}
