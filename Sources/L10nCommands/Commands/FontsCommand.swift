import Project
import TextLayout

extension CommandDescription {
  static let fonts = CommandDescription(
    name: "fonts",
    summary: """
      show which fonts texts are measured with, what they cover, and how sure the measure is; \
      'fonts probe' prints a Swift script that measures any font of a Mac or simulator
      """,
    group: .tokens, operands: "[PATH | probe]", minimumOperands: 0, maximumOperands: 1,
    options: [
      OptionDescription("locale", value: "TAG", "a locale of the project, or 'all' (default: all)", repeats: true),
      OptionDescription("format", value: "FORMAT", "how to report", choices: ["human", "json"]),
    ],
    examples: [
      CommandExample("fonts --locale th", "the fonts of Thai texts")
    ],
    run: { arguments, terminal in try FontsCommand(arguments, terminal).run() })
}

/// Looks up the fonts of a project and reports them.
///
/// The status is 1 when a family cannot be measured at all or a character has no glyph; stand-ins are no findings.
struct FontsCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    if arguments.operands == ["probe"] {
      terminal.print(String(decoding: PackageResources.probe_txt, as: UTF8.self))
      return .clean
    }
    let loaded = try LoadedConfiguration(arguments.operands, terminal: terminal)
    // A design system without tables has fonts too.
    let hasTables = try !loaded.place.tableFiles(loaded.configuration.tables).files.isEmpty
    let read = hasTables ? try LoadedProject(loaded, surveys: false) : nil
    read?.unread.report(to: terminal)
    let project =
      read?.project
      ?? Project(configuration: loaded.configuration, files: [], designSystem: loaded.designSystem)
    let library = loaded.fonts.library()
    let survey = try FontSurvey(
      of: project, fonts: library, locales: try locales(of: project, only: read?.onlyLocale),
      configurationPath: loaded.path)
    let problems = loaded.fonts.problems(of: library)
    if arguments.value("format") == "json" {
      terminal.print(FontReport.json(survey, profile: library.metrics.first?.name, problems: problems).text)
    } else {
      terminal.printLines(FontReport.lines(survey))
      for problem in problems { terminal.fail(problem) }
    }
    if let read, read.unread.status != .clean { return .failure }
    return survey.isComplete ? .clean : .findings
  }

  private func locales(of project: Project, only: String?) throws(UsageError) -> Set<String>? {
    let names = arguments.all("locale")
    if names.contains("all") { return nil }
    guard !names.isEmpty else { return only.map { [$0] } }
    var locales: Set<String> = []
    for name in names { locales.insert(try Axes.projectLocale(name, of: project)) }
    return locales
  }
}
