import DesignTokens

extension ShapedText {
  /// Breaks the text into lines.
  ///
  /// A line takes as many words as fit; a word that is wider than a line breaks between grapheme clusters, of which
  /// every line has one at least. White space at the end of a line hangs over the edge.
  /// - Parameters:
  ///   - letterSpacing: Added after every cluster, the last one too.
  ///   - lineLimit: Most lines; `nil` is without limit, less than 1 counts as 1. The last of them is truncated when
  ///     the text needs more.
  /// - Complexity: O(*n*) in the grapheme clusters, usually much less.
  package func wrap(
    at pointSize: Points, letterSpacing: Points = 0, width: Points, lineLimit: Int?, truncation: TextBox.Truncation
  ) -> WrappedText {
    let limit = lineLimit.map { max($0, 1) } ?? .max
    let set = set(at: pointSize, letterSpacing: letterSpacing)
    var cursor = LineCursor(set, width: width.value)
    var lines: [WrappedText.Line] = []
    var last: LineCursor.Line?
    var needed = 0
    while let line = cursor.next() {
      needed += 1
      guard needed <= limit else { continue }
      last = line
      lines.append(
        WrappedText.Line(
          range: Int(offsets[line.start])..<Int(offsets[line.end]), width: Points(line.width).roundedUp,
          breaksMidWord: line.breaksMidWord))
    }
    guard needed > limit, let last else {
      return WrappedText(lines: lines, neededLines: needed, keptTail: 0..<0, source: self)
    }
    let line = Truncation(set, width: width.value, end: truncation).line(from: last.start)
    lines[lines.count - 1] = WrappedText.Line(
      range: Int(offsets[last.start])..<Int(offsets[line.head]), width: Points(line.width).roundedUp,
      breaksMidWord: false)
    return WrappedText(
      lines: lines, neededLines: needed, keptTail: Int(offsets[line.tail])..<Int(offsets[line.end]), source: self)
  }
}

extension ShapedText {
  /// Whether a cluster is white space and has no mark on it.
  func isWhiteSpace(cluster: Int) -> Bool {
    Self.hangs(units[Int(offsets[cluster])]) && Self.hangs(units[Int(offsets[cluster + 1]) - 1])
  }

  /// White space that a line may end with, and line separators; spaces that forbid a break are not.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }
}
