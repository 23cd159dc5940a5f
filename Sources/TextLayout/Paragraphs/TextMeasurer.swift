import ICU
import Shaping

/// Shapes texts; one per thread, because it owns buffers, break iterators and the words that it has met.
public final class TextMeasurer {
  private struct StackKey: Hashable {
    let font: FontRequest
    let locale: LocaleIdentifier
    let ligatures: Bool
  }

  private struct RecentText {
    let key: StackKey
    let shaped: ShapedText
  }

  /// A power of two; more would cost the nearest cache more than they spare.
  private static let recentCount = 32

  private let fonts: FontLibrary
  private let buffer = ShapingBuffer()
  // One thread has the measurer, and no text is shaped while another is: a check at run time finds nothing.
  @exclusivity(unchecked) private var shaper: ParagraphShaper
  private var manners: [LocaleIdentifier: LocaleManner] = [:]
  private var stacks: [StackKey: FontStack] = [:]
  /// Texts that were shaped lately, each at the place of its hash: a key's text is asked for in every slot and theme.
  private var recent = [RecentText?](repeating: nil, count: recentCount)
  /// That of the last text, which is that of the next one more often than not.
  private var latest: (key: StackKey, stack: FontStack, manner: LocaleManner)?

  public convenience init(fonts: FontLibrary) { self.init(fonts: fonts, splitsWords: true) }

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
  /// - Complexity: O(*n*) in the code units; words that were shaped before are looked up, as are whole texts of late.
  public func paragraph(
    _ text: String, font: FontRequest, locale: LocaleIdentifier, ligatures: Bool = true
  ) -> ShapedText {
    let key = StackKey(font: font, locale: locale, ligatures: ligatures)
    let place = text.hashValue & (Self.recentCount - 1)
    if let known = recent[place], known.shaped.text.isSpelt(as: text), known.key == key { return known.shaped }
    let shaped = shape(text, key)
    recent[place] = RecentText(key: key, shaped: shaped)
    return shaped
  }

  private func shape(_ text: String, _ key: StackKey) -> ShapedText {
    if let latest, latest.key == key { return shaper.shape(text, manner: latest.manner, stack: latest.stack) }
    let (font, locale, ligatures) = (key.font, key.locale, key.ligatures)
    let stack =
      stacks[key] ?? FontStack(request: font, locale: locale, ligatures: ligatures, library: fonts, buffer: buffer)
    stacks[key] = stack
    let manner = manners[locale] ?? LocaleManner(locale)
    manners[locale] = manner
    latest = (key, stack, manner)
    return shaper.shape(text, manner: manner, stack: stack)
  }
}

extension String {
  /// Whether both have the same bytes: letters of one spelling and of another are equal as texts, and may be shaped
  /// otherwise.
  fileprivate func isSpelt(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (own, other) = (self, other)
    return own.withUTF8 { bytes in other.withUTF8 { bytes.elementsEqual($0) } }
  }
}
