import Checks
import DesignTokens
import ICU
import PositionedJSON
import Project
import Pseudo
import StringTables
import TextLayout

extension CommandDescription {
  static let measure = CommandDescription(
    name: "measure", summary: "measure a text, alone or in a component", group: .look, operands: "[PATH]",
    minimumOperands: 0,
    maximumOperands: 1,
    options: [
      OptionDescription("text", value: "TEXT", "the text to measure"),
      OptionDescription("key", value: "KEY", "the key whose text to measure, in every plural form"),
      OptionDescription("component", value: "NAME.slot", "the slot to measure in (default for a key: its binding)"),
      OptionDescription("axis", value: "NAME=VALUE", "a choice of the component, as in size=large", repeats: true),
      OptionDescription("font", value: "FAMILY", "measure in this family, without a component"),
      OptionDescription("weight", value: "N", "weight from 1 to 1000 (default: 400)"),
      OptionDescription("point-size", value: "P", "point size at large (default: 17)"),
      OptionDescription("width", value: "W", "width to wrap at, in points (default: none)"),
      OptionDescription("line-limit", value: "N", "most lines"),
      OptionDescription(
        "locale", value: "TAG", "language of the text (default: the development language)", repeats: true),
      Axes.fitWidth, Axes.size, Axes.device, Axes.theme,
      OptionDescription("explain", "show every box of the component with its place and what was proposed to it"),
      OptionDescription("format", value: "FORMAT", "how to report", choices: ["human", "json"]),
    ],
    examples: [
      CommandExample("measure --key cue.title --size all", "the text of a key at all sizes"),
      CommandExample("measure --text 'Start' --font Inter --width 120", "a text in 120 points"),
    ],
    run: { arguments, terminal in try MeasureCommand(arguments, terminal).run() })
}

