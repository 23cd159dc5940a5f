import DesignTokens
import ICU
import StringFormats
import TextLayout

/// Compares the texts of one key in one locale with its limits.
package struct LimitCheck {
  /// A text and how long it is.
  package struct Result: Sendable {
    package let limit: TextLimit
    package let text: SampledText
    /// In the unit of the limit.
    package let needed: Double
    /// Characters at the end of its lines that are too many.
    package let fewerCharacters: Int
    /// `nil` for what is counted.
    package let place: OverLimit.Place?
    /// Comparisons that fail, and all that were made.
    package fileprivate(set) var count: Int
    package fileprivate(set) var checked: Int

    package var isOver: Bool { needed > limit.length.maximum }

    /// How many times the limit the text is long.
    fileprivate var excess: Double { needed / max(limit.length.maximum, .leastNonzeroMagnitude) }
  }

  private let measurer: TextMeasurer
  private let fonts: FontLibrary
  private let sizes: [DynamicTypeSize]
  private let slotFonts: [ThemedFont]
  private let locale: LocaleIdentifier
  private let isXLIFF: Bool

  /// - Parameters:
  ///   - sizes: The text sizes at which a width is measured in a font that follows them.
  ///   - slotFonts: The font of its slot in each theme; empty for a key without one.
  ///   - isXLIFF: Whether tags of XLIFF may stand in the texts.
  package init(
    measurer: TextMeasurer, fonts: FontLibrary, sizes: [DynamicTypeSize], slotFonts: [ThemedFont],
    locale: LocaleIdentifier, isXLIFF: Bool = false
  ) {
    self.measurer = measurer
    self.fonts = fonts
    self.sizes = sizes
    self.slotFonts = slotFonts
    self.locale = locale
    self.isXLIFF = isXLIFF
  }

  /// The worst text; `nil` where all are within their limits, or nothing can be compared.
  func worst(of texts: [SampledText], limits: [TextLimit]) -> Result? {
    let results = limits.compactMap { longest(of: texts, in: $0) }
    var worst = results.filter(\.isOver).max { $0.excess < $1.excess }
    worst?.count = results.reduce(0) { $0 + $1.count }
    worst?.checked = results.reduce(0) { $0 + $1.checked }
    return worst
  }

  /// The longest of the texts; `nil` where nothing can be compared.
  package func longest(of texts: [SampledText], in limit: TextLimit) -> Result? {
    guard limit.length.maximum.isFinite else { return nil }
    var longest: (text: SampledText, length: Length)?
    var (count, checked) = (0, 0)
    for text in texts {
      for length in lengths(of: CountedText(text.string, isXLIFF: isXLIFF), in: limit) {
        checked += 1
        if length.needed > limit.length.maximum { count += 1 }
        if length.needed > longest?.length.needed ?? -1 { longest = (text, length) }
      }
    }
    return longest.map { text, length in
      Result(
        limit: limit, text: text, needed: length.needed,
        fewerCharacters: length.needed > limit.length.maximum ? length.fewerCharacters() : 0, place: length.place,
        count: count, checked: checked)
    }
  }

  private struct Length {
    let needed: Double
    let place: OverLimit.Place?
    let fewerCharacters: () -> Int
  }

  private func lengths(of text: CountedText, in limit: TextLimit) -> [Length] {
    if let needed = text.length(in: limit.length) {
      return [Length(needed: needed, place: nil) { text.excess(over: limit.length) }]
    }
    guard limit.length.isWidth else { return [] }
    if let font = limit.font {
      guard fonts.hasFamily(named: font.family) else { return [] }
      return [width(of: text, in: limit.length, font, size: nil, theme: nil)]
    }
    return slotFonts.flatMap { themed in
      let appearance = themed.appearance
      let sizes = appearance.scaling == .fixed ? [.large] : self.sizes
      return sizes.map { width(of: text, in: limit.length, appearance, size: $0, theme: themed.theme) }
    }
  }

  private func width(
    of text: CountedText, in limit: LengthLimit, _ font: TextAppearance, size: DynamicTypeSize?, theme: Int?
  ) -> Length {
    let shaped = measurer.paragraph(String(text.characters), in: SlotFont(font), locale: locale)
    var set = font
    set.size = font.pointSize(at: size ?? .large)
    let each = limit.unit == .ems ? set.size.value : 1
    let needed = shaped.width(at: set.size, letterSpacing: font.letterSpacing).value / each
    return Length(
      needed: needed,
      place: OverLimit.Place(
        font: shaped.fallback.text(askedFor: set.description), size: size, theme: theme),
      fewerCharacters: {
        shaped.clustersBeyond(
          Points(limit.maximum * each), at: set.size, letterSpacing: font.letterSpacing)
      })
  }
}
