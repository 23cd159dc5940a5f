import DesignTokens
import Foundation
import ICU
import TextLayout

/// The components of the sample app's design systems with a text in every slot, in several scripts and themes.
struct SampleCells {
  struct Cell {
    let name: String
    let drawing: ComponentDrawing
    let backdrop: DisplayColor
    let isRightToLeft: Bool
  }

  private static let texts = [
    ("en", "Practice every day, a few minutes"), ("de", "Übungsfortschritt wiederherstellen"),
    ("ar", "تدرّب كل يوم لبضع دقائق"), ("th", "ฝึกฝนทุกวันเพียงไม่กี่นาที"), ("ja", "毎日数分だけ練習しましょう"),
    ("hi", "हर दिन कुछ मिनट अभ्यास करें"),
  ]
  private static let systems = ["eko", "cue", "app", "foundation"]

  private(set) var cells: [Cell] = []

  init(tokens: String, fonts: [String]) throws {
    let folder = URL(fileURLWithPath: tokens)
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: fonts))
    let white = DisplayColor(red: 1, green: 1, blue: 1)
    for name in Self.systems {
      let file = folder.appendingPathComponent("\(name).resolver.json")
      let resolver = ThemeResolver(path: "\(name).resolver.json", bytes: [UInt8](try Data(contentsOf: file))) { path in
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
          return .failure(ThemeFileError("it cannot be read"))
        }
        return .success([UInt8](data))
      }
      for theme in ["light", "dark"] {
        let system = try resolver.designSystem(for: ["appearance": theme])
        for component in system.components {
          for (tag, text) in Self.texts {
            guard let locale = LocaleIdentifier(tag) else { continue }
            for size in [DynamicTypeSize.large, .accessibility3] {
              let box = try component.drawing(axes: [:], at: size, scale: 3)
              var shaped: [String: ShapedText] = [:]
              for (slot, appearance) in box.appearances {
                shaped[slot] = measurer.paragraph(
                  text, font: FontRequest(family: appearance.family, weight: appearance.weight), locale: locale)
              }
              let layout = ComponentLayout.layout(
                box, texts: shaped, size: size, available: 361, rightToLeft: locale.isRightToLeft, notesBoxes: true)
              guard layout.width.value > 0, layout.height.value > 0 else { continue }
              cells.append(
                Cell(
                  name: "\(component.name)-\(tag)-\(theme)-\(size)", drawing: layout.drawing(),
                  backdrop: component.backdrop?.displayColor ?? white, isRightToLeft: locale.isRightToLeft))
            }
          }
        }
      }
    }
  }
}

extension Box {
  /// The appearance of the text in each slot.
  fileprivate var appearances: [String: TextAppearance] {
    if case .text(let text) = kind { return [text.slot: text.appearance] }
    return contents.reduce(into: [:]) { $0.merge($1.appearances) { first, _ in first } }
  }
}
