import DesignTokens
import Project
import SourceFacts
import SourceText
import ViewEvaluation

extension CommandDescription {
  static let views = CommandDescription(
    name: "views", summary: "list the SwiftUI views that show texts, and how far their layout is known from the code",
    group: .code, operands: "[SOURCES…]", minimumOperands: 0, maximumOperands: .max,
    options: [
      OptionDescription("explain", value: "VIEW", "print the boxes of a view with the line of code of each"),
      OptionDescription(
        "size", value: "CATEGORY", "the Dynamic Type size, from xSmall to accessibility5 (default: large)",
        choices: DynamicTypeSize.allCases.map(\.rawValue)),
      OptionDescription(
        "platform", value: "PLATFORM", "the platform whose branches of '#if' count (default: ios)",
        choices: SwiftPlatform.allCases.map(\.rawValue)),
      OptionDescription("format", value: "FORMAT", "how to report", choices: ["human", "json"]),
      OptionDescription("no-cache", "read every file anew"),
      ThreadCount.option,
    ],
    examples: [
      CommandExample("views --explain ContentView", "the boxes of a view")
    ],
    run: { arguments, terminal in try ViewsCommand(arguments, terminal).run() })
}

/// Tells how far the layout of a project's views is known from their code.
struct ViewsCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let (loaded, index, unread) = try scanned()
    unread.report(to: terminal)
    let size = arguments.value("size").flatMap(DynamicTypeSize.init) ?? .large
    let reader = ViewReader(
      index, of: loaded.project, fonts: loaded.fonts.library(),
      pictures: PictureReader(loaded.place).sizes(jobs: try ThreadCount.value(arguments)))
    if let name = arguments.value("explain") {
      return try explain(name, size, reader, index.files)
    }
    let (views, components) = reader.read(at: size, for: platform, jobs: try ThreadCount.value(arguments))
    let report = ViewReport(views, measured: components, index.files)
    if arguments.value("format") == "json" {
      terminal.print(report.json.text)
    } else {
      terminal.printLines(report.lines)
    }
    return unread.status
  }

  private var platform: SwiftPlatform { arguments.value("platform").flatMap(SwiftPlatform.init) ?? .ios }

  /// The code of the project, or of the files and folders given, with its views.
  private func scanned() throws -> (LoadedProject, SourceIndex, Unread) {
    let place = try ProjectPlace(arguments.operands, workingDirectory: terminal.workingDirectory)
    var (settings, isConfigured) = try SourceSettings.named(arguments.operands, at: place, terminal)
    settings.scan.viewsFor = platform
    let scanner = SourceScanner(
      settings, at: place, isConfigured: isConfigured, usesCache: !arguments.has("no-cache"))
    let (code, unread) = try scanner.scan(jobs: ThreadCount.value(arguments))
    let files = code.files
    let loaded = try LoadedProject(arguments.operands, terminal: terminal)
    let apps = AppReader(place).apps(near: files)
    return (loaded, SourceIndex(of: loaded.project, files: files, apps: apps), unread)
  }

  private func explain(_ name: String, _ size: DynamicTypeSize, _ reader: ViewReader, _ files: [ScannedFile]) throws
    -> ExitStatus
  {
    let module = reader.module(for: platform)
    let evaluator = reader.evaluator(of: module)
    let view = LargeStack.run { evaluator.view(named: name, at: size) }
    guard let view else {
      throw UsageError(unknown: "view", name, known: module.views.map(\.name), listing: "l10n views")
    }
    terminal.printLines(ViewExplanation(files).lines(of: view))
    return .clean
  }
}
