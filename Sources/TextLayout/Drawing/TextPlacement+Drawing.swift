import DesignTokens

extension TextPlacement {
  /// Returns the text as it is drawn: shaped line by line, each line in its visual order.
  ///
  /// Nothing of it is kept; cells that are not drawn cost nothing.
  /// - Complexity: O(*n*) in the clusters that are shown: each line is shaped twice, once to place and once to draw.
  package func drawing() -> TextDrawing {
    let setting = setting
    let (emSize, spacing) = (setting.pointSize.value, setting.spacing.value)
    let lines = setting.shapes(of: setting.lines).enumerated().map { number, shape in
      let x = setting.x(of: shape)
      let baseline = setting.firstBaseline + setting.pitch * Double(number)
      let runs = shape.runs.map { run in
        TextDrawing.Run(
          font: run.font, pointSize: setting.pointSize, isRightToLeft: run.isRightToLeft,
          glyphs: run.glyphs.map { glyph in
            TextDrawing.Glyph(
              id: glyph.id, x: Points(x.value + glyph.x.points(emSize: emSize, spacing: spacing)),
              y: Points(baseline.value - glyph.up * emSize), range: glyph.range)
          })
      }
      return TextDrawing.Line(
        x: x, baseline: baseline, width: Points(shape.width.points(emSize: emSize, spacing: spacing)),
        range: shape.range, runs: runs, isTruncated: shape.isTruncated)
    }
    return TextDrawing(lines: lines, text: source.text)
  }
}

/// A line to be drawn; indices count grapheme clusters.
struct DrawnLine: Hashable, Sendable {
  /// What is shaped by itself: clusters from `start` to `end`, of which those from `trimmedEnd` on hang.
  struct Part: Hashable, Sendable {
    let start: Int
    let trimmedEnd: Int
    let end: Int
  }

  /// A character that the text does not have.
  struct Mark: Hashable, Sendable {
    let unit: UInt16
    /// Its advance, and how often the spacing behind a cluster follows it.
    let ems: Double
    let spacings: Int
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
        drawn.mark = .init(
          unit: 0x2010, ems: text.hyphen(before: line.end), spacings: 0, clusters: line.end - 1..<line.end)
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
        unit: 0x2026, ems: text.ellipsis, spacings: 1, clusters: line.head..<(hasTail ? line.tail : text.clusterCount)),
      tail: hasTail ? .init(start: line.tail, trimmedEnd: line.end, end: line.end) : nil)
    return lines
  }
}

extension ShapedText {
  /// Ems of the hyphen that appears when a line ends at a cluster boundary.
  fileprivate func hyphen(before end: Int) -> Double {
    Double(segments.first { Int($0.end) >= end }?.hyphen ?? 0)
  }
}
