import DesignTokens
import Foundation
import ICU
import ProjectTables
import TestFonts
import Testing
import TextLayout

@testable import Project

@Suite("The geometries of a component in several themes")
struct ComponentGeometriesTests {
  private static func resolver(_ name: String) throws -> ThemeResolver {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Tokens")
    func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(path))) }
    return ThemeResolver(path: name, bytes: try bytes(name)) { path in
      Result { try bytes(path) }.mapError { ThemeFileError("\($0)") }
    }
  }

  /// A project in some themes, with a specimen of each component that has a text in every slot.
  private func project(_ systems: [DesignSystem]) -> (project: Project, plan: CellPlan) {
    let themes = systems.enumerated().map { Theme(name: "\($0)", system: $1) }
    let project = Project(configuration: Configuration(), files: [], themes: themes)
    let specimens = systems[0].components.map { component in
      let texts = component.slots.map { ($0, Specimen.Text(literal: "A text of \($0)")) }
      return Specimen(
        name: component.name, component: component.name,
        texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }
    let request = MeasureRequest(
      sizes: DynamicTypeSize.allCases, devices: [Device(name: "phone", width: 320, height: 568, scale: 2)])
    return (project, CellPlan(of: project, specimens: specimens, request: request))
  }

  /// What findings and previews see of the cells of a component in a theme.
  private func measures(
    _ name: String, axes: [String: String], _ system: DesignSystem, _ measurer: TextMeasurer
  ) throws -> [Rectangle] {
    let component = try #require(system.component(named: name))
    let locale = try #require(LocaleIdentifier("en"))
    let drawing = try component.drawing(axes: axes)
    let texts = drawing.textsBySlot.mapValues { text in
      measurer.paragraph("Several words that wrap in most places", font: FontRequest(text.appearance), locale: locale)
    }
    let plan = ComponentPlan(drawing, slots: Set(texts.keys), size: .accessibility1)
    return plan.layout(texts, width: 320, rightToLeft: false, notesBoxes: true).boxes.map(\.frame)
  }

  @Test(
    "themes of other colours have equal measures, and what is skipped for that would have been the same",
    arguments: ["eko", "app", "cue", "foundation"])
  func colours(name: String) throws {
    let resolver = try Self.resolver(name + ".resolver.json")
    let systems = try ["light", "dark", "lightHighContrast", "darkHighContrast"].map {
      try resolver.designSystem(for: ["appearance": $0])
    }
    let (project, plan) = project(systems)
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [try BoxFont.write()]))
    var compared = 0
    for part in plan.parts {
      let choices = Set(part.specimens.flatMap(\.choices)).sorted()
      let geometries = ComponentGeometries(
        of: part.component.name, themes: project.themes, plan: plan, choices: choices)
      for choice in choices {
        let numbers = systems.indices.map { geometries.number(theme: $0, choice: choice) }
        #expect(Set(numbers).count == 1 && numbers[0] != nil, "\(part.component.name) \(plan.choices[choice])")
        let first = try measures(part.component.name, axes: plan.choices[choice], systems[0], measurer)
        for system in systems.dropFirst() {
          #expect(try measures(part.component.name, axes: plan.choices[choice], system, measurer) == first)
          compared += first.count
        }
      }
    }
    #expect(compared > 100)
  }

  @Test("another platform is not equal")
  func platforms() throws {
    let resolver = try Self.resolver("eko.resolver.json")
    let phone = try resolver.designSystem(for: ["platform": "ios"])
    let mac = try resolver.designSystem(for: ["platform": "macos"])
    let (project, plan) = project([phone, phone, mac])
    let geometries = ComponentGeometries(of: "EkoButton", themes: project.themes, plan: plan, choices: [0])
    let numbers = (0..<3).map { geometries.number(theme: $0, choice: 0) }
    #expect(numbers == [0, 0, 1])
    let binding = Binding(keys: WildcardPattern("*"), component: "EkoButton", slot: "title")
    #expect(try ThemedFont.all(of: binding, in: project.themes, path: nil).map(\.theme) == [0, 2])
  }

  @Test("a box without paint keeps every length")
  func paint() {
    let text = TextBox(slot: "t", appearance: TextAppearance(family: "A", weight: 400, size: 12))
    func box(_ text: TextBox, _ surface: Surface, padding: Points) -> Box {
      Box(
        .stack(Stack(direction: .horizontal, spacing: 4)),
        [
          Box(.surface(surface), Box(.padding(EdgeInsets(top: padding)), Box(.text(text)))),
          Box(.attachment(Attachment(.overlay)), Box(.empty), Box(.icon(Icon(name: "x", width: 3, height: 4)))),
        ])
    }
    let plain = box(text, Surface(), padding: 2)
    #expect(box(text, Surface(cornerRadius: 9, opacity: 0.5), padding: 2).withoutPaint == plain.withoutPaint)
    #expect(box(text, Surface(), padding: 3).withoutPaint != plain.withoutPaint)
  }
}
