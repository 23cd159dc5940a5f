import Interchange
import Preview

/// What a call of `preview` asks for in pictures for translators.
struct PreviewScreenshots {
  static let options = [
    OptionDescription(
      "screenshots", value: "DIR",
      "write pictures for translators: one a key and language, its text framed, with an index"),
    OptionDescription(
      "screenshots-format", value: "NAME",
      "with --screenshots: also an .xcloc for each language, or what the interface of a service takes", repeats: true,
      choices: ["xcloc"] + TranslationService.allCases.map(\.rawValue)),
  ]

  private let name: String
  private let formats: [String]
  private let scale: Int
  private let folder: HandOffFolder
  private let project: String?

  /// - Throws: ``UsageError`` for an option that needs `--screenshots`, or a folder of others.
  init?(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    formats = arguments.all("screenshots-format")
    guard let name = arguments.value("screenshots") else {
      if !formats.isEmpty { throw UsageError("'--screenshots-format' needs --screenshots") }
      return nil
    }
    self.name = name
    scale = arguments.value("scale").flatMap { Int($0) } ?? 2
    project = arguments.operands.first
    folder = try HandOffFolder(terminal.path(name), named: name)
  }

  /// Draws and writes all of it.
  func write(_ run: PreviewRun, _ progress: Progress, _ terminal: Terminal) throws {
    progress.begin("drawing pictures for translators")
    let folder = folder
    try folder.begin()
    let handOff = try HandOff(
      of: run.measured, scale: scale, jobs: run.jobs, onTask: { progress.advance(of: $0) },
      write: { picture, language, bytes in
        try folder.write(HandOffIndex.path(of: picture, folder: language), bytes)
      })
    let index = HandOffIndex(handOff)
    var files = handOff.pictures.map(index.path)
    func write(_ path: String, _ bytes: [UInt8]) throws {
      try folder.write(path, bytes)
      files.append(path)
    }
    try write(HandOffIndex.tableName, Array(index.table.utf8))
    for service in TranslationService.allCases where formats.contains(service.rawValue) {
      try index.writeFiles(
        of: service, bytes: { try folder.bytes(of: $0) }, write: { try write($0, Array($1.utf8)) })
    }
    var messages: [String] = []
    if formats.contains("xcloc") {
      messages = try HandOffPackages(handOff, index, project: project, terminal: terminal)
        .write(bytes: { try folder.bytes(of: $0) }, write)
    }
    try folder.write(HandOffIndex.fileName, Array(index.json(files: files.sorted()).utf8))
    progress.pause()
    report(handOff, messages, terminal)
  }

  private func report(_ handOff: HandOff, _ messages: [String], _ terminal: Terminal) {
    for message in messages { terminal.fail(message) }
    for (reason, missing) in Dictionary(grouping: handOff.missing, by: \.reason).sorted(by: { $0.key < $1.key }) {
      let first = missing[0]
      let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      terminal.fail("no picture of '\(first.key)' in \(first.locale)\(more): \(reason)")
    }
    let failing = handOff.pictures.count { $0.fails }
    let count = handOff.pictures.count
    terminal.printLine(
      """
      \(count) \(count == 1 ? "picture" : "pictures") in \(handOff.languages.count) \
      \(handOff.languages.count == 1 ? "language" : "languages"), \(failing) of a text that does not fit; see \
      \(name)/\(HandOffIndex.fileName)
      """)
  }
}