/// Measures one text or one key over sizes, devices and locales.
struct MeasureCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let context = try MeasureContext(arguments, terminal)
    let measurement = context.measurement
    defer { context.fonts.reportProblems(of: measurement.fonts, to: terminal) }
    let rows = try context.rows()
    let cells = rows.flatMap { row in
      measurement.request.devices.flatMap { device in
        measurement.request.sizes.flatMap { measure(row, at: $0, on: device, theme: context.themeName(of: row.cells)) }
      }
    }
    let limits = try context.limitResults().map { locale, result in
      MeasuredLimit(locale: locale.tag, result: result, origin: context.origin(of: result.limit))
    }
    if arguments.value("format") == "json" {
      terminal.print(json(cells, limits))
    } else {
      terminal.printLines(lines(cells) + limits.map(\.line))
    }
    return .clean
  }

  /// The text of a slot in one cell; none where the slot is not shown.
  private func measure(
    _ row: MeasureContext.Row, at size: DynamicTypeSize, on device: Device, theme: String?
  ) -> [MeasuredText] {
    let layout = row.cells.layout(at: size, on: device, notesBoxes: arguments.has("explain"))
    return layout.texts.filter { $0.slot == row.slot }.prefix(1).map { placement in
      MeasuredText(
        row: row, device: device.name, theme: theme, size: size, layout: layout, placement: placement,
        overhangs: row.cells.overhangs(in: layout).map(\.overhang),
        assumptions: arguments.has("explain") ? row.assumptions : [])
    }
  }

  private struct MeasuredText {
    let row: MeasureContext.Row
    let device: String
    let theme: String?
    let size: DynamicTypeSize
    let layout: ComponentLayout
    let placement: TextPlacement
    let overhangs: [Overhang]
    /// What is assumed of the component; empty unless the boxes are shown.
    let assumptions: [Assumption]

    var locale: String { row.locale.tag }
    var text: SampledText { row.cells.texts[row.slot] ?? SampledText(string: "") }
    /// The first that is wrong of the text and of what sticks out.
    var verdict: Verdict {
      let shown = row.cells.verdict(of: placement).shown
      return shown == .fits ? overhangs.first.map { row.cells.verdict(of: $0).shown } ?? .fits : shown
    }
  }

  private func json(_ cells: [MeasuredText], _ limits: [MeasuredLimit]) -> String {
    JSONOutput.object {
      $0["cells"] = .array(cells.map(json))
      $0["limits"] = limits.isEmpty ? nil : .array(limits.map(\.json))
    }.text
  }

  private func json(_ box: PlacedBox) -> JSONOutput {
    .object {
      $0["path"] = .string(box.path)
      $0["x"] = .points(box.frame.x)
      $0["y"] = .points(box.frame.y)
      $0["width"] = .points(box.frame.width)
      $0["height"] = .points(box.frame.height)
      $0["proposedWidth"] = box.proposedWidth.map { .points($0) }
      $0["proposedHeight"] = box.proposedHeight.map { .points($0) }
    }
  }

  private func json(_ cell: MeasuredText) -> JSONOutput {
    let placement = cell.placement
    return .object {
      $0["specimen"] = cell.row.specimen.map { .string($0.name) }
      $0["component"] = cell.row.specimen.map { .string($0.component) }
      $0["slot"] = cell.row.specimen.map { _ in .string(cell.row.slot) }
      $0["size"] = .string(cell.size.rawValue)
      $0["device"] = .string(cell.device)
      $0["locale"] = .string(cell.locale)
      $0["theme"] = cell.theme.map { .string($0) }
      $0["text"] = .string(cell.text.string)
      $0["categories"] = cell.text.categories.isEmpty ? nil : .strings(cell.text.categories)
      $0["font"] = .string(placement.fontText)
      $0["pointSize"] = .points(placement.pointSize)
      $0["width"] = .points(placement.width)
      $0["lines"] = .integer(placement.lines)
      $0["lineHeight"] = .points(placement.lineHeight)
      $0["height"] = .points(placement.height)
      $0["needed"] = .points(placement.needed)
      $0["available"] = .points(placement.available)
      $0["headroom"] = placement.headroom.map { .points($0) }
      $0["remedy"] = placement.remedy.map { remedy in .object { members in members.append(remedy) } }
      $0["componentWidth"] = .points(cell.layout.width)
      $0["componentHeight"] = .points(cell.layout.height)
      $0["verdict"] = .string(cell.verdict.rawValue)
      $0["doubt"] = cell.verdict == .uncertain ? placement.doubt.map { .string($0.rawValue) } : nil
      $0["overhangs"] = cell.overhangs.isEmpty ? nil : .array(cell.overhangs.map(JSONReporter.json))
      $0["visible"] = .string(placement.visible)
      $0["missingGlyphs"] = .strings(placement.missingGlyphs)
      let assumed = placement.assumptions + cell.overhangs.flatMap(\.assumptions)
      $0["assumed"] = assumed.isEmpty ? nil : .array(assumed.map(JSONReporter.json))
      $0["notes"] = placement.notes.isEmpty ? nil : .strings(placement.notes)
      $0["componentAssumed"] = cell.assumptions.isEmpty ? nil : .array(cell.assumptions.map(JSONReporter.json))
      $0["boxes"] = cell.layout.boxes.isEmpty ? nil : .array(cell.layout.boxes.map(json))
    }
  }

  /// What would help, as in “; would fit with 12 characters less, or in 2 lines, or with 'minimumScaleFactor' 0.83”.
  private static func help(_ remedy: Remedy) -> String {
    let ways = [
      remedy.fewerCharacters.map { "with \($0) \($0 == 1 ? "character" : "characters") less" },
      remedy.lineLimit.map { "in \($0) lines" }, remedy.scaleFactor.map { "with 'minimumScaleFactor' \($0)" },
    ]
    return "; would fit " + ways.compactMap { $0 }.joined(separator: ", or ")
  }

  /// A box of a component, indented by its depth: “frame 297 × 52 pt at 12, 0, proposed 297 pt × free”.
  private static func line(_ box: PlacedBox) -> String {
    func length(_ points: Points?) -> String {
      guard let points else { return "free" }
      return points.value.isFinite ? points.text : "any"
    }
    let name = box.path.split(separator: "/").last { Int($0) == nil } ?? "box"
    let indent = String(repeating: "  ", count: box.depth + 1)
    return """
      \(indent)\(name) \(box.frame.width.text) × \(box.frame.height.text) at \
      \(box.frame.x.text), \(box.frame.y.text), proposed \(length(box.proposedWidth)) × \(length(box.proposedHeight))
      """
  }

  /// As in “rests on 'lineLimit' of AppButton, which is assumed: the guide gives none”.
  private static func line(_ verb: String, _ assumption: Assumption) -> String {
    "  \(verb) '\(assumption.property)' of \(assumption.component), which is assumed: \(assumption.reason)"
  }

  /// What sticks out: “the content sticks out of its container: 12 pt wider”.
  private static func line(_ overhang: Overhang) -> String {
    "  the content sticks out of its \(overhang.holder.rawValue): \(overhang.excessTexts.joined(separator: ", "))"
  }

  private func lines(_ cells: [MeasuredText]) -> [String] {
    let isOne = Set(cells.map { "\($0.row.specimen?.name ?? "")/\($0.row.slot)" }).count < 2
    return cells.flatMap { cell -> [String] in
      let placement = cell.placement
      let specimen = isOne ? "" : "'\(cell.row.specimen?.name ?? "")' \(cell.row.slot): "
      let available = placement.available.value.isFinite ? " of \(placement.available.text)" : ""
      let headroom = placement.headroom.map { ", headroom \($0.text)" } ?? ""
      let theme = cell.theme.map { " \($0)" } ?? ""
      let lines = "\(placement.lines) \(placement.lines == 1 ? "line" : "lines")"
      let text = """
        \(specimen)\(cell.locale) \(cell.device) \(cell.size.rawValue)\(theme): \(cell.verdict.rawValue), \
        \(placement.width.text)\(available)\(headroom), \(lines) of \
        \(placement.lineHeight.text), \(placement.fontText), \
        '\(placement.visible)'\(placement.remedy.map(Self.help) ?? "")
        """
      let assumptions = placement.assumptions + cell.overhangs.flatMap(\.assumptions)
      var all: [String] = [text]
      all += assumptions.map { Self.line("rests on", $0) }
      all += cell.overhangs.map(Self.line)
      all += placement.notes.map { "  \($0)" }
      all += cell.layout.boxes.map(Self.line)
      all += cell.assumptions.map { Self.line("has", $0) }
      return all
    }
  }
}
