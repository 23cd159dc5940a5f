import DesignTokens

extension ComponentDrawing {
  /// Lengths that differ by less are equal: sums of a layout are off by no more.
  private static let slack = 0.02

  /// By text, from where to where the width goes that it was offered, of which the layout notes no place.
  ///
  /// It begins with the nearest box around the text that is just as wide, else at the text's own edge or around its
  /// middle, whichever leaves it in the nearest box with room. A text that was offered all the width that there is has
  /// that of its frame.
  ///
  /// - Complexity: O(*n*) in the boxes, and in the depth of each text.
  package func rooms(isRightToLeft: Bool) -> [ClosedRange<Points>] {
    var rooms = texts.map { $0.frame.x...max($0.frame.x, $0.frame.x + $0.frame.width) }
    var around: [Rectangle] = []
    for box in boxes {
      around.removeLast(max(0, around.count - box.depth))
      if let number = box.text, texts[number].available.value.isFinite {
        let (start, width) = (
          start(of: texts[number], in: around, isRightToLeft: isRightToLeft), texts[number].available
        )
        rooms[number] = start...max(start, start + width)
      }
      around.append(box.frame)
    }
    return rooms
  }

  private func start(of text: Text, in around: [Rectangle], isRightToLeft: Bool) -> Points {
    let (frame, room) = (text.frame, text.available)
    let leading = isRightToLeft ? frame.x + frame.width - room : frame.x
    let trailing = isRightToLeft ? frame.x : frame.x + frame.width - room
    if let same = around.last(where: { abs($0.width.value - room.value) <= Self.slack }) { return same.x }
    guard let wider = around.last(where: { $0.width > room }) else { return leading }
    let (first, last) = (wider.x, wider.x + wider.width - room)
    for start in [leading, trailing]
    where start.value >= first.value - Self.slack && start.value <= last.value + Self.slack {
      return start
    }
    return min(max(frame.x + (frame.width - room) * 0.5, first), last)
  }
}
