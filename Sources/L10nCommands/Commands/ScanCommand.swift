import Checks
import Project
import SourceFacts
import SourceText

extension CommandDescription {
  static let scan = CommandDescription(
    name: "scan", summary: "list the keys that code looks up, and what else it says of texts", group: .code,
    operands: "[SOURCES…]",
    minimumOperands: 0, maximumOperands: .max,
    options: [
      OptionDescription("format", value: "FORMAT", "how to report", choices: ["human", "json"]),
      OptionDescription("verbose", "also tell how each table spells its keys, which decides what a missing key is"),
      OptionDescription("no-cache", "read every file anew"),
      ThreadCount.option,
    ],
    examples: [
      CommandExample("scan --verbose", "keys, and how tables spell theirs")
    ],
    run: { arguments, terminal in try ScanCommand(arguments, terminal).run() })
}

/// Lists what code says of texts: that of a project whose `l10n.json` names it, or of the files and folders given.
struct ScanCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let place = try ProjectPlace(arguments.operands, workingDirectory: terminal.workingDirectory)
    let (settings, isConfigured) = try SourceSettings.named(arguments.operands, at: place, terminal)
    let scanner = SourceScanner(
      settings, at: place, isConfigured: isConfigured, usesCache: !arguments.has("no-cache"))
    let (code, unread) = try scanner.scan(jobs: ThreadCount.value(arguments))
    let files = KeysOfCalls(code.files).files
    unread.report(to: terminal)
    let habits = arguments.has("verbose") ? try habits() : nil
    let report = ScanReport(files, of: AppReader(place).apps(near: files))
    if arguments.value("format") == "json" {
      terminal.print(report.json(habits: habits).text)
    } else {
      terminal.printLines(report.lines + (habits?.lines ?? []))
    }
    return unread.status
  }

  /// How the tables of the project spell their keys.
  private func habits() throws -> KeyHabitReport {
    KeyHabitReport(try LoadedProject(arguments.operands, terminal: terminal).project)
  }
}
