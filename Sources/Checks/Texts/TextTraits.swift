/// What one look at the bytes of a text shows: enough to know which rules can have something to say about it.
///
/// A trait may be given to a text that has it not in every reading (a digit within a specifier is a digit too): the
/// rule that is asked then looks closely. It is never missing where it holds.
package struct TextTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Every text has it: for rules that must see all of them.
  package static let always = TextTraits(rawValue: 1 << 0)
  package static let empty = TextTraits(rawValue: 1 << 1)
  /// White space and nothing else, or nothing.
  package static let blank = TextTraits(rawValue: 1 << 2)
  /// White space at the start: line ends, no-break and wide spaces among it.
  package static let leadingSpace = TextTraits(rawValue: 1 << 3)
  package static let trailingSpace = TextTraits(rawValue: 1 << 4)
  /// Two spaces in a row; no-break, narrow and wide spaces are spaces too.
  package static let doubleSpace = TextTraits(rawValue: 1 << 5)
  /// A line feed, carriage return, U+0085, U+2028 or U+2029.
  package static let newline = TextTraits(rawValue: 1 << 6)
  /// A tab or another control character.
  package static let control = TextTraits(rawValue: 1 << 7)
  /// A percent sign.
  package static let percent = TextTraits(rawValue: 1 << 8)
  /// A percent sign that starts no common specifier and no variable: what follows must be looked at.
  package static let unusualPercent = TextTraits(rawValue: 1 << 9)
  /// A specifier with a position, as in `%1$@`.
  package static let positional = TextTraits(rawValue: 1 << 10)
  /// A variable, as in `%#@count@`.
  package static let variable = TextTraits(rawValue: 1 << 11)
  /// A variable that its entry may not define.
  package static let undefinedVariable = TextTraits(rawValue: 1 << 53)
  /// A percent sign of another script: `٪`, `﹪`, `％`.
  package static let foreignPercent = TextTraits(rawValue: 1 << 12)
  /// A digit of any script.
  package static let digit = TextTraits(rawValue: 1 << 13)
  /// `(`, `)`, `[`, `]` or one of the brackets and quotation marks of other scripts.
  package static let bracket = TextTraits(rawValue: 1 << 14)
  /// `{` or `}`.
  package static let brace = TextTraits(rawValue: 1 << 15)
  /// A straight or typographic quotation mark or apostrophe.
  package static let quotation = TextTraits(rawValue: 1 << 16)
  /// `<`, `>` or `&`.
  package static let tag = TextTraits(rawValue: 1 << 17)
  /// `*`, `_`, `` ` ``, `~`, `[`, `]` or `^`, as Markdown has them.
  package static let markdown = TextTraits(rawValue: 1 << 18)
  /// `//`, `www.`, or `@` behind what can end the name of a mailbox.
  package static let address = TextTraits(rawValue: 1 << 19)
  /// A bidirectional mark, embedding, override or isolate.
  package static let bidiControl = TextTraits(rawValue: 1 << 20)
  /// A character without a shape: zero width spaces and joiners, soft hyphens, byte order marks.
  package static let invisible = TextTraits(rawValue: 1 << 21)
  /// `...`
  package static let threeDots = TextTraits(rawValue: 1 << 22)
  /// `…`
  package static let ellipsis = TextTraits(rawValue: 1 << 23)
  /// A space (U+0020) before `,`, `.`, `:`, `;`, `!`, `?` or `%`.
  package static let looseSpace = TextTraits(rawValue: 1 << 24)
  /// A backslash.
  package static let backslash = TextTraits(rawValue: 1 << 25)
  /// U+FFFD, which replaces bytes that could not be decoded.
  package static let replacement = TextTraits(rawValue: 1 << 26)
  /// A word that follows itself with nothing but spaces between, the case of ASCII letters apart.
  package static let repeatedWord = TextTraits(rawValue: 1 << 27)
  /// An `@` that is part of no specifier.
  package static let looseAt = TextTraits(rawValue: 1 << 50)

  /// Some specifiers have a position and others have none, positions have a gap, or one is read as two types; also
  /// where the bytes do not tell.
  package static let unevenPositions = TextTraits(rawValue: 1 << 51)
  /// What the text reads from the argument list is not told by its bytes alone.
  package static let unknownArguments = TextTraits(rawValue: 1 << 52)

  /// Brackets of one shape of which more open than close, or one that closes before it opens.
  package static let unbalancedBracket = TextTraits(rawValue: 1 << 28)
  /// Letters such as `Ã©` that come of UTF-8 read as Latin-1.
  package static let garbled = TextTraits(rawValue: 1 << 29)

  /// Two capital letters of ASCII in a row.
  package static let acronym = TextTraits(rawValue: 1 << 40)
  /// A slash that may begin the path of a file: at the start of a word, or behind `~`.
  package static let path = TextTraits(rawValue: 1 << 41)

  /// The text ends with a full stop of any script, an ellipsis or three dots apart.
  package static let periodEnd = TextTraits(rawValue: 1 << 32)
  package static let questionEnd = TextTraits(rawValue: 1 << 33)
  package static let exclamationEnd = TextTraits(rawValue: 1 << 34)
  package static let colonEnd = TextTraits(rawValue: 1 << 35)
  package static let semicolonEnd = TextTraits(rawValue: 1 << 36)
  package static let commaEnd = TextTraits(rawValue: 1 << 37)
  package static let ellipsisEnd = TextTraits(rawValue: 1 << 38)

  /// The end may mean something else than its last character does: a quotation mark, a bracket, markup or a character
  /// without a shape stands behind the mark, or the mark is one of an address.
  package static let coveredEnd = TextTraits(rawValue: 1 << 39)

  /// Every way to end with a mark; white space behind it is not looked at.
  package static let ends: TextTraits = [
    .periodEnd, .questionEnd, .exclamationEnd, .colonEnd, .semicolonEnd, .commaEnd, .ellipsisEnd,
  ]

  /// Two texts may be the same, by their lengths and their ends: only as a difference.
  package static let likeness = TextTraits(rawValue: 1 << 58)
  /// The words of two texts differ that may be addresses: only as a difference.
  package static let addresses = TextTraits(rawValue: 1 << 59)
  /// The numbers of line ends before, in and behind two texts differ: only as a difference.
  package static let lineEnds = TextTraits(rawValue: 1 << 60)
  /// The runs of digits of two texts differ, those in specifiers apart, in whatever order, but for those of versions
  /// and decimals, and of whatever script: only as a difference.
  package static let numbers = TextTraits(rawValue: 1 << 61)
  /// What two texts read from the argument list differs, or cannot be told by their bytes: only as a difference.
  package static let arguments = TextTraits(rawValue: 1 << 63)
}
