import Checks
import DesignTokens
import Interchange
import PositionedJSON
import Project
import StringTables
import TextLayout
import Workspace

/// Texts of one key in one language that somebody proposes, laid out and checked where they would stand.
struct Proposal {
  /// The file with the texts; `nil` where nothing changes.
  let change: ImportedChange?
  let findings: [Finding]
  let rooms: [SlotRoomFacts]

  /// What room a text has in a slot that shows it.
  struct SlotRoomFacts {
    let component: String
    let slot: String
    let size: String
    let device: String
    let room: TypedRoom
  }

  /// Whether the texts are not to be written: a rule calls them wrong, or they do not fit.
  let fails: Bool

  /// - Parameters:
  ///   - texts: By the identifiers of units, or by forms (`few`); of one text under any name.
  ///   - sizes: Text sizes at which room is told.
  /// - Throws: ``ToolRefusal``; ``ConfigurationError`` and ``ICUError`` as a measurement.
  init(
    _ texts: [String: String], of key: String, in locale: String, _ table: TranslationTable, _ agent: AgentProject,
    sizes: [DynamicTypeSize]
  ) throws {
    let place = try agent.place(key, in: table)
    let units = table.units(in: locale, key: key)
    var named: [String: String] = [:]
    for (name, text) in texts {
      guard
        let unit = units.first(where: { $0.identifier == name || $0.form == name })
          ?? (units.count == 1 && texts.count == 1 ? units[0] : nil)
      else {
        let forms = units.map { $0.form.isEmpty ? $0.identifier : $0.form }
        throw ToolRefusal("'\(key)' has no text '\(name)' in '\(locale)': it has \(forms.joined(separator: ", "))")
      }
      named[unit.identifier] = text
    }
    do throws(TypedTextRefusal) {
      change = try table.typing(named, of: key, in: locale)
    } catch {
      throw ToolRefusal(error.description)
    }
    let measured = agent.index.checked.measured
    let project =
      change.map { agent.project.replacing([$0.path: $0.new], changesKeys: false, jobs: agent.jobs) } ?? agent.project
    let specimens = measured.plan.specimens.filter { $0.texts.values.contains { $0.isOf(place) } }
    let measurement = try agent.index.measurement(
      of: Array(specimens.prefix(ProjectIndex.mostSpecimens)), in: locale, sizes: sizes, project: project,
      jobs: agent.jobs)
    let tried = try measurement.run(jobs: agent.jobs)
    findings = CheckRun(tried, plan: agent.index.checked.plan, configurationPath: measured.configurationPath)
      .findings(of: KeyFocus(place, in: locale))
      .filter { $0.locale == nil || $0.locale == locale }
    rooms = try TypedRoom.all(in: measurement, where: { $0.isOf(place) }, jobs: agent.jobs).map { room in
      SlotRoomFacts(
        component: measurement.plan.specimens[room.specimen].component, slot: room.slot,
        size: measurement.request.sizes[room.size].rawValue, device: measurement.request.devices[room.device].name,
        room: room)
    }
    // What is wrong with a text that no code uses yet is no error of the project, and wrong all the same.
    let configured = Set(agent.project.configuration.rules.map { Rule.currentID(of: $0.name) })
    let severities = Dictionary(Rule.all.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    fails =
      rooms.contains { ($0.room.left?.value ?? 0) < 0 }
      || findings.contains { finding in
        finding.severity == .error || !configured.contains(finding.rule) && severities[finding.rule] == .error
      }
  }

  static let answer: [Schema.Member] = [
    .flag("written", "Whether the file has it now"), .flag("passes", "Whether no rule calls it wrong and it fits"),
    .flag("changes", "Whether it is another text than that of the file"), .objects("problems", "", AgentJSON.finding),
    .objects("room", "Where it is shown", AgentJSON.room),
  ]

  /// - Parameter isWritten: Whether the texts are in the file now; `nil` where that was not asked for.
  func json(isWritten: Bool? = nil) -> JSONOutput {
    .object {
      $0["written"] = isWritten.map { .bool($0) }
      $0["passes"] = .bool(!fails)
      $0["changes"] = .bool(change != nil)
      $0["problems"] = .array(findings.map(AgentJSON.finding))
      $0["room"] = .array(rooms.map(Self.json))
    }
  }

  static func json(_ facts: SlotRoomFacts) -> JSONOutput {
    .object {
      $0["component"] = .string(facts.component)
      $0["slot"] = .string(facts.slot)
      $0["size"] = .string(facts.size)
      $0["device"] = .string(facts.device)
      $0["widthPoints"] = .number(facts.room.width.value)
      $0["neededPoints"] = .number(facts.room.needed.value)
      $0["lines"] = facts.room.lines.map { .integer($0) }
      $0["wrapsFreely"] = .bool(facts.room.lines == nil)
      $0["charactersLeft"] = facts.room.charactersLeft.map { .integer($0) }
      $0["isAssumed"] = .bool(facts.room.isAssumed)
    }
  }
}
