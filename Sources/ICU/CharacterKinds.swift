import CICU

/// What kinds of character one is, by its general category and Grapheme_Extend, in the Unicode version of ICU.
package struct CharacterKinds: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Those of a code point, which may be that of a surrogate (`u_charType`, `u_hasBinaryProperty`).
  package init(of codePoint: UInt32) { rawValue = cicu_character_kinds(codePoint) }

  package static let mark = CharacterKinds(rawValue: UInt32(CICU_KIND_MARK))
  /// Letters, marks and numbers.
  package static let alphanumeric = CharacterKinds(rawValue: UInt32(CICU_KIND_ALPHANUMERIC))
  package static let punctuation = CharacterKinds(rawValue: UInt32(CICU_KIND_PUNCTUATION))
  /// Controls and formats.
  package static let control = CharacterKinds(rawValue: UInt32(CICU_KIND_CONTROL))
  /// What belongs to the character before it.
  package static let extending = CharacterKinds(rawValue: UInt32(CICU_KIND_EXTENDING))
}
