import Preview
import PreviewServer
import SourceText

extension CommandDescription {
  static let preview = CommandDescription(
    name: "preview",
    summary: """
      write or show a gallery of the project's components with its texts, drawn from the layout that is measured, or \
      compare two
      """,
    group: .look, operands: "[PATH]|diff OLD NEW", minimumOperands: 0, maximumOperands: 3,
    options: [
      OptionDescription(
        "output", value: "DIR", "the folder to write to: a new one, an empty one, or one that a preview was written to")
    ] + PreviewPictures.options + PreviewScreenshots.options + PreviewServe.options + PreviewRun.options
      + PreviewDiffCommand.options,
    examples: [
      CommandExample("preview --output Preview", "a gallery as a page"),
      CommandExample("preview --serve", "one that follows the files"),
      CommandExample("preview --screenshots Pictures --locale de", "pictures of each key for translators"),
    ],
    run: { arguments, terminal in try PreviewCommand(arguments, terminal).run() })
}

/// Writes a gallery, or shows it.
struct PreviewCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  private static let page = PageFiles.all.map { SiteFile(path: $0.name, bytes: $0.bytes) }
  /// Options of a comparison alone; those that it shares with a gallery are `output`.
  private static let comparing = PreviewDiffCommand.options.map(\.name)

  func run() throws -> ExitStatus {
    let isComparison = arguments.operands.first == "diff"
    for option in CommandDescription.preview.options where arguments.has(option.name) && option.name != "output" {
      guard Self.comparing.contains(option.name) == isComparison else {
        throw UsageError("'--\(option.name)' is \(isComparison ? "not for" : "for") 'preview diff'")
      }
    }
    if isComparison { return try PreviewDiffCommand(arguments, terminal).run() }
    if arguments.operands.count > 1 {
      throw UsageError("'\(arguments.operands[1])' is one operand too many for 'preview'")
    }
    if try PreviewServe.isWanted(arguments) { return try serve() }
    let pictures = try PreviewPictures(arguments)
    let screenshots = try PreviewScreenshots(arguments, terminal)
    guard let output = arguments.value("output") else {
      guard let screenshots else {
        throw UsageError("'preview' needs --output, the folder to write the gallery to, --screenshots or --serve")
      }
      if arguments.has("png") { throw UsageError("'--png' needs --output") }
      return try write(screenshots)
    }
    let folder = try GalleryFolder(terminal.path(output), named: output)
    let progress = terminal.progress()
    defer { progress.finish() }
    let run = try PreviewRun(arguments, terminal, progress)
    let site = try pictures.site(run, progress)
    let page = Self.page + (site?.files ?? [])
    let gallery = run.gallery(page: page)
    progress.begin("writing")
    try folder.write(page + gallery.files, manifest: gallery.manifest)
    progress.pause()
    for note in gallery.notes + (site?.notes ?? []) { terminal.fail(note) }
    terminal.printLine("\(gallery.cellCount) cells; open \(output)/index.html")
    try screenshots?.write(run, progress, terminal)
    return run.unread.status
  }

  /// Writes pictures for translators without a gallery.
  private func write(_ screenshots: PreviewScreenshots) throws -> ExitStatus {
    let progress = terminal.progress()
    defer { progress.finish() }
    let run = try PreviewRun(arguments, terminal, progress, purpose: .handOff)
    try screenshots.write(run, progress, terminal)
    return run.unread.status
  }

  private func serve() throws -> ExitStatus {
    let writing = ["output"] + (PreviewPictures.options + PreviewScreenshots.options).map(\.name)
    for option in writing where arguments.has(option) {
      throw UsageError("'--serve' and '--\(option)' exclude each other: --serve writes nothing")
    }
    let arguments = arguments
    let last = LastReading()
    return try PreviewServe(arguments, terminal) { terminal in
      let progress = terminal.progress()
      defer { progress.finish() }
      let run = try PreviewRun(arguments, terminal, progress, after: last.project.withLock { $0 })
      last.project.withLock { $0 = run.loaded }
      return PreviewServe.Draft(
        problems: TableProblem.all(in: run.project, failures: run.unread.failures), bench: run.bench
      ) {
        let gallery = run.gallery(page: Self.page)
        return (Self.page + gallery.files + [gallery.manifest]).map { ServedFile(path: $0.path, bytes: $0.bytes) }
      }
    }.run()
  }
}

/// The project as it was read last, for the thread that reads it again.
private final class LastReading: Sendable {
  let project = Mutex<LoadedProject?>(nil)
}
