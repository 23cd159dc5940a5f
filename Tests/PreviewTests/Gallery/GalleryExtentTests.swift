import DesignTokens
import ICU
import Preview
import Project
import TestSupport
import Testing
import TextLayout

/// What a page draws, read from the written files, is where a layout of its own puts it.
struct GalleryExtentTests {
  private struct Extent {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    mutating func add(x: Double, y: Double, scale: Double, left: Double, top: Double, right: Double, bottom: Double) {
      self.left = min(self.left, x + left * scale)
      self.top = min(self.top, y + top * scale)
      self.right = max(self.right, x + right * scale)
      self.bottom = max(self.bottom, y + bottom * scale)
    }

    func distance(to other: Extent) -> Double {
      if left == .infinity, other.left == .infinity { return 0 }
      return max(
        abs(left - other.left), abs(top - other.top), abs(right - other.right), abs(bottom - other.bottom))
    }
  }

  private let measured = 1_000

  @Test func drawnExtentsAreThoseOfTheLayout() throws {
    let sample = try PreviewSample(locales: ["en", "de", "ar", "he", "ja", "th", "hi", "ru"])
    let (plan, gallery) = try sample.gallery(sample.request(pseudo: ["pseudo", "pseudo-rtl"]))
    let written = try WrittenGallery(gallery.files)
    var cells: [(component: Int, cell: WrittenGallery.Cell)] = []
    let components = try #require(written.index["components"] as? [[String: Any]])
    for component in components.indices {
      for locale in plan.locales.indices {
        cells += try written.cells(component: component, locale: locale).map { (component, $0) }
      }
    }
    #expect(cells.count > 10 * measured)
    let measurer = TextMeasurer(fonts: sample.fonts)
    var worst = 0.0
    for number in 0..<measured {
      let (component, cell) = cells[number * cells.count / measured]
      let name = try #require(components[component]["name"] as? String)
      let layout = try layout(of: cell, component: name, sample, plan, measurer)
      let place = "\(plan.specimens[cell.specimen].name) \(plan.locales[cell.locale].tag) \(cell.size) \(cell.axes)"
      #expect(abs(layout.width.value - cell.width) <= 0.0051, "\(place)")
      #expect(abs(layout.height.value - cell.height) <= 0.0051, "\(place)")
      #expect(layout.texts.map(\.slot) == cell.texts.map(\.slot), "\(place)")
      let drawing = layout.drawing()
      for (text, drawn) in zip(drawing.texts, cell.texts) {
        let expected = extent(of: text)
        let found = try extent(of: drawn, written)
        let distance = expected.distance(to: found)
        worst = max(worst, distance)
        #expect(distance <= 0.1, "\(place): '\(drawn.string)' is drawn \(distance) pt off")
      }
    }
    #expect(worst > 0, "extents in whole units cannot be exact everywhere: nothing was compared")
  }

  private func layout(
    of cell: WrittenGallery.Cell, component name: String, _ sample: PreviewSample, _ plan: CellPlan,
    _ measurer: TextMeasurer
  ) throws -> ComponentLayout {
    let component = try #require(sample.project.designSystem.component(named: name))
    let size = try #require(DynamicTypeSize(rawValue: cell.size))
    let device = try #require(sample.project.designSystem.device(named: "iphone-se"))
    let box = try component.drawing(axes: cell.axes, at: size, scale: device.scale)
    let locale = plan.locales[cell.locale]
    var texts: [String: ShapedText] = [:]
    for text in cell.texts {
      let appearance = try #require(box.appearance(ofSlot: text.slot))
      texts[text.slot] = measurer.paragraph(
        text.string, font: FontRequest(family: appearance.family, weight: appearance.weight),
        locale: locale.identifier, ligatures: appearance.letterSpacing == .zero)
    }
    return ComponentLayout.layout(
      box, texts: texts, size: size, available: component.container.width(on: device),
      height: component.container.height(on: device), rightToLeft: locale.isRightToLeft)
  }

  private func extent(of text: ComponentDrawing.Text) -> Extent {
    var extent = Extent()
    for line in text.drawing.lines {
      for run in line.runs {
        for glyph in run.glyphs {
          guard let box = run.font.outline(of: glyph.id).controlBox else { continue }
          extent.add(
            x: text.frame.x.value + glyph.x.value, y: text.frame.y.value + glyph.y.value,
            scale: run.pointSize.value / Double(run.font.unitsPerEm), left: Double(box.left.value),
            top: -Double(box.top.value), right: Double(box.right.value), bottom: -Double(box.bottom.value))
        }
      }
    }
    return extent
  }

  private func extent(of text: WrittenGallery.Text, _ written: WrittenGallery) throws -> Extent {
    var extent = Extent()
    for glyph in text.glyphs {
      guard let ink = try written.ink(font: glyph.font, glyph: glyph.id) else { continue }
      extent.add(
        x: glyph.x, y: glyph.y, scale: glyph.pointSize / (try written.unitsPerEm(font: glyph.font)), left: ink.left,
        top: ink.top, right: ink.right, bottom: ink.bottom)
    }
    return extent
  }
}

extension Box {
  fileprivate func appearance(ofSlot slot: String) -> TextAppearance? {
    if case .text(let text) = kind { return text.slot == slot ? text.appearance : nil }
    return contents.lazy.compactMap { $0.appearance(ofSlot: slot) }.first
  }
}
