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
    let user = arguments.value("component").map { "component '\($0)'" } ?? (arguments.has("font") ? "--font" : "a key")
    for themed in context.slots { try fonts.require(themed.slot.font.family, for: user) }
    let measurer = TextMeasurer(fonts: fonts)
    var cells: [MeasuredText] = []
    let texts = try context.texts(measurer)
    for themed in context.slots {
      for device in context.devices {
        for (locale, texts) in texts {
          for text in texts {
            cells += measure(
              text, in: themed.slot, measurer, device: device, locale: locale, sizes: context.sizes,
              theme: context.themeName(themed.theme))
          }
        }
      }
    }
    let limits = try context.limitResults(measurer, fonts).map { locale, result in
      MeasuredLimit(locale: locale.name, result: result, origin: context.origin(of: result.limit))
    }
    terminal.print(
      arguments.value("format") == "json"
        ? json(cells, limits) : human(cells) + limits.map(\.line).joined())
    return .clean
  }

  /// A text at all sizes on a device.
  private func measure(
    _ text: SampledText, in slot: BoundSlot, _ measurer: TextMeasurer, device: Device, locale: MeasureContext.Locale,
    sizes: [DynamicTypeSize], theme: String?
  ) -> [MeasuredText] {
    let shaped = measurer.paragraph(
      text.string, font: slot.font, locale: locale.identifier, ligatures: slot.hasLigatures)
    return sizes.compactMap { size in
      slot.layout(
        shaped, size: size, device: device, rightToLeft: locale.identifier.isRightToLeft,
        notesBoxes: arguments.has("explain")
      ).map { layout, placement in
        MeasuredText(
          text: text, locale: locale.name, device: device.name, theme: theme, size: size, layout: layout,
          placement: placement)
      }
    }
  }

  private struct MeasuredText {
    let text: SampledText
    let locale: String
    let device: String
    let theme: String?
    let size: DynamicTypeSize
    let layout: ComponentLayout
    let placement: TextPlacement
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
      $0["size"] = .string(cell.size.rawValue)
      $0["device"] = .string(cell.device)
      $0["locale"] = .string(cell.locale)
      $0["theme"] = cell.theme.map { .string($0) }
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
      $0["headroom"] = placement.headroom.map { .points($0) }
      $0["remedy"] = placement.remedy.map { remedy in .object { members in members.append(remedy) } }
      $0["componentWidth"] = .points(cell.layout.width)
      $0["componentHeight"] = .points(cell.layout.height)
      $0["verdict"] = .string(placement.verdict.rawValue)
      $0["visible"] = .string(placement.visible)
      $0["missingGlyphs"] = .strings(placement.missingGlyphs)
      $0["notes"] = placement.notes.isEmpty ? nil : .strings(placement.notes)
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
      let headroom = placement.headroom.map { ", headroom \($0.text)" } ?? ""
      let theme = cell.theme.map { " \(TerminalText.escaped($0))" } ?? ""
      let lines = "\(placement.lines) \(placement.lines == 1 ? "line" : "lines")"
      return """
        \(cell.locale) \(cell.device) \(cell.size.rawValue)\(theme): \(placement.verdict.rawValue), \
        \(placement.width.text)\(available)\(headroom), \(lines) of \
        \(placement.lineHeight.text), \(placement.fontDescription), \
        '\(TerminalText.escaped(placement.visible))'\(placement.remedy.map(Self.help) ?? "")

        """ + placement.notes.map { "  \($0)\n" }.joined() + cell.layout.boxes.map(Self.line).joined()
    }.joined()
  }
}
