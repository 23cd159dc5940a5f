import Checks
import PositionedJSON

/// Which projects a call checks one by one: those of a folder of projects, a share of them, or the lines of a plan.
struct UnitChoice {
  static let options = [
    OptionDescription(
      "units", value: "FILE", "check what the lines of 'l10n plan' in this file name ('-' for standard input)"),
    OptionDescription("shard", value: "I/N", "check share I of N of the projects, which are shared out by their size"),
    OptionDescription("cache", "keep the report, and write it again where no file has changed since"),
  ]

  /// What each unit of a plan is checked with; all else is a matter of the call.
  static let planned =
    [Axes.locale, Axes.fitWidth, Axes.size, Axes.device, Axes.theme].map(\.name) + [
      "only", "skip", RequiredSubjects.option.name, ChangedRun.option.name,
    ]
  /// What works on one project at a time.
  private static let ofOneProject = ["fix", "diff", "unsafe-fixes", "baseline", "write-baseline"]

  let units: [CheckUnit]
  /// Lines that name no unit, as messages.
  var problems: [String] = []
  /// Where the units come from.
  let origin: Origin
  /// Absolute path of the folder that paths of the report are relative to.
  let root: String

  enum Origin {
    /// The one project of the call, or parts of it.
    case alone
    /// The folders of the call.
    case tree
    /// A plan, whose files may have changed since.
    case plan
  }

  /// - Returns: `nil` where the call is about one project.
  /// - Throws: ``UsageError``, ``FileAccess/Failure``.
  init?(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    let shard = try arguments.value("shard").map(Self.shard)
    if let name = arguments.value("units") {
      if shard != nil {
        throw UsageError("'--units' and '--shard' exclude each other: a plan is shared out by its lines")
      }
      guard arguments.operands.isEmpty else {
        throw UsageError("the lines of '--units' name the projects: '\(arguments.operands[0])' is one too many")
      }
      for option in Self.planned where arguments.has(option) {
        throw UsageError("'--\(option)' is for 'l10n plan', whose lines say how each unit is checked")
      }
      let bytes =
        name == "-" ? terminal.readInput() : try FileAccess.bytes(of: terminal.path(name), named: name)
      (units, problems) = Self.units(bytes, named: name == "-" ? "standard input" : name)
      origin = .plan
      root = terminal.workingDirectory
    } else {
      let tree = try ProjectTree(arguments.operands, workingDirectory: terminal.workingDirectory)
      guard let tree else {
        guard shard != nil || arguments.has("cache") else { return nil }
        let outputs = try ReportOutputs(formats: arguments.all("format"), files: arguments.all("output")).outputs
        // The lines of a report alone tell of the files.
        let readsFiles = outputs.contains { $0.format == .ndjson }
        units = shard?.number ?? 1 == 1 ? [try Self.unit(arguments, terminal, readsFiles: readsFiles)] : []
        origin = .alone
        root = try ProjectPlace(arguments.operands, workingDirectory: terminal.workingDirectory).root
        for option in ["fix", "diff", "unsafe-fixes", "write-baseline"] where arguments.has(option) {
          throw UsageError("'--\(option)' and '--\(shard == nil ? "cache" : "shard")' exclude each other")
        }
        return
      }
      let plan = UnitPlan(
        tree.places, options: Self.options(arguments), workingDirectory: terminal.workingDirectory,
        readsFiles: false, jobs: try ThreadCount.value(arguments))
      units = shard.map { plan.shard($0.number, of: $0.count) } ?? plan.units
      origin = .tree
      root = tree.root
    }
    for option in Self.ofOneProject where arguments.has(option) {
      throw UsageError(
        "'--\(option)' works on one project at a time, and this call is about several: call it for each")
    }
  }

  /// The one project that a call is about, or is about parts of.
  ///
  /// - Parameter readsFiles: As for ``UnitPlan``.
  /// - Throws: ``UsageError`` for a path at which there is nothing.
  static func unit(
    _ arguments: ParsedArguments, _ terminal: Terminal, readsFiles: Bool = true
  ) throws(UsageError) -> CheckUnit {
    let operands = arguments.operands
    var path = operands.first ?? "."
    if operands.count > 1 {
      let folder = try ProjectPlace(operands, workingDirectory: terminal.workingDirectory).folder
      let start = terminal.workingDirectory + "/"
      path = (folder + "/").hasPrefix(start) ? String(folder.dropFirst(start.count)) : folder
      if path.isEmpty { path = "." }
    }
    let place = ProjectTree.Place(path: path, prefix: "")
    let plan = UnitPlan(
      [place], options: options(arguments), workingDirectory: terminal.workingDirectory, readsFiles: readsFiles,
      jobs: 1)
    return plan.units[0]
  }

  /// The options of a call that a plan keeps.
  static func options(_ arguments: ParsedArguments) -> [CheckUnit.Option] {
    planned.filter(arguments.has).map { CheckUnit.Option(name: $0, values: arguments.all($0)) }
  }

  private static func shard(_ text: String) throws(UsageError) -> (number: Int, count: Int) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], 1...count ~= number else {
      throw UsageError("'\(text)' is no share: '--shard 2/7' is the second of seven")
    }
    return (number, count)
  }

  private static func units(_ bytes: [UInt8], named name: String) -> (units: [CheckUnit], problems: [String]) {
    var (units, problems): ([CheckUnit], [String]) = ([], [])
    for (number, line) in JSONDocument.lines(of: bytes) {
      do {
        guard let unit = CheckUnit(try JSONDocument(parsing: Array(line)).root) else {
          throw UsageError("this is no line of 'l10n plan'")
        }
        units.append(unit)
      } catch {
        let message = (error as? JSONSyntaxError)?.message ?? "\(error)"
        problems.append("\(name):\(number): \(message)")
      }
    }
    return (units, problems)
  }
}
