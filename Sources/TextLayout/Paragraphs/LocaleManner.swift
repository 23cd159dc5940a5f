import ICU
import Shaping

/// What the locale of a text decides beside its fonts.
final class LocaleManner {
  let isRightToLeft: Bool
  let language: ShapingLanguage
  /// `nil` when ICU's data has no break rules; a text then breaks nowhere but inside.
  let lineBreaker: LineBreaker?

  init(_ locale: LocaleIdentifier) {
    isRightToLeft = locale.isRightToLeft
    language = ShapingLanguage(locale.tag)
    lineBreaker = try? LineBreaker(locale: locale.tag)
  }
}
