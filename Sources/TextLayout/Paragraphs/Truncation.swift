import DesignTokens

/// Cuts the last line that is shown so that it fits with its ellipsis.
struct Truncation {
  private let set: SetText
  /// Points for the text beside the ellipsis.
  private let room: Double
  private let end: TextBox.Truncation

  init(_ set: SetText, width: Double, end: TextBox.Truncation) {
    self.set = set
    self.end = end
    room = width - set.ellipsis + 1e-6
  }

  private var text: ShapedText { return self.set.text }

  /// Returns the line as the clusters from `start` to `head`, the ellipsis, and those from `tail` to `end`.
  func line(from start: Int) -> (head: Int, tail: Int, end: Int, width: Double) {
    let last = text.segments.last.map { Int($0.trimmedEnd) } ?? start
    switch end {
    case .tail:
      let hardEnd = text.segments.first { $0.isMandatory && $0.end > start }.map { Int($0.trimmedEnd) } ?? last
      let head = head(from: start, to: max(hardEnd, start), room: room)
      return (head, last, last, set.partWidth(start, head, before: head) + set.ellipsis)
    case .head:
      let tail = tail(from: start, to: last, room: room)
      return (start, tail, last, set.partWidth(tail, last, before: last) + set.ellipsis)
    case .middle:
      let tail = tail(from: start, to: last, room: room / 2)
      let head = head(from: start, to: tail, room: room - set.partWidth(tail, last, before: last))
      return (
        head, tail, last,
        set.partWidth(start, head, before: head) + set.partWidth(tail, last, before: last) + set.ellipsis
      )
    }
  }

  private func head(from start: Int, to end: Int, room: Double) -> Int {
    var head = set.longestPart(from: start, to: end, before: end, within: room).end
    while head > start, text.isWhiteSpace(cluster: head - 1) { head -= 1 }
    return head
  }

  private func tail(from start: Int, to end: Int, room: Double) -> Int {
    var tail = set.longestTail(from: start, to: max(start, end), within: room)
    while tail < end, text.isWhiteSpace(cluster: tail) { tail += 1 }
    return tail
  }
}
