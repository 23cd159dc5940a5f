/// Why the verdict on a text may be another one in the app, though its box and its characters are known.
package enum VerdictDoubt: String, Sendable, CaseIterable {
  /// Its letters are those of a stand-in, which are a little wider or narrower.
  case standIn = "stand-in"
  /// Its lines are as high as a font in the place of the system's own fallback.
  case fallbackHeight = "fallback-height"
  /// Its letters may be moved together.
  case tightening
  /// It fits, or does not, only just at the least size to which it may shrink.
  case shrinking
}
