import DesignTokens

/// A text shaped once in its fonts, with the places where its lines may end.
///
/// All lengths inside are in ems, so that every size, width and line limit is arithmetic: nothing is shaped again.
/// A line is as wide as the advances of its clusters in the whole paragraph; that a break may change a ligature or a
/// kerning pair across it is not looked at.
public final class ShapedText: Sendable {
  /// The part of a text between two places where a line may end; indices count grapheme clusters.
  struct Segment: Sendable {
    var end: Int
    /// End without the white space that hangs over the edge.
    var trimmedEnd: Int
    /// Ems of the hyphen that appears if the line ends here, after U+00AD.
    var hyphen: Double
    var isMandatory: Bool
  }

  public let text: String
  /// Grapheme clusters that no font of the library has, each once, in the order of the text.
  public let missingGlyphs: [String]
  /// Names of the fonts that the text is set in, in order of appearance: “Urbanist 600”, “Noto Sans Arabic Bold”.
  public let fontsUsed: [String]
  /// Whether the family asked for is absent, so that the widths are those of a stand-in.
  public let isSubstituted: Bool

  let units: [UInt16]
  /// Code units before each cluster, and at the end their count.
  let offsets: [Int32]
  /// Ems before each cluster, and at the end the ems of all.
  let advances: [Double]
  let segments: [Segment]
  /// Ems of U+2026 in the first font.
  let ellipsis: Double
  /// Ems of the tallest font.
  let lineHeight: Double
  let ascent: Double

  init(
    text: String, units: [UInt16], offsets: [Int32], advances: [Double], segments: [Segment], metrics: Metrics,
    missingGlyphs: [String], isSubstituted: Bool
  ) {
    self.text = text
    self.units = units
    self.offsets = offsets
    self.advances = advances
    self.segments = segments
    self.missingGlyphs = missingGlyphs
    self.isSubstituted = isSubstituted
    fontsUsed = metrics.fontsUsed
    ellipsis = metrics.ellipsis
    lineHeight = metrics.lineHeight
    ascent = metrics.ascent
  }

  /// What a text takes from its fonts, in ems.
  struct Metrics: Sendable {
    var fontsUsed: [String] = []
    var ellipsis = 0.0
    var lineHeight = 0.0
    var ascent = 0.0
  }

  /// Grapheme clusters of the text.
  public var clusterCount: Int { offsets.count - 1 }

  /// Returns the width of the widest line when only line separators end a line.
  ///
  /// White space at the end of a line is not counted. The width is the sum of the advances after shaping, not the
  /// ink width.
  /// - Parameter letterSpacing: Added after every cluster, the last one too.
  /// - Returns: Width rounded up to 1/64 pt, so that “fits” is never optimistic.
  /// - Complexity: O(*n*) in the places where a line may end.
  public func width(at pointSize: Points, letterSpacing: Points = 0) -> Points {
    var widest = 0.0
    var lines = LineCursor(self, at: pointSize, letterSpacing: letterSpacing, width: .infinity)
    while let line = lines.next() { widest = max(widest, line.width) }
    return Points(widest).roundedUp
  }

  /// Returns the height of a line: ascender, descender and line gap of the tallest font in the text.
  public func lineHeight(at pointSize: Points) -> Points { pointSize * lineHeight }

  /// Returns the least width at which no word breaks inside and the lines are within the limit.
  ///
  /// A text with more line separators than the limit allows has no such width: the answer is then its natural width.
  /// - Parameter lineLimit: `nil` is without limit; less than 1 counts as 1.
  /// - Returns: Width rounded up to 1/64 pt.
  /// - Complexity: O(*n* log *w*) in the places where a line may end and the natural width.
  public func narrowestWidth(at pointSize: Points, letterSpacing: Points = 0, lineLimit: Int?) -> Points {
    var low = 0.0
    var start = 0
    for segment in segments {
      low = max(low, width(from: start, to: segment.trimmedEnd, at: pointSize, letterSpacing: letterSpacing))
      start = segment.end
    }
    low = Points(low).roundedUp.value
    let natural = width(at: pointSize, letterSpacing: letterSpacing).value
    guard let limit = lineLimit.map({ max($0, 1) }) else { return Points(low) }
    func fits(_ width: Double) -> Bool {
      var lines = LineCursor(self, at: pointSize, letterSpacing: letterSpacing, width: width)
      for _ in 0..<limit where lines.next() == nil { return true }
      return lines.next() == nil
    }
    if limit == 1 || natural <= low { return Points(max(natural, low)) }
    if fits(low) { return Points(low) }
    // Both ends are multiples of 1/64 pt; `low` never fits, `high` does if any width can.
    var high = natural
    while high - low > 1.5 / 64, high.isFinite {
      let middle = ((low + high) / 2 * 64).rounded() / 64
      if fits(middle) { high = middle } else { low = middle }
    }
    return Points(high)
  }

  func width(from start: Int, to end: Int, at pointSize: Points, letterSpacing: Points) -> Double {
    (advances[end] - advances[start]) * pointSize.value + Double(end - start) * letterSpacing.value
  }

  func string(ofClusters clusters: Range<Int>) -> String {
    String(decoding: units[Int(offsets[clusters.lowerBound])..<Int(offsets[clusters.upperBound])], as: UTF16.self)
  }
}
