import DesignTokens
import Interchange
import Project
import StringTables

/// Lays out a project to tell translators the room of its texts.
struct ExportRoomReader {
  static let options = [
    OptionDescription(
      "room", value: "FORM", "tell the room of each text that a component shows, in a note and as limits",
      choices: UnitRoom.Form.allCases.map(\.rawValue)),
    OptionDescription(
      "size", value: "CATEGORY", "with --room: at this Dynamic Type size (default: large), or 'all'", repeats: true),
    OptionDescription(
      "device", value: "NAME", "with --room: on this device of the token files, or 'all'", repeats: true),
  ]

  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let form: UnitRoom.Form

  /// `nil` where no room is asked for.
  ///
  /// - Throws: ``UsageError`` for an option that needs `--room`.
  init?(_ arguments: ParsedArguments, _ terminal: Terminal) throws(UsageError) {
    guard let form = arguments.value("room").flatMap(UnitRoom.Form.init) else {
      for option in ["size", "device"] where arguments.has(option) { throw UsageError("'--\(option)' needs --room") }
      return nil
    }
    self.form = form
    self.arguments = arguments
    self.terminal = terminal
  }

  /// The rooms of the tables that are exported.
  func rooms(of folder: ExchangeFolder) throws -> ExportRooms {
    let progress = terminal.progress()
    defer { progress.finish() }
    progress.begin("reading tables")
    let jobs = ProcessEnvironment.processorCount
    let configuration = try LoadedConfiguration(arguments.operands, terminal: terminal)
    var loaded = try LoadedProject(configuration, jobs: jobs)
    progress.begin("scanning code")
    try loaded.scanSources(configuration, jobs: jobs)
    let fonts = loaded.fonts.library()
    loaded.addViews(measuredWith: fonts, jobs: jobs)
    progress.begin("laying out")
    let project = loaded.project
    let request = MeasureRequest(
      sizes: try Axes.sizes(arguments.all("size"), configured: []),
      devices: try Axes.devices(
        arguments.all("device"), configured: project.configuration.devices, of: project.designSystem,
        path: loaded.configurationPath))
    let measurement = try Measurement(
      of: project, request: request, fonts: fonts, configurationPath: loaded.configurationPath, jobs: jobs)
    let survey = try RoomSurvey(of: measurement, jobs: jobs)
    progress.pause()
    loaded.fonts.reportProblems(of: fonts, to: terminal)
    if survey.rooms.isEmpty {
      terminal.fail("no room is told: no component that limits its text shows a key; see 'l10n bind'")
    }
    var rooms: [ExportRooms.TablePlace: [String: UnitRoom]] = [:]
    let tables = folder.project.tablePlaces
    for (key, found) in survey.rooms {
      let group = project.groups[key.group]
      guard let place = Self.place(of: group, among: tables) else { continue }
      rooms[place, default: [:]][key.key] = UnitRoom(found, language: project.developmentLanguage)
    }
    return ExportRooms(rooms, form: form)
  }

  /// The table of an export that a table of the project is: both are named from folders of their own, of which one
  /// holds the other.
  private static func place(
    of group: TableGroup, among tables: [ExportRooms.TablePlace]
  ) -> ExportRooms.TablePlace? {
    let named = tables.filter { $0.name == group.name }
    return named.first { $0.folder == group.folder }
      ?? named.filter { $0.folder.isEmpty || group.folder.hasSuffix("/" + $0.folder) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
  }
}
