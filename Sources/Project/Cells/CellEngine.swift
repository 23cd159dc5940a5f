import DesignTokens
import ICU
import TextLayout

/// Puts the cells of specimens together, each text shaped once; one per thread.
package struct CellEngine {
  private struct PlanKey: Hashable {
    let part: Int
    let theme: Int
    let choice: Int
    let slots: Set<String>
  }

  private let measurement: Measurement
  let measurer: TextMeasurer
  var entryTexts: EntryTexts
  private var plans: [PlanKey: SizedPlans] = [:]
  /// The texts of one locale: a text is shaped once, in whatever specimens it stands.
  private var shapes: [ShapeKey: ShapedText] = [:]
  private var shapesLocale = ""

  private struct ShapeKey: Hashable {
    let text: String
    let font: SlotFont
  }

  /// More are let go.
  private static let mostShapes = 8_192

  package init(_ measurement: Measurement) {
    self.measurement = measurement
    let measurer = TextMeasurer(fonts: measurement.fonts)
    self.measurer = measurer
    entryTexts = EntryTexts(of: measurement, measurer: measurer)
  }

  /// The cells of a specimen in a locale: one value for each sample and each way in which the component measures.
  ///
  /// - Parameters:
  ///   - specimen: Its number in ``CellPlan/specimens``.
  ///   - part: The number of its component in ``CellPlan/parts``.
  ///   - choices: The numbers of the choices that it is shown with, its own first.
  /// - Throws: ``ICUError`` when ICU has no data.
  package mutating func cells(
    of specimen: Int, part: Int, choices: [Int], in locale: CellLocale
  ) throws -> [SpecimenCells] {
    let geometries = measurement.geometries[part]
    var cells: [SpecimenCells] = []
    /// Most geometries of a component have the same fonts.
    var known: [(fonts: [String: SlotFont], texts: SpecimenTexts)] = []
    for (number, occurrences) in occurrences(of: choices, geometries) {
      let geometry = geometries.geometries[number]
      let texts: SpecimenTexts
      if let same = known.first(where: { $0.fonts == geometry.fonts }) {
        texts = same.texts
      } else {
        texts = try SpecimenTexts(
          of: measurement.plan.specimens[specimen], in: locale, of: measurement.project, fonts: geometry.fonts,
          entryTexts: &entryTexts)
        known.append((geometry.fonts, texts))
      }
      for sample in texts.samples where !sample.texts.isEmpty || !geometry.component.isDescribed {
        let shaped = shaped(sample.texts, geometry.fonts, locale)
        let key = PlanKey(part: part, theme: geometry.theme, choice: geometry.choice, slots: Set(shaped.keys))
        guard let plans = plans(key, of: geometry.component) else { continue }
        cells.append(
          SpecimenCells(
            specimen: specimen, sample: sample, occurrences: occurrences, untranslated: texts.untranslated,
            literals: texts.literals, shaped: shaped, plans: plans, container: geometry.component.container,
            isRightToLeft: locale.isRightToLeft))
      }
    }
    return cells
  }

  /// The same cells with the boxes of one of their themes and choices: the same measures in its colours.
  ///
  /// - Returns: `nil` where the theme does not offer the choice.
  package mutating func painted(_ cells: SpecimenCells, part: Int, theme: Int, choice: Int) -> SpecimenCells? {
    let name = measurement.plan.parts[part].component.name
    guard let component = measurement.project.themes[theme].system.component(named: name),
      let plans = plans(PlanKey(part: part, theme: theme, choice: choice, slots: Set(cells.shaped.keys)), of: component)
    else { return nil }
    return cells.laidOut(in: plans)
  }

  private func occurrences(
    of choices: [Int], _ geometries: ComponentGeometries
  ) -> [(geometry: Int, occurrences: [SpecimenCells.Occurrence])] {
    var found: [(geometry: Int, occurrences: [SpecimenCells.Occurrence])] = []
    for choice in choices {
      var themes: [(geometry: Int, themes: [Int])] = []
      for theme in measurement.project.themes.indices {
        guard let number = geometries.number(theme: theme, choice: choice) else { continue }
        if let index = themes.firstIndex(where: { $0.geometry == number }) {
          themes[index].themes.append(theme)
        } else {
          themes.append((number, [theme]))
        }
      }
      for (number, themes) in themes {
        let occurrence = SpecimenCells.Occurrence(choice: choice, themes: themes)
        if let index = found.firstIndex(where: { $0.geometry == number }) {
          found[index].occurrences.append(occurrence)
        } else {
          found.append((number, [occurrence]))
        }
      }
    }
    return found
  }

  private mutating func shaped(
    _ texts: [String: SampledText], _ fonts: [String: SlotFont], _ locale: CellLocale
  ) -> [String: ShapedText] {
    if shapesLocale != locale.tag || shapes.count > Self.mostShapes {
      shapes = [:]
      shapesLocale = locale.tag
    }
    var shaped: [String: ShapedText] = [:]
    for (slot, text) in texts {
      guard let font = fonts[slot] else { continue }
      let key = ShapeKey(text: text.string, font: font)
      let shape = shapes[key] ?? measurer.paragraph(text.string, in: font, locale: locale.identifier)
      shapes[key] = shape
      shaped[slot] = shape
    }
    return shaped
  }

  private mutating func plans(_ key: PlanKey, of component: Component) -> SizedPlans? {
    if let known = plans[key] { return known }
    let made = SizedPlans(component, axes: measurement.plan.choices[key.choice], slots: key.slots)
    plans[key] = made
    return made
  }
}
