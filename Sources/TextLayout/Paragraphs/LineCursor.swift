/// Fills one line after the other; indices count grapheme clusters.
struct LineCursor {
  struct Line {
    var start: Int
    /// End with the white space that hangs over the edge.
    var end: Int
    var trimmedEnd: Int
    /// Points, not rounded; 0 for a part of a word when widths are not asked for.
    var width: Double
    var breaksMidWord: Bool
  }

  private let set: SetText
  private let segments: UnsafeBufferPointer<ShapedText.Segment>
  private let limit: Double
  private let measuresParts: Bool
  private var start = 0
  private var segment = 0
  /// Points by which the text at the start of the line differs from the unbroken one.
  private var startDelta = 0.0
  /// Whether the line begins inside a word: its rest is shaped anew.
  private var startsInside = false
  /// Whether the text ended with a line separator: an empty line follows.
  private var hasEmptyLastLine: Bool

  /// - Parameter measuresParts: Whether lines that end inside a word have a width; where they end is known without.
  init(_ set: SetText, width: Double, measuresParts: Bool = true) {
    self.set = set
    self.measuresParts = measuresParts
    segments = set.text.segments
    // A width is the sum of others: noise of the arithmetic must not break a line.
    limit = width + 1e-6
    hasEmptyLastLine = segments.last?.isMandatory ?? false
  }

  mutating func next() -> Line? {
    guard segment < segments.count else {
      guard hasEmptyLastLine else { return nil }
      hasEmptyLastLine = false
      return Line(start: start, end: start, trimmedEnd: start, width: 0, breaksMidWord: false)
    }
    if startsInside { startDelta = set.startDelta(at: start, within: limit) }
    let beginsInside = startsInside
    startsInside = false
    if set.text.isPlain {
      let trimmedEnd = Int(segments[segments.count - 1].trimmedEnd)
      let width = set.width(start, trimmedEnd) + startDelta
      if width <= limit {
        let line = Line(
          start: start, end: Int(segments[segments.count - 1].end), trimmedEnd: max(trimmedEnd, start),
          width: max(width, 0), breaksMidWord: false)
        segment = segments.count
        start = line.end
        return line
      }
    }
    var last = -1
    var lastWidth = 0.0
    var index = segment
    while set.text.isPlain, index < segments.count {
      let width = set.width(start, Int(segments[index].trimmedEnd)) + startDelta
      if width > limit { break }
      last = index
      lastWidth = width
      index += 1
    }
    while !set.text.isPlain, index < segments.count {
      let candidate = segments[index]
      var width = set.width(start, Int(candidate.trimmedEnd)) + startDelta
      // What a line end changes is kerning: it never makes room for a whole word.
      var ended = width + Double(candidate.hyphen + candidate.endDelta) * set.pointSize
      // Both ends of a short line may change the same letters.
      if beginsInside || startDelta != 0 && candidate.endDelta != 0, width <= limit + set.slack,
        set.text.isTangled(from: start, to: Int(candidate.end))
      {
        width = set.partWidth(start, Int(candidate.trimmedEnd), before: Int(candidate.end))
        ended = width + Double(candidate.hyphen) * set.pointSize
      }
      if min(width, ended) > limit { break }
      if ended <= limit {
        last = index
        lastWidth = ended
      }
      if candidate.isMandatory { break }
      index += 1
    }
    guard last >= 0 else { return brokenLine() }
    let line = Line(
      start: start, end: Int(segments[last].end), trimmedEnd: max(Int(segments[last].trimmedEnd), start),
      width: max(lastWidth, 0),
      breaksMidWord: false)
    advance(to: last + 1, from: line.end)
    return line
  }

  private mutating func advance(to next: Int, from cluster: Int) {
    segment = next
    start = cluster
    startDelta = next < segments.count ? Double(segments[next].startDelta) * set.pointSize : 0
  }

  /// Takes as many clusters of a word as fit, at least one, and no part of a conjunct; its hyphen has no room even if
  /// all of them have.
  private mutating func brokenLine() -> Line {
    let whole = segments[segment]
    let trimmedEnd = Int(whole.trimmedEnd)
    let part = set.longestPart(from: start, to: trimmedEnd, before: Int(whole.end), within: limit)
    var end = max(part.end, start + 1)
    let isWhole = end >= trimmedEnd
    if !isWhole {
      var whole = end
      while whole > start, set.text.isConjunct(at: whole) { whole -= 1 }
      if whole > start { end = whole }
    }
    if isWhole { end = max(Int(whole.end), end) }
    let trimmed = isWhole ? max(trimmedEnd, start) : end
    var width = 0.0
    if measuresParts {
      width = (trimmed == part.end ? part.width : nil) ?? set.partWidth(start, trimmed, before: end)
    }
    let line = Line(
      start: start, end: end, trimmedEnd: trimmed, width: max(width, 0),
      breaksMidWord: !isWhole || whole.hyphen > 0)
    if isWhole {
      advance(to: segment + 1, from: end)
    } else {
      start = end
      startDelta = 0
      startsInside = true
    }
    return line
  }
}
