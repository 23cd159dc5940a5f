/// What becomes of a text in its place, or of a component in its container.
///
/// For a text the first that applies holds: uncertain, overflows, clips, breaks mid-word, fits.
package enum Verdict: String, Sendable, CaseIterable {
  /// All of it shows.
  case fits
  /// It needs more lines than its limit, or there is no room for an ellipsis: the rest is truncated.
  ///
  /// A character that is wider than its line, and not in the last one, is drawn beyond it, which ``overhangs`` tells.
  case overflows
  /// Its lines, within the limit, are higher than the height that a frame proposes: the rest is truncated.
  ///
  /// One line is always shown, as SwiftUI does; where it is higher than its frame it stands out.
  case clips
  /// All of it shows, but a word that is wider than the line is broken inside.
  case breaksMidWord = "breaks-mid-word"
  /// It is larger than the frame or container that should hold it and is drawn beyond: see ``Overhang``.
  case overhangs
  /// A character has no glyph, the family is absent, or the measures are too close to a limit for what is known of the
  /// app's own fonts, of tightening and shrinking (``VerdictDoubt``): the app may show something else.
  case uncertain

  /// Whether it is certain that not all shows as it should.
  package var fails: Bool { self != .fits && self != .uncertain }
}
