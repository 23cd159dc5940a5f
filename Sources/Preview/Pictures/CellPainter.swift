import DesignTokens
import ICU
import Project
import Raster
import TextLayout

/// Draws the cells of one component after the other; one per thread.
struct CellPainter {
  struct Context: Sendable {
    let project: Project
    let plan: PreviewPlan
    let fonts: FontLibrary
    let scale: Int
    let showsBoxes: Bool
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

  /// A row of a sheet, by what tells it from the others.
  private struct Place {
    let specimen: Specimen
    let choice: [String: String]
    let size: DynamicTypeSize
    let sample: String
  }

  private let context: Context
  private let measurer: TextMeasurer
  private var entryTexts: EntryTexts
  private var painter = ComponentPainter()
  private let writer = PNGWriter()

  init(_ context: Context) {
    self.context = context
    let measurer = TextMeasurer(fonts: context.fonts)
    self.measurer = measurer
    let request = context.plan.request
    entryTexts = EntryTexts(
      of: context.project, pseudo: request.pseudo, fitsWidth: request.fitsWidth, measurer: measurer)
  }

  /// - Throws: ``ICUError`` when ICU has no data.
  mutating func pictures(_ task: Task) throws -> Pictures {
    var pictures = Pictures()
    let part = context.plan.parts[task.part]
    let theme = context.project.themes[task.theme]
    guard let component = theme.system.component(named: part.component.name) else { return pictures }
    var sheets = SheetWriter(
      component: component.name, theme: theme.name, device: context.plan.request.devices[task.device].name,
      columns: context.plan.locales.map(\.tag), scale: context.scale,
      family: part.component.firstFamily ?? context.fonts.familyNames.first ?? "", fonts: context.fonts)
    for (number, choices) in part.specimens {
      let specimen = context.plan.specimens[number]
      for choice in choices.map({ context.plan.choices[$0] }) {
        for size in context.plan.request.sizes {
          try add(specimen, component, choice, size, task, to: &sheets, &pictures)
        }
      }
    }
    sheets.finish(&painter, writer, to: &pictures)
    return pictures
  }

  /// The cells of a specimen at a size, in all locales.
  private mutating func add(
    _ specimen: Specimen, _ component: Component, _ choice: [String: String], _ size: DynamicTypeSize, _ task: Task,
    to sheets: inout SheetWriter, _ pictures: inout Pictures
  ) throws {
    let device = context.plan.request.devices[task.device]
    // A theme may lack a value of an axis.
    guard let box = try? component.drawing(axes: choice, at: size, scale: device.scale) else { return }
    let fonts = box.slotFonts
    var rows: [(sample: String, cells: [Int: PixelImage])] = []
    for (column, locale) in context.plan.locales.enumerated() {
      let texts = try SpecimenTexts(
        of: specimen, in: locale, of: context.project, fonts: fonts, entryTexts: &entryTexts)
      for set in texts.sets {
        var shaped: [String: ShapedText] = [:]
        for (slot, text) in set.texts {
          guard let font = fonts[slot] else { continue }
          shaped[slot] = measurer.paragraph(
            text, font: font.request, locale: locale.identifier, ligatures: font.hasLigatures)
        }
        let layout = ComponentPlan(box, slots: Set(shaped.keys), size: size).layout(
          shaped, width: component.container.width(on: device), height: component.container.height(on: device),
          rightToLeft: locale.isRightToLeft, notesBoxes: true)
        let inputs = PreviewManifest.Cell.Inputs(
          component: component.name, specimen: specimen.name, keys: [:], sample: set.name, locale: locale.tag,
          size: size.rawValue, device: device.name, axes: choice, theme: context.project.themes[task.theme].name)
        do throws(RasterError) {
          let image = try painter.image(of: layout.drawing(), style(component, locale, theme: task.theme))
          pictures.files.append(
            SiteFile(path: inputs.picturePath, bytes: writer.bytes(of: image, scale: context.scale)))
          let row = rows.firstIndex { $0.sample == set.name } ?? rows.count
          if row == rows.count { rows.append((set.name, [:])) }
          rows[row].cells[column] = image
        } catch .empty {
          // A component without a text in its slots may take no space.
        } catch {
          pictures.notes.append(
            "\(component.name), '\(specimen.name)', \(locale.tag), \(size.rawValue): no picture, since \(error)")
        }
      }
    }
    for row in rows {
      let axes = inputsText(choice)
      let name = [specimen.name, axes, row.sample, size.rawValue].filter { !$0.isEmpty }.joined(separator: " · ")
      let cells = context.plan.locales.indices.map { row.cells[$0] }
      sheets.add(ContactSheet.Row(name: name, cells: cells), &painter, writer, to: &pictures)
    }
  }

  private func inputsText(_ choice: [String: String]) -> String {
    choice.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
  }

  private func style(_ component: Component, _ locale: PreviewLocale, theme: Int) -> PictureStyle {
    let gray = ThemeLook(context.project.themes[theme].name).isDark ? 0.0 : 1
    return PictureStyle(
      scale: context.scale,
      backdrop: component.backdrop?.displayColor ?? DisplayColor(red: gray, green: gray, blue: gray),
      overlay: context.showsBoxes ? BoxOverlay(isRightToLeft: locale.isRightToLeft) : nil)
  }
}

extension Component {
  /// The family of its first text.
  fileprivate var firstFamily: String? {
    guard let fonts = try? drawing(axes: [:]).slotFonts else { return nil }
    return slots.lazy.compactMap { fonts[$0]?.request.family }.first
  }
}

extension Box {
  /// How the text of each slot is shaped.
  fileprivate var slotFonts: [String: MetricClasses.SlotFont] {
    if case .text(let text) = self {
      let appearance = text.appearance
      return [
        text.slot: MetricClasses.SlotFont(
          request: FontRequest(family: appearance.family, weight: appearance.weight),
          hasLigatures: appearance.letterSpacing == .zero)
      ]
    }
    return contents.reduce(into: [:]) { fonts, box in fonts.merge(box.slotFonts) { first, _ in first } }
  }
}
