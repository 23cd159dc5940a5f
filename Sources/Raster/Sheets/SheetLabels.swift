import DesignTokens
import ICU
import TextLayout

/// Sets the words of a contact sheet.
package final class SheetLabels {
  private let measurer: TextMeasurer
  private let family: String
  private let locale: LocaleIdentifier

  /// - Parameters:
  ///   - family: Of the letters; those that it lacks come from the fonts that stand in.
  ///   - locale: Of the words; its direction is theirs.
  package init(fonts: FontLibrary, family: String, locale: LocaleIdentifier) {
    measurer = TextMeasurer(fonts: fonts)
    self.family = family
    self.locale = locale
  }

  /// A text of at most three lines.
  package func label(_ text: String, size: Points, weight: Double = 400, width: Points) -> ComponentDrawing {
    let box = TextBox(
      slot: "label", appearance: TextAppearance(family: family, weight: weight, size: size), lineLimit: 3)
    let shaped = measurer.paragraph(text, font: FontRequest(family: family, weight: weight), locale: locale)
    return ComponentLayout.layout(
      Box(.text(box)), texts: ["label": shaped], size: .large, available: width, rightToLeft: locale.isRightToLeft,
      notesBoxes: true
    ).drawing()
  }
}
