import DesignTokens
import ICU
import Pseudo
import TextLayout

/// The font of a component, as pseudo-texts ask for it: what the family itself covers, without the fonts that stand in.
package struct ComponentFont: PseudoFont {
  private static let measuredSize = Points(1_000)

  private let request: FontRequest
  private let measurer: TextMeasurer
  private let locale: LocaleIdentifier
  /// The names of the fonts that a Latin letter is set in: the family's own.
  private let ownFonts: [String]

  /// - Parameter locale: The pseudo-locale, which decides the direction.
  package init(_ request: FontRequest, measurer: TextMeasurer, locale: LocaleIdentifier) {
    self.request = request
    self.measurer = measurer
    self.locale = locale
    ownFonts = measurer.paragraph("n", font: request, locale: locale).fontsUsed
  }

  package var name: String { request.family }

  package func covers(_ text: String) -> Bool {
    let shaped = measurer.paragraph(text, font: request, locale: locale)
    return shaped.missingGlyphs.isEmpty && shaped.fontsUsed == ownFonts
  }

  package func width(of text: String) -> Double {
    let shaped = measurer.paragraph(text, font: request, locale: locale)
    return shaped.width(at: Self.measuredSize).value / Self.measuredSize.value
  }
}
