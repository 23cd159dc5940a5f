import DesignTokens
import Foundation
import ICU
import TestFonts
import Testing
import TextLayout

@testable import Project

@Suite("Measures of a slot in several themes")
struct SlotMetricsTests {
  private static func resolver(_ name: String) throws -> ThemeResolver {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Tokens")
    func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(path))) }
    return ThemeResolver(path: name, bytes: try bytes(name)) { path in
      Result { try bytes(path) }.mapError { ThemeFileError("\($0)") }
    }
  }

  /// Each slot of a design system with the defaults of its axes, and with each other value of one of them.
  private func bindings(_ system: DesignSystem) -> [Binding] {
    system.components.flatMap { component in
      let choices = [[:]] + component.axes.flatMap { axis in axis.values.map { [axis.name: $0] } }
      return component.slots.flatMap { slot in
        choices.map { Binding(keys: WildcardPattern("*"), component: component.name, slot: slot, axes: $0) }
      }
    }
  }

  /// A cell as findings and previews see it.
  private struct Measured: Equatable {
    var verdict: Verdict
    var frame: Rectangle
    var needed: Points
    var width: Points
    var height: Points
    var target: Points
  }

  private func results(
    _ binding: Binding, _ system: DesignSystem, _ texts: [String], _ measurer: TextMeasurer
  ) throws -> [Measured?] {
    guard let slot = try? BoundSlot(binding, in: system, path: nil) else { return [] }
    let locale = try #require(LocaleIdentifier("en"))
    let device = Device(name: "phone", width: 320, height: 568, scale: 2)
    return texts.flatMap { text in
      let shaped = measurer.paragraph(text, font: slot.font, locale: locale, ligatures: slot.hasLigatures)
      return DynamicTypeSize.allCases.map { size in
        slot.layout(shaped, size: size, device: device, rightToLeft: false).map { layout, placement in
          Measured(
            verdict: placement.verdict, frame: placement.frame, needed: placement.needed, width: layout.width,
            height: layout.height, target: layout.smallestTouchTarget.shorterSide)
        }
      }
    }
  }

  @Test(
    "themes of other colours have equal measures, and what is skipped for that would have been the same",
    arguments: ["eko", "app", "cue", "foundation"])
  func colours(name: String) throws {
    let resolver = try Self.resolver(name + ".resolver.json")
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [try BoxFont.write()]))
    let texts = ["Save", "A text of several words that wraps in most of its places, and more"]
    let first = try resolver.designSystem(for: ["appearance": "light"])
    var compared = 0
    for appearance in ["dark", "lightHighContrast", "darkHighContrast"] {
      let other = try resolver.designSystem(for: ["appearance": appearance])
      for binding in bindings(first) {
        guard let metrics = SlotMetrics(binding, in: first) else { continue }
        #expect(SlotMetrics(binding, in: other) == metrics, "\(binding.slotDescription) in \(appearance)")
        let cells = try results(binding, first, texts, measurer)
        #expect(try results(binding, other, texts, measurer) == cells, "\(binding.slotDescription) in \(appearance)")
        compared += cells.count
      }
    }
    #expect(compared > 100)
  }

  @Test("another platform, font, size, spacing or width is not equal")
  func measures() throws {
    let resolver = try Self.resolver("eko.resolver.json")
    let phone = try resolver.designSystem(for: ["platform": "ios"])
    let mac = try resolver.designSystem(for: ["platform": "macos"])
    let binding = Binding(keys: WildcardPattern("*"), component: "EkoButton", slot: "title")
    #expect(SlotMetrics(binding, in: phone) != SlotMetrics(binding, in: mac))
    let slots = try KeyBindings.slots(
      of: binding,
      in: [Theme(name: "a", system: phone), Theme(name: "b", system: phone), Theme(name: "c", system: mac)],
      path: nil)
    #expect(slots.map(\.theme) == [0, 2])
  }

  @Test("a box without paint keeps every length")
  func paint() {
    let text = TextBox(slot: "t", appearance: TextAppearance(family: "A", weight: 400, size: 12))
    func box(_ text: TextBox, _ surface: Surface, padding: Points) -> Box {
      .stack(
        Stack(
          direction: .horizontal, spacing: 4,
          children: [
            .surface(surface, .padding(EdgeInsets(top: padding), .text(text))),
            .attachment(Attachment(.overlay, box: .icon(Icon(name: "x", width: 3, height: 4))), .empty),
          ]))
    }
    let plain = box(text, Surface(), padding: 2)
    #expect(box(text, Surface(cornerRadius: 9, opacity: 0.5), padding: 2).withoutPaint == plain.withoutPaint)
    #expect(box(text, Surface(), padding: 3).withoutPaint != plain.withoutPaint)
  }
}
