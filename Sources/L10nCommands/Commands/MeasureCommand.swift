import Checks
import DesignTokens
import ICU
import PositionedJSON
import Project
import Pseudo
import Strings
import TextLayout

extension CommandDescription {
  static let measure = CommandDescription(
    name: "measure", summary: "measure a text, alone or in a component", operands: "[PATH]", minimumOperands: 0,
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
    let fonts = context.fonts.library()
    defer { context.fonts.reportProblems(of: fonts, to: terminal) }
    try fonts.require(
      context.slot.font.family, for: arguments.value("component").map { "component '\($0)'" } ?? "--font")
    let measurer = TextMeasurer(fonts: fonts)
    var cells: [MeasuredText] = []
    for device in context.devices {
      for (locale, texts) in try context.texts(measurer) {
        for text in texts {
          let shaped = measurer.paragraph(
            text.string, font: context.slot.font, locale: locale.identifier,
            ligatures: context.slot.hasLigatures)
          for size in context.sizes {
            let measured = context.slot.layout(
              shaped, size: size, device: device, rightToLeft: locale.identifier.isRightToLeft,
              notesBoxes: arguments.has("explain"))
            guard let (layout, placement) = measured else { continue }
            cells.append(
              MeasuredText(
                text: text, locale: locale.name, device: device.name, size: size, layout: layout, placement: placement))
          }
        }
      }
    }
    terminal.print(arguments.value("format") == "json" ? json(cells) : human(cells))
    return .clean
  }

  private struct MeasuredText {
    let text: SampledText
    let locale: String
    let device: String
    let size: DynamicTypeSize
    let layout: ComponentLayout
    let placement: TextPlacement
  }

  private func json(_ cells: [MeasuredText]) -> String {
    JSONOutput.object { $0["cells"] = .array(cells.map(json)) }.text
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
      $0["size"] = .string(cell.size.rawValue)
      $0["device"] = .string(cell.device)
      $0["locale"] = .string(cell.locale)
      $0["text"] = .string(cell.text.string)
      $0["categories"] = cell.text.categories.isEmpty ? nil : .strings(cell.text.categories)
      $0["font"] = .string(placement.fontDescription)
      $0["pointSize"] = .points(placement.pointSize)
      $0["width"] = .points(placement.width)
      $0["lines"] = .integer(placement.lines)
      $0["lineHeight"] = .points(placement.lineHeight)
      $0["height"] = .points(placement.height)
      $0["needed"] = .points(placement.needed)
      $0["available"] = .points(placement.available)
      $0["headroom"] = placement.available.value.isFinite ? .points(placement.available - placement.needed) : nil
      $0["remedy"] = placement.remedy.map { remedy in .object { members in members.append(remedy) } }
      $0["componentWidth"] = .points(cell.layout.width)
      $0["componentHeight"] = .points(cell.layout.height)
      $0["verdict"] = .string(placement.verdict.rawValue)
      $0["visible"] = .string(placement.visible)
      $0["missingGlyphs"] = .strings(placement.missingGlyphs)
      $0["boxes"] = cell.layout.boxes.isEmpty ? nil : .array(cell.layout.boxes.map(json))
    }
  }

  /// What would help, as in “; would fit with 12 characters less, or in 2 lines, or at 0.83 of its size”.
  private static func help(_ remedy: Remedy) -> String {
    let ways = [
      remedy.fewerCharacters.map { "with \($0) \($0 == 1 ? "character" : "characters") less" },
      remedy.lineLimit.map { "in \($0) lines" }, remedy.scaleFactor.map { "at \($0) of its size" },
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
      \(indent)\(TerminalText.escaped(String(name))) \(box.frame.width.text) × \(box.frame.height.text) at \
      \(box.frame.x.text), \(box.frame.y.text), proposed \(length(box.proposedWidth)) × \(length(box.proposedHeight))

      """
  }

  private func human(_ cells: [MeasuredText]) -> String {
    cells.map { cell in
      let placement = cell.placement
      let available = placement.available.value.isFinite ? " of \(placement.available.text)" : ""
      return """
        \(cell.locale) \(cell.device) \(cell.size.rawValue): \(placement.verdict.rawValue), \
        \(placement.width.text)\(available), \(placement.lines) \(placement.lines == 1 ? "line" : "lines") of \
        \(placement.lineHeight.text), \(placement.fontDescription), \
        '\(TerminalText.escaped(placement.visible))'\(placement.remedy.map(Self.help) ?? "")

        """ + cell.layout.boxes.map(Self.line).joined()
    }.joined()
  }
}
