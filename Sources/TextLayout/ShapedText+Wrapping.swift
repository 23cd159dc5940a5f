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
  public func wrap(
    at pointSize: Points, letterSpacing: Points = 0, width: Points, lineLimit: Int?, truncation: TextBox.Truncation
  ) -> WrappedText {
    let limit = lineLimit.map { max($0, 1) } ?? .max
    var cursor = LineCursor(self, at: pointSize, letterSpacing: letterSpacing, width: width.value)
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
    let line = Truncation(self, at: pointSize, letterSpacing: letterSpacing, width: width, end: truncation)
      .line(from: last.start)
    lines[lines.count - 1] = WrappedText.Line(
      range: Int(offsets[last.start])..<Int(offsets[line.head]), width: Points(line.width).roundedUp,
      breaksMidWord: false)
    return WrappedText(
      lines: lines, neededLines: needed, keptTail: Int(offsets[line.tail])..<Int(offsets[line.end]), source: self)
  }
}

/// Cuts the last line that is shown so that it fits with its ellipsis.
private struct Truncation {
  let text: ShapedText
  let size: Points
  let spacing: Points
  /// Points for the text beside the ellipsis.
  let room: Double
  let ellipsis: Double
  let end: TextBox.Truncation

  init(_ text: ShapedText, at size: Points, letterSpacing: Points, width: Points, end: TextBox.Truncation) {
    self.text = text
    self.size = size
    self.end = end
    spacing = letterSpacing
    ellipsis = text.ellipsis * size.value + letterSpacing.value
    room = width.value - ellipsis + 1e-6
  }

  /// Returns the line as the clusters from `start` to `head`, the ellipsis, and those from `tail` to `end`.
  func line(from start: Int) -> (head: Int, tail: Int, end: Int, width: Double) {
    let last = text.segments.last?.trimmedEnd ?? start
    switch end {
    case .tail:
      let hardEnd = text.segments.first { $0.isMandatory && $0.end > start }?.trimmedEnd ?? last
      let head = head(from: start, to: max(hardEnd, start), room: room)
      return (head, last, last, width(start, head) + ellipsis)
    case .head:
      let tail = tail(from: start, to: last, room: room)
      return (start, tail, last, width(tail, last) + ellipsis)
    case .middle:
      let tail = tail(from: start, to: last, room: room / 2)
      let head = head(from: start, to: tail, room: room - width(tail, last))
      return (head, tail, last, width(start, head) + width(tail, last) + ellipsis)
    }
  }

  private func head(from start: Int, to end: Int, room: Double) -> Int {
    var head = start
    while head < end, width(start, head + 1) <= room { head += 1 }
    while head > start, text.isWhiteSpace(cluster: head - 1) { head -= 1 }
    return head
  }

  private func tail(from start: Int, to end: Int, room: Double) -> Int {
    var tail = max(start, end)
    while tail > start, width(tail - 1, end) <= room { tail -= 1 }
    while tail < end, text.isWhiteSpace(cluster: tail) { tail += 1 }
    return tail
  }

  private func width(_ start: Int, _ end: Int) -> Double {
    start < end ? text.width(from: start, to: end, at: size, letterSpacing: spacing) : 0
  }
}

extension ShapedText {
  func isWhiteSpace(cluster: Int) -> Bool { Self.hangs(units[Int(offsets[cluster])]) }

  /// White space that a line may end with, and line separators; spaces that forbid a break are not.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }
}
