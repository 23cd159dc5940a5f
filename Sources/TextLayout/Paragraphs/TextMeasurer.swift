import ICU
import Shaping

/// Shapes texts; one per thread, because it owns buffers, break iterators and the words that it has met.
package final class TextMeasurer {
  private struct StackKey: Hashable {
    let font: FontRequest
    let locale: LocaleIdentifier
    let ligatures: Bool
  }

  private let fonts: FontLibrary
  private let buffer = ShapingBuffer()
  // One thread has the measurer, and no text is shaped while another is: a check at run time finds nothing.
  @exclusivity(unchecked) private var shaper: ParagraphShaper
  private var manners: [LocaleIdentifier: LocaleManner] = [:]
  private var stacks: [StackKey: FontStack] = [:]
  /// That of the last text, which is that of the next one more often than not.
  private var latest: (key: StackKey, stack: FontStack, manner: LocaleManner)?

  package convenience init(fonts: FontLibrary) { self.init(fonts: fonts, splitsWords: true) }

  /// - Parameter splitsWords: Whether words are shaped one by one and kept, which changes no width.
  init(fonts: FontLibrary, splitsWords: Bool) {
    self.fonts = fonts
    shaper = ParagraphShaper(buffer: buffer)
    shaper.splitsWords = splitsWords
  }

  /// Returns a text shaped in its fonts.
  ///
  /// The locale decides the direction of its paragraphs, the rules of line breaking, the forms of letters and, for
  /// Han, the font. A family that the library does not have is replaced: see ``ShapedText/isSubstituted``.
  /// - Parameter ligatures: Whether optional ligatures are on; text with letter spacing has none.
  /// - Complexity: O(*n*) in the code units; words that were shaped before are looked up.
  package func paragraph(
    _ text: String, font: FontRequest, locale: LocaleIdentifier, ligatures: Bool = true
  ) -> ShapedText {
    let key = StackKey(font: font, locale: locale, ligatures: ligatures)
    if let latest, latest.key == key { return shaper.shape(text, manner: latest.manner, stack: latest.stack) }
    let stack =
      stacks[key] ?? FontStack(request: font, locale: locale, ligatures: ligatures, library: fonts, buffer: buffer)
    stacks[key] = stack
    let manner = manners[locale] ?? LocaleManner(locale)
    manners[locale] = manner
    latest = (key, stack, manner)
    return shaper.shape(text, manner: manner, stack: stack)
  }
}
