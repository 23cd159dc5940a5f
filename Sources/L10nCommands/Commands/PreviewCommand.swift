import Preview

extension CommandDescription {
  static let preview = CommandDescription(
    name: "preview",
    summary: "write a gallery of the project's components with its texts, drawn from the layout that is measured",
    operands: "[PATH]", minimumOperands: 0, maximumOperands: 1,
    options: [
      OptionDescription(
        "output", value: "DIR", "the folder to write to: a new one, an empty one, or one that a preview was written to")
    ] + PreviewRun.options,
    run: { arguments, terminal in try PreviewCommand(arguments, terminal).run() })
}

/// Writes a gallery.
struct PreviewCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    guard let output = arguments.value("output") else {
      throw UsageError("'preview' needs --output: the folder to write the gallery to")
    }
    let folder = try GalleryFolder(terminal.path(output), named: output)
    let progress = terminal.progress()
    defer { progress.finish() }
    let run = try PreviewRun(arguments, terminal, progress)
    let page = PageFiles.all.map { SiteFile(path: $0.name, bytes: $0.bytes) }
    let gallery = try run.gallery(page: page, progress)
    progress.begin("writing")
    try folder.write(page + gallery.files, manifest: gallery.manifest)
    progress.pause()
    for note in gallery.notes { terminal.fail(note) }
    terminal.printText("\(gallery.cellCount) cells; open \(output)/index.html")
    return run.failures.isEmpty ? .clean : .failure
  }
}
