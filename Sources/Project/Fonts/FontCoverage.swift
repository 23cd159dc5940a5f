import TextLayout

/// How the texts of a locale are set that ask for one family.
package struct FontCoverage: Sendable {
  /// A font with the number of texts that have a glyph of it.
  package struct Share: Hashable, Sendable {
    /// What reports call the font: “Noto Sans Arabic Bold”.
    package let font: String
    package let texts: Int
    /// Whether it is the family asked for, or its stand-in, and not a fallback.
    package let isOwn: Bool
  }

  /// How sure the widths of these texts are: that of the least sure one.
  package enum Confidence: Hashable, Sendable {
    /// All glyphs are the family's.
    case exact
    /// All glyphs are those of a stand-in; see ``TextLayout/FontConfidence/standIn(for:guardBand:)``.
    case standIn(guardBand: Double)
    /// Some glyphs are another font's; a device falls back to fonts of its own, whose widths differ.
    case fallback
    /// The family is not there, or another weight stands in.
    case substituted
    /// Some characters have no glyph.
    case missing
  }

  package let locale: String
  package let family: String
  /// The texts that were set: every plural form of the keys.
  package let texts: Int
  /// Different characters, as readers count them, that are not blank.
  package let characters: Int
  /// Most used first.
  package let fonts: [Share]
  /// Characters without a glyph, in the order in which the texts show them.
  package let missing: [String]
  package let confidence: Confidence
  /// What to install for the missing characters, a sentence each.
  package let suggestions: [String]
}
