/// What would make a text fit that does not: each by itself.
package struct Remedy: Hashable, Sendable {
  /// Grapheme clusters at its end that have no room in the lines there are; `nil` where less text is no help, as with a
  /// word that breaks inside.
  package let fewerCharacters: Int?
  /// The line limit at which all of it shows; `nil` where lines are not what is missing.
  package let lineLimit: Int?
  /// The largest minimum scale factor at which it surely fits, to a hundredth, rounded down; `nil` below a quarter.
  package let scaleFactor: Double?

  /// Whether nothing of it helps.
  package var isEmpty: Bool { fewerCharacters == nil && lineLimit == nil && scaleFactor == nil }
}
