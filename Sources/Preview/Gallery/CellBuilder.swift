import DesignTokens
import ICU
import Project
import TextLayout

/// Lays the cells of one component after the other out; one per thread.
struct CellBuilder {
  private struct PlanKey: Hashable {
    let component: Int
    let number: Int
    let slots: Set<String>
  }

  private let layouts: PreviewLayouts
  private let measurer: TextMeasurer
  private var entryTexts: EntryTexts
  private var plans: [PlanKey: [[ComponentPlan]]] = [:]

  init(_ layouts: PreviewLayouts) {
    self.layouts = layouts
    let measurer = TextMeasurer(fonts: layouts.fonts)
    self.measurer = measurer
    let request = layouts.plan.request
    entryTexts = EntryTexts(
      of: layouts.project, pseudo: request.pseudo, fitsWidth: request.fitsWidth, measurer: measurer)
  }

  /// The cells of a component in a locale.
  ///
  /// - Throws: ``ICUError`` when ICU has no data.
  mutating func cells(of part: Int, in locale: PreviewLocale) throws -> ComponentCells {
    var tables = CellTables()
    for (specimen, choices) in layouts.plan.parts[part].specimens {
      try add(specimen, choices, of: part, in: locale, to: &tables)
    }
    var cells = tables.finished()
    cells.notes = entryTexts.notes(of: locale.source)
    return cells
  }

  private mutating func add(
    _ number: Int, _ choices: [Int], of part: Int, in locale: PreviewLocale, to tables: inout CellTables
  ) throws {
    let classes = layouts.classes[part]
    let specimen = layouts.plan.specimens[number]
    /// By class: what is shown in it, by sample and device.
    var known: [Int: [(sample: String, device: Int, geometries: [Int])]] = [:]
    for choice in choices {
      var themes: [(number: Int, themes: [Int])] = []
      for theme in layouts.project.themes.indices {
        guard let found = classes.number(theme: theme, choice: choice) else { continue }
        if let index = themes.firstIndex(where: { $0.number == found }) {
          themes[index].themes.append(theme)
        } else {
          themes.append((found, [theme]))
        }
      }
      for (found, themes) in themes {
        let pictures =
          try known[found] ?? pictures(of: specimen, number, part: part, found, in: locale, to: &tables)
        known[found] = pictures
        for picture in pictures {
          tables.rows.append(
            ComponentCells.Row(
              specimen: number, sample: picture.sample, choice: choice, device: picture.device, themes: themes,
              geometries: picture.geometries))
        }
      }
    }
  }

  private mutating func pictures(
    of specimen: Specimen, _ specimenNumber: Int, part: Int, _ number: Int, in locale: PreviewLocale,
    to tables: inout CellTables
  ) throws -> [(sample: String, device: Int, geometries: [Int])] {
    let measures = layouts.classes[part].classes[number]
    let texts = try SpecimenTexts(
      of: specimen, in: locale, of: layouts.project, fonts: measures.fonts, entryTexts: &entryTexts)
    var pictures: [(sample: String, device: Int, geometries: [Int])] = []
    for set in texts.sets {
      var shaped: [String: ShapedText] = [:]
      var strings: [String: Int] = [:]
      for (slot, text) in set.texts {
        guard let font = measures.fonts[slot] else { continue }
        shaped[slot] = tables.shaped(text, font) {
          measurer.paragraph(text, font: font.request, locale: locale.identifier, ligatures: font.hasLigatures)
        }
      }
      for slot in set.texts.keys.sorted() {
        let string = tables.strings.number(of: set.texts[slot] ?? "")
        strings[slot] = string
        tables.note(
          ComponentCells.Use(specimen: specimenNumber, slot: slot, sample: set.name, text: string))
      }
      let plans = plans(of: part, number, slots: Set(shaped.keys))
      for (index, device) in layouts.plan.request.devices.enumerated() {
        let scale = layouts.scales.firstIndex(of: device.scale) ?? 0
        let geometries = plans[scale].map { plan in
          let layout = plan.layout(
            shaped, width: measures.container.width(on: device), height: measures.container.height(on: device),
            rightToLeft: locale.isRightToLeft, notesBoxes: true)
          return tables.number(of: layout, strings: strings)
        }
        pictures.append((set.name, index, geometries))
      }
    }
    return pictures
  }

  private mutating func plans(of part: Int, _ number: Int, slots: Set<String>) -> [[ComponentPlan]] {
    let key = PlanKey(component: part, number: number, slots: slots)
    if let known = plans[key] { return known }
    let sizes = layouts.plan.request.sizes
    let made = layouts.classes[part].classes[number].boxes.map { bySize in
      zip(bySize, sizes).map { box, size in ComponentPlan(box, slots: slots, size: size) }
    }
    plans[key] = made
    return made
  }
}
