import DesignTokens
import ICU
import Project
import Raster
import TextLayout

/// Draws the cells of one component after the other; one per thread.
struct CellPainter {
  struct Context: Sendable {
    let measurement: Measurement
    let scale: Int
    let showsBoxes: Bool

    var project: Project { measurement.project }
    var plan: CellPlan { measurement.plan }
    var fonts: FontLibrary { measurement.fonts }
  }

  /// A component in a theme on a device: what stands on one sheet, or on several that follow.
  struct Task: Sendable {
    let part: Int
    let theme: Int
    let device: Int
  }

  struct Pictures: Sendable {
    var files: [SiteFile] = []
    var notes: [String] = []
  }

  private let context: Context
  private var engine: CellEngine
  private var painter = ComponentPainter()
  private let writer = PNGWriter()

  init(_ context: Context) {
    self.context = context
    engine = CellEngine(context.measurement)
  }

  /// - Throws: ``ICUError`` when ICU has no data.
  mutating func pictures(_ task: Task) throws -> Pictures {
    var pictures = Pictures()
    let part = context.plan.parts[task.part]
    let theme = context.project.themes[task.theme]
    guard let component = theme.system.component(named: part.component.name) else { return pictures }
    let surroundings = context.plan.surroundings(ofPart: task.part, in: context.project.themes)[task.device]
    var sheets = SheetWriter(
      component: component.name, theme: theme.name, device: context.plan.request.devices[task.device].name,
      columns: context.plan.locales.map(\.tag), scale: context.scale,
      family: part.component.firstFamily ?? context.fonts.familyNames.first ?? "", fonts: context.fonts)
    for (specimen, choices) in part.specimens {
      let cells = try context.plan.locales.map {
        try engine.cells(of: specimen, part: task.part, choices: choices, in: $0)
      }
      for choice in choices {
        let shown = cells.map { $0.filter { $0.isShown(inTheme: task.theme, choice: choice) } }
        for size in context.plan.request.sizes {
          add(shown, component, surroundings, choice, size, task, to: &sheets, &pictures)
        }
      }
    }
    sheets.finish(&painter, writer, to: &pictures)
    return pictures
  }

  /// The cells of a specimen at a size, by locale.
  private mutating func add(
    _ cells: [[SpecimenCells]], _ component: Component, _ surroundings: Surroundings, _ choice: Int,
    _ size: DynamicTypeSize, _ task: Task,
    to sheets: inout SheetWriter, _ pictures: inout Pictures
  ) {
    let device = context.plan.request.devices[task.device]
    let axes = context.plan.choices[choice]
    var rows: [(name: String, cells: [Int: ContactSheet.Cell])] = []
    for (column, locale) in context.plan.locales.enumerated() {
      for unpainted in cells[column] {
        guard let cells = engine.painted(unpainted, part: task.part, theme: task.theme, choice: choice) else {
          continue
        }
        let specimen = context.plan.specimens[cells.specimen].name
        let layout = cells.layout(at: size, on: device, notesBoxes: true)
        let cell = PreviewCell.Name(
          component: component.name, specimen: specimen, sample: cells.sample, locale: locale.tag,
          size: size.rawValue, device: device.name, axes: axes, theme: context.project.themes[task.theme].name)
        do throws(RasterError) {
          let image = try painter.image(
            of: layout.drawing(),
            style(component, surroundings, locale, theme: task.theme))
          pictures.files.append(
            SiteFile(path: cell.picturePath, bytes: writer.bytes(of: image, scale: context.scale)))
          let name = [specimen, cell.axesText, cells.sample, size.rawValue].filter { !$0.isEmpty }
            .joined(separator: " · ")
          let row = rows.firstIndex { $0.name == name } ?? rows.count
          if row == rows.count { rows.append((name, [:])) }
          rows[row].cells[column] = ContactSheet.Cell(image, mark: .init(cells.worstVerdict(in: layout)))
        } catch .empty {
          // A component without a text in its slots may take no space.
        } catch {
          pictures.notes.append(
            "\(component.name), '\(specimen)', \(locale.tag), \(size.rawValue): no picture, since \(error)")
        }
      }
    }
    for row in rows {
      sheets.add(
        ContactSheet.Row(name: row.name, cells: context.plan.locales.indices.map { row.cells[$0] }), &painter, writer,
        to: &pictures)
    }
  }

  private func style(
    _ component: Component, _ surroundings: Surroundings, _ locale: CellLocale, theme: Int
  ) -> PictureStyle {
    PictureStyle(
      scale: context.scale, backdrop: context.project.themes[theme].backdrop(of: component),
      surroundings: surroundings, isRightToLeft: locale.isRightToLeft, showsBoxes: context.showsBoxes)
  }
}

extension SpecimenCells {
  /// Of the texts and of what sticks out, as a gallery tells it.
  fileprivate func worstVerdict(in layout: ComponentLayout) -> Verdict {
    Verdict.worst(
      of: layout.texts.map { verdict(of: $0).shown } + overhangs(in: layout).map { verdict(of: $0.overhang).shown })
  }
}

extension Component {
  /// The family of its first text.
  fileprivate var firstFamily: String? {
    guard let texts = try? drawing(axes: [:]).textsBySlot else { return nil }
    return slots.lazy.compactMap { texts[$0]?.appearance.family }.first
  }
}
