import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// A measurer that knows the box font alone.
struct Boxes {
  let measurer: TextMeasurer
  let english: LocaleIdentifier

  init() throws {
    measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [try BoxFont.write()]))
    english = try #require(LocaleIdentifier("en"))
  }

  func shape(_ text: String) -> ShapedText {
    measurer.paragraph(text, font: FontRequest(family: "Box", weight: 400), locale: english)
  }

  /// A text place of 10 pt at every size, its lines 12 pt high.
  static func text(
    _ slot: String = "title", lineLimit: Int? = nil, lineSpacing: TextAppearance.LineSpacing = .points(0),
    letterSpacing: Points = 0,
    truncation: TextBox.Truncation = .tail, minimumScaleFactor: Double = 1
  ) -> Box {
    let appearance = TextAppearance(
      family: "Box", weight: 400, size: 10, lineSpacing: lineSpacing, letterSpacing: letterSpacing, scaling: .fixed)
    return Box(
      .text(
        TextBox(
          slot: slot, appearance: appearance, lineLimit: lineLimit, truncation: truncation,
          minimumScaleFactor: minimumScaleFactor)))
  }

  func layout(_ box: Box, _ texts: [String: String], available: Points, rightToLeft: Bool = false) -> ComponentLayout {
    ComponentLayout.layout(
      box, texts: texts.mapValues(shape), size: .large, available: available, rightToLeft: rightToLeft)
  }
}
