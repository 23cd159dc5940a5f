import CICU

/// What Unicode says of a UTF-16 code unit that decides whether a text needs the slower algorithms at all.
///
/// A text whose units share ``flatLeft`` has no levels to be found, one of ``word`` units and spaces no break
/// opportunities but behind its spaces, and so on. Surrogates have no trait.
package struct UnitTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ value: some BinaryInteger) { rawValue = UInt16(truncatingIfNeeded: value) }

  /// Letters, digits and marks, between which no line ends (UAX #14: AL, HL, NU, CM).
  package static let word = UnitTraits(CICU_TRAIT_WORD)
  /// What no line begins with, and after which a space allows a break (IS, EX).
  package static let wordEnd = UnitTraits(CICU_TRAIT_WORD_END)
  /// A grapheme cluster of its own unless a mark follows (UAX #29: Other).
  package static let lone = UnitTraits(CICU_TRAIT_LONE)
  /// Belongs to the cluster before it (Extend, ZWJ, SpacingMark).
  package static let extends = UnitTraits(CICU_TRAIT_EXTENDS)
  /// In a left-to-right paragraph of nothing else, all levels are 0.
  package static let flatLeft = UnitTraits(CICU_TRAIT_FLAT_LEFT)
  /// In a right-to-left paragraph of nothing else, all levels are 1.
  package static let flatRight = UnitTraits(CICU_TRAIT_FLAT_RIGHT)
  /// One of a pair of brackets.
  package static let bracket = UnitTraits(CICU_TRAIT_BRACKET)
  /// In a left-to-right paragraph of nothing else and without brackets, all from the first letter to the last one has
  /// level 1, what is around them level 0; letters are those that lack ``flatLeft``.
  package static let rightOrNeutral = UnitTraits(CICU_TRAIT_RIGHT_OR_NEUTRAL)

  /// A number from 1 to 12 for each of twelve scripts, 0 for characters of all scripts, 15 for any other script.
  @inlinable
  package var scriptClass: Int { Int(rawValue & 0x000F) }

  /// The script class of units whose script has none of its own.
  package static let otherScript = 15

  /// The ISO 15924 tag of a script class; ``Script/common`` for 0 and for what has no class of its own.
  package static func script(ofClass scriptClass: Int) -> UInt32 {
    let tags: [StaticString] = [
      "Zyyy", "Latn", "Grek", "Cyrl", "Arab", "Hebr", "Deva", "Beng", "Taml", "Thai", "Geor", "Armn", "Hang",
    ]
    guard tags.indices.contains(scriptClass) else { return Script.common }
    return tags[scriptClass].withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
