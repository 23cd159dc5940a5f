import DesignTokens
import Foundation
import ICU
import StringTables
import TestFonts
import TestSupport
import Testing

@testable import Project
@testable import TextLayout

/// Cells of the sample app: its texts in all locales, in the components of its design system, at all text sizes.
///
/// What fits is drawn inside its box: the pens never leave it, and the ink of a glyph leaves it by no more than
/// its font lets ink stand out of an advance and a line.
struct SampleAppDrawingTests {
  /// A component with a text in one slot.
  private struct Slot {
    let name: String
    let font: SlotFont
    let component: Component

    func layout(
      _ text: ShapedText, size: DynamicTypeSize, device: Device, rightToLeft: Bool
    ) throws -> (ComponentLayout, TextPlacement)? {
      let layout = ComponentPlan(try component.drawing(axes: [:], at: size), slots: [name], size: size).layout(
        [name: text], width: component.container.width(on: device), height: component.container.height(on: device),
        rightToLeft: rightToLeft, notesBoxes: true)
      return layout.texts.first.map { (layout, $0) }
    }
  }

  private struct Cell {
    let slot: Slot
    let locale: LocaleIdentifier
    let text: String
    let size: DynamicTypeSize
  }

  /// Ems by which ink may stand out of the box on each side.
  private struct Tolerance {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
  }

  /// In Urbanist: the ink of “j” begins 80 of 2,000 units before its pen; no other glyph stands out anywhere.
  private static let own = Tolerance(left: 0.0401, right: 0, top: 0, bottom: 0)

  /// In Noto's fonts, as the cells of the sample app show it: 0.035 on the left (Arabic Bold), 0.106 on the right (a
  /// vowel sign of Devanagari Bold); their lines are as high as the fonts ask.
  private static let fallback = Tolerance(left: 0.035, right: 0.106, top: 0.001, bottom: 0.001)

