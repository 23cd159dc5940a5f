import DesignTokens
import ICU
import TextLayout

/// How the text of a slot is shaped.
struct SlotFont: Hashable, Sendable {
  let request: FontRequest
  /// Letter-spaced text has none.
  let hasLigatures: Bool
  let textCase: TextCase?

  init(_ appearance: TextAppearance) {
    request = FontRequest(appearance)
    hasLigatures = appearance.letterSpacing == .zero
    textCase = appearance.textCase
  }
}

extension TextMeasurer {
  /// Shapes a text as a slot shows it, in capitals where the slot does so.
  func paragraph(_ text: String, in font: SlotFont, locale: LocaleIdentifier) -> ShapedText {
    let shown =
      switch font.textCase {
      case nil: text
      case .uppercase: locale.uppercased(text)
      case .lowercase: locale.lowercased(text)
      }
    return paragraph(shown, font: font.request, locale: locale, ligatures: font.hasLigatures)
  }
}
