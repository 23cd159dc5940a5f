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
  /// Whether ``ShapedText/segmentEnds`` tell how many segments have room.
  private let comparesEnds: Bool
  private var start = 0
  private var segment = 0
  /// Points by which the text at the start of the line differs from the unbroken one.
  private var startDelta = 0.0
  /// Whether the line begins inside a word: its rest is shaped anew.
  private var startsInside = false
  /// Whether the text ended with a line separator: an empty line follows.
  private var hasEmptyLastLine: Bool

  /// - Parameters:
  ///   - measuresParts: Whether lines that end inside a word have a width; where they end is known without.
  ///   - comparesEnds: Whether a line may take several segments at a time, which ends no line elsewhere.
  @inline(__always)
  init(_ set: SetText, width: Double, measuresParts: Bool = true, comparesEnds: Bool = true) {
    self.set = set
    self.measuresParts = measuresParts
    segments = set.text.segments
    // A width is the sum of others: noise of the arithmetic must not break a line.
    limit = width + 1e-6
    self.comparesEnds = comparesEnds && !set.text.segmentEnds.isEmpty && limit >= 0 && set.emSize > 0
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
    var last = -1
    var lastWidth = 0.0
    var index = segment
    if set.text.isPlain {
      last = segmentsWithRoom - 1
      if last < segment { return brokenLine() }
      lastWidth = set.width(start, Int(segments[last].trimmedEnd)) + startDelta
      index = segments.count
    }
    while index < segments.count {
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

  /// Counts the lines that are left.
  @inline(__always)
  mutating func count() -> Int {
    var count = 0
    while true {
      // Most lines are of whole segments.
      if comparesEnds, segment < segments.count {
        if startsInside { startDelta = set.startDelta(at: start, within: limit) }
        startsInside = false
        let next = segmentsWithRoom
        if next > segment {
          segment = next
          start = Int(segments[next - 1].end)
          startDelta = 0
        } else {
          _ = brokenLine()
        }
      } else if next() == nil {
        return count
      }
      count += 1
    }
  }

  /// The segments of a plain text up to the last one that has room on the line.
  @inline(__always)
  private var segmentsWithRoom: Int {
    var next = segment
    guard comparesEnds else {
      let rest = set.width(start, Int(segments[segments.count - 1].trimmedEnd))
      if rest + startDelta <= limit { return segments.count }
      while next < segments.count, set.width(start, Int(segments[next].trimmedEnd)) + startDelta <= limit { next += 1 }
      return next
    }
    // In ems, so that each segment takes one comparison.
    let ends = set.text.segmentEnds
    let last = segments.count - 1
    if set.spacing == 0 {
      let room = set.text.advances[start] + (limit - startDelta) / set.emSize
      if ends[last] <= room { return segments.count }
      while true {
        // Without a branch for each, as nobody can foresee them.
        let fitting =
          (ends[next] <= room ? 1 : 0) + (ends[next + 1] <= room ? 1 : 0) + (ends[next + 2] <= room ? 1 : 0)
          + (ends[next + 3] <= room ? 1 : 0)
        next += fitting
        if fitting < ParagraphDraft.segmentStep { return next }
      }
    }
    let each = set.spacing / set.emSize
    let room = set.text.advances[start] + Double(start) * each + (limit - startDelta) / set.emSize
    if ends[last] + Double(segments[last].trimmedEnd) * each <= room { return segments.count }
    while next < last, ends[next] + Double(segments[next].trimmedEnd) * each <= room { next += 1 }
    return next
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