  private static let components = [
    ("EkoButton", "title"), ("EkoBadge", "content"), ("EkoTemplate", "label"), ("featureCard", "title"),
    ("featureCard", "description"), ("EkoText", "text"),
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let cells: [Cell]
  private let measurer: TextMeasurer
  private let device: Device

  init() throws {
    func file(_ path: String) throws -> [UInt8] {
      try [UInt8](Data(contentsOf: Self.root.appendingPathComponent(path)))
    }
    let tokens = ["Tokens/eko.tokens.json", "Tokens/devices.tokens.json"]
    let system = DesignSystem(files: try tokens.map { ($0, try file($0)) })
    device = try #require(system.devices.first { $0.name == "iphone" })
    measurer = TextMeasurer(
      fonts: FontLibrary(fontPaths: [try InstalledFonts.urbanist()] + (try InstalledFonts.allNoto())))
    let folder = Self.root.appendingPathComponent("Strings").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { $0.contains(".lproj/") }
    let files = try names.map { ProjectFile(path: "Strings/\($0)", bytes: try file("Strings/\($0)")) }
    let project = Project(configuration: Configuration(), files: files, designSystem: system)
    let slots = try Self.components.map { component, slot -> Slot in
      let component = try #require(system.component(named: component))
      let text = try #require(try component.drawing(axes: [:]).textsBySlot[slot])
      return Slot(name: slot, font: SlotFont(text.appearance), component: component)
    }
    var cells: [Cell] = []
    var random = SeededGenerator(seed: 31)
    for group in project.groups {
      for (name, table) in group.tables.sorted(by: { $0.key < $1.key }) {
        let locale = try #require(LocaleIdentifier(name))
        let sampler = try MessageSampler(locale: name, sampleText: "Alexandra")
        for entry in table.entries {
          for text in sampler.samples(of: entry.message) {
            for size in DynamicTypeSize.allCases where Int.random(in: 0..<3, using: &random) == 0 {
              cells.append(
                Cell(slot: slots.randomElement(using: &random)!, locale: locale, text: text.string, size: size))
            }
          }
        }
      }
    }
    self.cells = cells
  }

  private func forEachLayout(_ body: (Cell, ComponentLayout, TextPlacement) throws -> Void) throws {
    for cell in cells {
      let shaped = measurer.paragraph(
        cell.text, font: cell.slot.font.request, locale: cell.locale,
        ligatures: cell.slot.font.hasLigatures)
      let layout = try cell.slot.layout(
        shaped, size: cell.size, device: device, rightToLeft: cell.locale.isRightToLeft)
      guard let (component, placement) = layout else { continue }
      try body(cell, component, placement)
    }
  }

  /// Expects the ink of all glyphs within a frame and what a font may stand out of it.
  private func expectInk(of drawing: TextDrawing, in frame: Rectangle, _ comment: Comment) {
    for run in drawing.lines.flatMap(\.runs) {
      let em = run.pointSize.value
      let scale = em / Double(run.font.unitsPerEm)
      let limit = run.font.path.contains("Urbanist") ? Self.own : Self.fallback
      for glyph in run.glyphs {
        guard let box = run.font.outline(of: glyph.id).controlBox else { continue }
        let (x, y) = (glyph.x.value, glyph.y.value)
        #expect(-(x + Double(box.left.value) * scale) <= limit.left * em, comment)
        #expect(x + Double(box.right.value) * scale - frame.width.value <= limit.right * em, comment)
        #expect(-(y - Double(box.top.value) * scale) <= limit.top * em + 1e-9, comment)
        #expect(y - Double(box.bottom.value) * scale - frame.height.value <= limit.bottom * em + 1e-9, comment)
      }
    }
  }

  @Test func whatFitsIsDrawnInsideItsBox() throws {
    var counts = (leftToRight: 0, rightToLeft: 0)
    try forEachLayout { cell, component, placement in
      guard (placement.nominalVerdict ?? placement.verdict) == .fits else { return }
      if cell.locale.isRightToLeft { counts.rightToLeft += 1 } else { counts.leftToRight += 1 }
      let frame = placement.frame
      let comment: Comment = "\(cell.locale.tag) \(cell.size) '\(cell.text)' in \(cell.slot.name)"
      // The text's box is inside the component's, but for a line that is higher than a fixed height.
      guard component.overhangs.isEmpty else { return }
      #expect(frame.x.value >= -1e-6 && frame.y.value >= -1e-6, comment)
      #expect(frame.x.value + frame.width.value <= component.width.value + 1e-6, comment)
      #expect(frame.y.value + frame.height.value <= component.height.value + 1e-6, comment)
      expectInk(of: placement.drawing(), in: frame, comment)
    }
    #expect(counts.leftToRight >= 4_000)
    #expect(counts.rightToLeft >= 700)
  }

  /// All cells, whatever their verdict: lines are as wide as measured, and the text's box has a drawing.
  @Test func allCellsAreDrawnAsMeasured() throws {
    var lines = 0
    try forEachLayout { cell, component, placement in
      let comment: Comment = "\(cell.locale.tag) \(cell.size) '\(cell.text)' in \(cell.slot.name)"
      let drawing = component.drawing()
      #expect(drawing.boxes.count == component.boxes.count)
      #expect(drawing.texts.map(\.frame) == component.texts.map(\.frame))
      let text = try #require(drawing.texts.first { $0.slot == placement.slot }?.drawing)
      let measured = placement.visibleLines.map(\.width.value)
      #expect(text.lines.count == measured.count, comment)
      for (line, width) in zip(text.lines, measured) {
        #expect(line.width.value <= width + 1e-5 && line.width.value >= width - 1.0 / 64 - 1e-5, comment)
        lines += 1
      }
      #expect(
        !placement.missingGlyphs.isEmpty || text.lines.flatMap(\.runs).flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    }
    #expect(lines > 5_000)
  }
}
