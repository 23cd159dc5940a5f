import ICU
import Shaping

/// Shapes texts; one per thread, because it owns buffers, break iterators and caches.
public final class TextMeasurer {
  private struct TextKey: Hashable {
    let text: String
    let font: FontRequest
    let locale: LocaleIdentifier
  }

  private struct StackKey: Hashable {
    let font: FontRequest
    let locale: LocaleIdentifier
  }

  private let fonts: FontLibrary
  private let buffer = ShapingBuffer()
  private let graphemes = try? GraphemeBreaker()
  private var manners: [LocaleIdentifier: LocaleManner] = [:]
  private var stacks: [StackKey: FontStack] = [:]
  private var texts: [TextKey: ShapedText] = [:]

  public init(fonts: FontLibrary) { self.fonts = fonts }

  /// Returns a text shaped in its fonts; known ones come from the cache, which has no bound.
  ///
  /// The locale decides the direction of its paragraphs, the rules of line breaking, the forms of letters and, for
  /// Han, the font. A family that the library does not have is replaced: see ``ShapedText/isSubstituted``.
  /// - Complexity: O(*n*) in the code units for usual fonts.
  public func paragraph(_ text: String, font: FontRequest, locale: LocaleIdentifier) -> ShapedText {
    let key = TextKey(text: text, font: font, locale: locale)
    if let known = texts[key] { return known }
    let stackKey = StackKey(font: font, locale: locale)
    let stack = stacks[stackKey] ?? FontStack(request: font, locale: locale, library: fonts, buffer: buffer)
    stacks[stackKey] = stack
    let manner = manners[locale] ?? LocaleManner(locale)
    manners[locale] = manner
    let shaper = ParagraphShaper(text: text, manner: manner, stack: stack, buffer: buffer, graphemes: graphemes)
    let shaped = shaper.shaped()
    texts[key] = shaped
    return shaped
  }
}
