import DesignTokens

/// Fills one line after the other; indices count grapheme clusters.
struct LineCursor {
  struct Line {
    var start: Int
    /// End with the white space that hangs over the edge.
    var end: Int
    var trimmedEnd: Int
    /// Points, not rounded.
    var width: Double
    var breaksMidWord: Bool
  }

  private let text: ShapedText
  private let size: Double
  private let spacing: Double
  private let limit: Double
  private var start = 0
  private var segment = 0
  /// Whether the text ended with a line separator: an empty line follows.
  private var hasEmptyLastLine: Bool

  init(_ text: ShapedText, at pointSize: Points, letterSpacing: Points, width: Double) {
    self.text = text
    size = pointSize.value
    spacing = letterSpacing.value
    // A width is the sum of others: noise of the arithmetic must not break a line.
    limit = width + 1e-6
    hasEmptyLastLine = text.segments.last?.isMandatory ?? false
  }

  mutating func next() -> Line? {
    let segments = text.segments
    guard segment < segments.count else {
      guard hasEmptyLastLine else { return nil }
      hasEmptyLastLine = false
      return Line(start: start, end: start, trimmedEnd: start, width: 0, breaksMidWord: false)
    }
    var last: (segment: Int, width: Double)?
    var index = segment
    while index < segments.count {
      let candidate = segments[index]
      let width = width(to: candidate.trimmedEnd)
      if width > limit { break }
      if width + candidate.hyphen * size <= limit { last = (index, width + candidate.hyphen * size) }
      if candidate.isMandatory { break }
      index += 1
    }
    guard let last else { return brokenLine() }
    let line = Line(
      start: start, end: segments[last.segment].end, trimmedEnd: segments[last.segment].trimmedEnd, width: last.width,
      breaksMidWord: false)
    start = line.end
    segment = last.segment + 1
    return line
  }

  /// Takes as many clusters of a word as fit, at least one; its hyphen has no room even if all of them have.
  private mutating func brokenLine() -> Line {
    let whole = text.segments[segment]
    var end = start + 1
    while end < whole.trimmedEnd, width(to: end + 1) <= limit { end += 1 }
    let isWhole = end >= whole.trimmedEnd
    if isWhole { end = max(whole.end, end) }
    let line = Line(
      start: start, end: end, trimmedEnd: isWhole ? max(whole.trimmedEnd, start) : end,
      width: width(to: isWhole ? max(whole.trimmedEnd, start) : end), breaksMidWord: !isWhole || whole.hyphen > 0)
    start = end
    if isWhole { segment += 1 }
    return line
  }

  private func width(to end: Int) -> Double {
    guard end > start else { return 0 }
    return (text.advances[end] - text.advances[start]) * size + Double(end - start) * spacing
  }
}
