import DesignTokens

extension TextPlacement {
  /// Returns the text as it is drawn: shaped line by line, each line in its visual order.
  ///
  /// Nothing of it is kept; cells that are not drawn cost nothing.
  /// - Complexity: O(*n*) in the clusters that are shown: each line is shaped twice, once to place and once to draw.
  public func drawing() -> TextDrawing {
    let text = source
    let set = text.set(at: pointSize, letterSpacing: box.appearance.letterSpacing)
    let lines = fitted.drawnLines(set)
    guard !lines.isEmpty else { return TextDrawing(lines: [], text: text.text) }
    let offsets = SourceOffsets(text)
    let reshaped = ReshapedText(text)
    let rightToLeft = text.origin.locale.isRightToLeft
    let fraction = box.alignment.horizontal.fraction
    let first = fitted.firstBaseline(of: text)
    let drawn = text.origin.withShaper(of: reshaped) { shaper in
      let drawer = LineDrawer(set: set, shaper: shaper, offsets: offsets)
      return lines.enumerated().map { number, line in
        let pieces = drawer.pieces(of: line)
        let width = pieces.reduce(0) { $0 + $1.width }
        let x = (frame.width.value - width) * (rightToLeft ? 1 - fraction : fraction)
        return drawer.line(line, pieces, x: x, baseline: first + Double(number) * fitted.pitch)
      }
    }
    return TextDrawing(lines: drawn, text: text.text)
  }
}

/// A line to be drawn; indices count grapheme clusters.
struct DrawnLine {
  /// What is shaped by itself: clusters from `start` to `end`, of which those from `trimmedEnd` on hang.
  struct Part {
    let start: Int
    let trimmedEnd: Int
    let end: Int
  }

  /// A character that the text does not have.
  struct Mark {
    let unit: UInt16
    /// Points of its advance.
    let width: Double
    /// The clusters that it stands for.
    let clusters: Range<Int>
  }

  var head: Part
  var mark: Mark?
  var tail: Part?
}

extension FittedText {
  /// The lines that are shown, broken and truncated as they were measured.
  func drawnLines(_ set: SetText) -> [DrawnLine] {
    let text = set.text
    var cursor = LineCursor(set, width: proposedWidth)
    var lines: [DrawnLine] = []
    while lines.count < lineCount, let line = cursor.next() {
      var drawn = DrawnLine(head: .init(start: line.start, trimmedEnd: line.trimmedEnd, end: line.end))
      if !line.breaksMidWord, line.end > line.start, line.end < text.clusterCount,
        text.units[Int(text.offsets[line.end]) - 1] == 0xAD
      {
        drawn.mark = .init(unit: 0x2010, width: set.hyphen(before: line.end), clusters: line.end - 1..<line.end)
      }
      lines.append(drawn)
    }
    guard isTruncated, let last = lines.last else { return lines }
    let start = last.head.start
    let line = Truncation(set, width: proposedWidth, end: truncation).line(from: start)
    let hasTail = line.tail < line.end
    lines[lines.count - 1] = DrawnLine(
      head: .init(start: start, trimmedEnd: line.head, end: line.head),
      mark: .init(
        unit: 0x2026, width: set.ellipsis, clusters: line.head..<(hasTail ? line.tail : text.clusterCount)),
      tail: hasTail ? .init(start: line.tail, trimmedEnd: line.end, end: line.end) : nil)
    return lines
  }
}

extension SetText {
  /// Points of the hyphen that appears when a line ends at a cluster boundary.
  fileprivate func hyphen(before end: Int) -> Double {
    let segment = text.segments.first { Int($0.end) >= end }
    return Double(segment?.hyphen ?? 0) * pointSize
  }
}
