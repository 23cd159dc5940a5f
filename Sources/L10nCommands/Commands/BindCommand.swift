import Checks
import PositionedJSON
import Project
import SourceText
import StringTables

extension CommandDescription {
  static let bind = CommandDescription(
    name: "bind", summary: "show which key stands in which slot, how long its text may be, and why",
    group: .look, operands: "[PATH…]", minimumOperands: 0,
    maximumOperands: .max,
    options: [
      OptionDescription("list", "a line for each key of the development language (the default)"),
      OptionDescription("unbound", "only the keys that have neither a slot nor a limit"),
      OptionDescription("suggest", "the bindings that the calls of components in the code make, for l10n.json"),
      OptionDescription("write", "with --suggest: add them to l10n.json, ahead of the others"),
      OptionDescription("format", value: "FORMAT", "how to report", choices: ["human", "json"]),
    ],
    examples: [
      CommandExample("bind --unbound", "the keys that stand in no slot"),
      CommandExample("bind --suggest", "bindings that the code shows"),
    ],
    run: { arguments, terminal in try BindCommand(arguments, terminal).run() })
}

/// Lists the keys of the development language with their slots and limits.
struct BindCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// A key with what it is bound to.
  private struct Row {
    let table: String
    let key: String
    let file: String
    let position: SourcePosition
    let binding: Binding?
    /// The call in the code that says so.
    let call: CodeBindings.SlotCall?
    let samples: SampleArguments
    let limits: [TextLimit]

    var isBound: Bool { binding != nil || !limits.isEmpty }
    /// What tells the key from others: several slots have a row each.
    var place: [String] { [table, key, file] }
  }

  func run() throws -> ExitStatus {
    if arguments.has("write"), !arguments.has("suggest") { throw UsageError("'--write' needs '--suggest'") }
    let configuration = try LoadedConfiguration(arguments.operands, terminal: terminal)
    var loaded = try LoadedProject(configuration)
    try loaded.scanSources(configuration)
    loaded.unread.report(to: terminal)
    if arguments.has("suggest") { return try suggest(for: loaded, configuration) }
    let bindings = try KeyBindings(of: loaded.project, configurationPath: loaded.configurationPath)
    var rows = rows(of: loaded.project, bindings)
    let bound = Set(rows.filter(\.isBound).map(\.place)).count
    let count = Set(rows.map(\.place)).count
    if arguments.has("unbound") { rows.removeAll { $0.isBound } }
    if arguments.value("format") == "json" {
      terminal.print(json(rows, bound: bound, of: count, loaded.configurationPath))
    } else {
      terminal.printLines(
        lines(rows, bound: bound, of: count, loaded.configurationPath, hasLimits: !bindings.limits.isEmpty))
    }
    for problem in bindings.problems {
      terminal.fail("key '\(problem.entry.key.string)': \(problem.message)")
    }
    return loaded.unread.status
  }

  /// Prints or writes what the code says.
  private func suggest(for loaded: LoadedProject, _ configuration: LoadedConfiguration) throws -> ExitStatus {
    guard let index = loaded.project.sourceIndex else {
      throw UsageError(
        configuration.configuration.sources == nil
          ? "no code was scanned: name it in l10n.json, as in \"sources\": { \"paths\": [\"Sources\"] }"
          : "no code was scanned: give the whole project, the folder of l10n.json")
    }
    let suggestions = SuggestedBindings(
      index, of: loaded.project,
      bindings: try KeyBindings(of: loaded.project, configurationPath: loaded.configurationPath))
    for note in suggestions.notes { terminal.fail(note) }
    if arguments.has("write") {
      guard let file = configuration.place.configurationFile else {
        throw UsageError("there is no l10n.json to write to: 'l10n init' writes one")
      }
      let name = configuration.place.name(of: file)
      let old = try FileAccess.bytes(of: file, named: name)
      let new = try suggestions.added(to: old, path: name)
      if new != old { try AtomicWrite.write(new, to: file, named: name, over: .bytes(old)) }
      terminal.printLine("\(name): \(suggestions.count) bindings added")
    } else {
      terminal.print(suggestions.text)
    }
    return loaded.unread.status
  }

  private func rows(of project: Project, _ bindings: KeyBindings) -> [Row] {
    var lines: [Int: LineTable] = [:]
    return project.groups.enumerated().flatMap { number, group in
      group.sourceEntries.flatMap { entry in
        let document = project.documents[entry.document]
        let table = lines[entry.document] ?? document.document.lineTable()
        lines[entry.document] = table
        let key = entry.key.string
        let first = bindings.match(ofKey: key, group: number, table: group.name)
        let others = first.map { bindings.furtherMatches(ofKey: key, group: number, beside: $0) } ?? []
        return ([first] + others).map { match in
          let binding = match.map { bindings.bindings[$0.binding] }
          return Row(
            table: group.name, key: key, file: document.path, position: table.position(of: entry.key.range.start),
            binding: binding, call: match?.call,
            samples: match?.samples.merging(binding?.samples ?? SampleArguments())
              ?? bindings.samples(ofKey: key, group: number),
            limits: bindings.limits.limits(of: entry, group: number, table: group.name))
        }
      }
    }
  }

  /// Where the binding is stated: `l10n.json:14:5` with the pattern, or the comment of the key.
  private func reason(_ row: Row, _ configuration: String?) -> String? {
    switch row.binding?.origin {
    case .configuration(let position)?:
      "\(configuration ?? "l10n.json"):\(position.line):\(position.column) '\(row.binding?.keys.text ?? "")'"
    case .comment?: "\(row.file):\(row.position.line):\(row.position.column) comment"
    case .code?: row.call.map { "\($0.path):\($0.position.line):\($0.position.column)" }
    case nil: nil
    }
  }

  /// Where a limit is stated.
  private func reason(_ limit: TextLimit, _ row: Row, _ configuration: String?) -> String {
    let place = "\(row.file):\(row.position.line):\(row.position.column)"
    return switch limit.origin {
    case .configuration: limit.origin.text(configurationPath: configuration)
    case .comment: "\(place) comment"
    case .file: place
    }
  }

  private func lines(
    _ rows: [Row], bound: Int, of count: Int, _ configuration: String?, hasLimits: Bool
  ) -> [String] {
    let tables = Set(rows.map(\.table)).count
    let lines = rows.map { row in
      let name = tables > 1 ? "\(row.table)/\(row.key)" : row.key
      let samples = row.samples.values.sorted { $0.key < $1.key }.map { " %\($0.key)$ = '\($0.value.plainText)'" }
      let slot = row.binding.map { binding in
        "\(binding.slotDescription)\(samples.joined())" + (reason(row, configuration).map { "  (\($0))" } ?? "")
      }
      let limits = row.limits.enumerated().map { index, limit in
        let values = row.binding == nil && index == 0 ? samples.joined() : ""
        return "at most \(limit.description)\(values)  (\(reason(limit, row, configuration)))"
      }
      let parts = [slot].compactMap { $0 } + limits
      return "\(name) → \(parts.isEmpty ? "–" : parts.joined(separator: ", "))"
    }
    let share = count == 0 ? 100 : bound * 100 / count
    return lines + ["\(bound) of \(count) keys are bound to a slot\(hasLimits ? " or have a limit" : "") (\(share) %)"]
  }

  private func json(_ rows: [Row], bound: Int, of count: Int, _ configuration: String?) -> String {
    JSONOutput.object {
      $0["bound"] = .integer(bound)
      $0["keys"] = .integer(count)
      $0["bindings"] = .array(
        rows.map { row in
          .object {
            $0["table"] = .string(row.table)
            $0["key"] = .string(row.key)
            $0["file"] = .string(row.file)
            $0["line"] = .integer(row.position.line)
            $0["column"] = .integer(row.position.column)
            $0["component"] = row.binding.map { .string($0.component) }
            $0["slot"] = row.binding.map { .string($0.slot) }
            $0["axes"] = row.binding.map { binding in
              .object {
                for (axis, value) in binding.axes.sorted(by: { $0.key < $1.key }) { $0[axis] = .string(value) }
              }
            }
            $0["reason"] = reason(row, configuration).map { .string($0) }
            if !row.samples.values.isEmpty { $0["arguments"] = json(row.samples) }
            if !row.limits.isEmpty { $0["limits"] = .array(row.limits.map { json($0, row, configuration) }) }
          }
        })
    }.text
  }

  /// The samples by the position of their argument.
  private func json(_ samples: SampleArguments) -> JSONOutput {
    .object { members in
      for (position, value) in samples.values.sorted(by: { $0.key < $1.key }) {
        members[String(position)] = .string(value.plainText)
      }
    }
  }

  private func json(_ limit: TextLimit, _ row: Row, _ configuration: String?) -> JSONOutput {
    .object {
      $0["unit"] = .string(limit.length.unitName)
      $0["maximum"] = limit.length.maximum.isFinite ? .number(limit.length.maximum) : nil
      $0["font"] = limit.length.isWidth ? limit.font.map { .string($0.description) } : nil
      $0["reason"] = .string(reason(limit, row, configuration))
    }
  }
}
