import DesignTokens

extension ShapedText {
  /// Returns the width of the widest line when only line separators end a line.
  ///
  /// White space at the end of a line is not counted. The width is the sum of the advances after shaping, not the
  /// ink width.
  /// - Parameter letterSpacing: Added after every cluster, the last one too.
  /// - Returns: Width rounded up to 1/64 pt, so that “fits” is never optimistic.
  /// - Complexity: O(*n*) in the places where a line may end.
  package func width(at pointSize: Points, letterSpacing: Points = 0) -> Points {
    var widest = 0.0
    var lines = LineCursor(set(at: pointSize, letterSpacing: letterSpacing), width: .infinity)
    while let line = lines.next() { widest = max(widest, line.width) }
    return Points(widest).roundedUp
  }

  /// Returns the grapheme clusters at the ends of the lines that are beyond a width, when only line separators end a
  /// line.
  ///
  /// - Complexity: O(*n*) in the grapheme clusters.
  package func clustersBeyond(_ width: Points, at pointSize: Points, letterSpacing: Points = 0) -> Int {
    let set = set(at: pointSize, letterSpacing: letterSpacing)
    var lines = LineCursor(set, width: .infinity)
    var count = 0
    while let line = lines.next() {
      if line.width <= width.value + 1e-6 { continue }
      var kept = line.trimmedEnd
      while kept > line.start, set.width(line.start, kept) > width.value + 1e-6 { kept -= 1 }
      count += max(line.trimmedEnd - kept, 1)
    }
    return count
  }

  /// Returns the lines that the text needs in a width without a limit; 0 for an empty text.
  ///
  /// - Complexity: O(*n*) in the places where a line may end.
  package func lineCount(at pointSize: Points, letterSpacing: Points = 0, width: Points) -> Int {
    var lines = LineCursor(
      set(at: pointSize, letterSpacing: letterSpacing), width: width.value, measuresParts: false)
    return lines.count()
  }

  /// Returns the height of a line: ascender, descender and line gap of the tallest font in the text.
  package func lineHeight(at pointSize: Points) -> Points { pointSize * lineHeight }

  /// Returns the least width at which no word breaks inside and the lines are within the limit.
  ///
  /// A text with more line separators than the limit allows has no such width: the answer is then its natural width.
  /// - Parameter lineLimit: `nil` is without limit; less than 1 counts as 1.
  /// - Returns: Width rounded up to 1/64 pt.
  /// - Complexity: O(*n* log *w*) in the places where a line may end and the natural width.
  package func narrowestWidth(at pointSize: Points, letterSpacing: Points = 0, lineLimit: Int?) -> Points {
    let set = set(at: pointSize, letterSpacing: letterSpacing)
    // No line that holds the widest segment is narrower than `low`; at `apart` each has room on a line of its own.
    var low = 0.0
    var apart = 0.0
    var start = 0
    for segment in segments {
      let width = set.width(start, Int(segment.trimmedEnd))
      let ends = Double(segment.startDelta + segment.hyphen + segment.endDelta) * set.pointSize
      low = max(low, min(width, width + ends))
      apart = max(apart, width + ends)
      start = Int(segment.end)
    }
    low = Points(low).roundedUp.value
    apart = max(Points(apart).roundedUp.value, low)
    if lineLimit == nil, apart == low { return Points(low) }
    let natural = width(at: pointSize, letterSpacing: letterSpacing).value
    let limit = lineLimit.map { max($0, 1) } ?? .max
    if limit == 1 || natural <= low { return Points(max(natural, low)) }
    func fits(_ width: Double) -> Bool {
      var lines = LineCursor(set, width: width)
      var count = 0
      while let line = lines.next() {
        count += 1
        if count > limit || line.breaksMidWord || line.width > width + 1e-6 { return false }
      }
      return true
    }
    if fits(low) { return Points(low) }
    // Both ends are multiples of 1/64 pt; `low` never fits, `high` does if any width can.
    var high = lineLimit == nil ? min(apart, natural) : natural
    while high - low > 1.5 / 64, high.isFinite {
      let middle = ((low + high) / 2 * 64).rounded() / 64
      if fits(middle) { high = middle } else { low = middle }
    }
    return Points(high)
  }
}
