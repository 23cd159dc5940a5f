/// What a text takes from the fonts it is set in, in ems.
struct FontMixMetrics {
  /// Of the tallest font.
  var lineHeight = 0.0
  /// Of the family that was asked for: fonts in the place of the system's own fallback are as tall as they are, and
  /// nobody knows how tall those of an app are.
  var leastLineHeight = 0.0
  var ascent = 0.0
}
