/// Parts of a text that begin or end inside a word; indices count grapheme clusters.
extension SetText {
  /// Points by which what begins or ends a part may narrow it: a quarter of an em is more than fonts kern.
  var slack: Double { emSize / 4 }

  /// More steps than this from the arithmetic answer to the exact one are not made.
  private static let mostSteps = 16

  /// Points from `start` to `trimmedEnd` of the part that ends at `end`, shaped by itself as it is drawn.
  ///
  /// Up to the last boundary at which nothing changes, the advances of the whole hold.
  func partWidth(_ start: Int, _ trimmedEnd: Int, before end: Int) -> Double {
    guard start < trimmedEnd else { return 0 }
    guard text.changes(at: start) || text.changes(at: trimmedEnd) || text.changes(at: end) else {
      return width(start, trimmedEnd)
    }
    var kept = start
    if !text.changes(at: start) {
      kept = trimmedEnd
      while text.changes(at: kept), kept > start { kept -= 1 }
    }
    return (kept > start ? width(start, kept) : 0) + shapedWidth(kept, trimmedEnd, before: end)
  }

  private func shapedWidth(_ start: Int, _ trimmedEnd: Int, before end: Int) -> Double {
    guard start < trimmedEnd else { return 0 }
    let units = Int(text.offsets[start])..<Int(text.offsets[end])
    let part = text.origin.ems(of: units, clusters: trimmedEnd - start, in: text)
    var ems = part.text
    if display > 0 { ems += display * (part.display - part.text) }
    return ems * text.advanceFactor * emSize + Double(trimmedEnd - start) * spacing
  }

  /// Points by which the text changes when a line begins inside a word; 0 where what changes has no room anyway.
  func startDelta(at start: Int, within limit: Double) -> Double {
    guard text.changes(at: start) else { return 0 }
    let end = text.unchanged(after: start)
    let unbroken = width(start, end)
    return unbroken <= limit + slack ? partWidth(start, end, before: end) - unbroken : 0
  }

  /// Returns the end of the longest part from a cluster on that has room, `start` when not one cluster has; and its
  /// width where that was needed to know.
  ///
  /// - Parameter end: Where the shaping of a part ends that reaches `last`: behind the spaces that hang.
  /// - Complexity: O(*n*) in the clusters, and a shaping of the part or two.
  func longestPart(
    from start: Int, to last: Int, before end: Int, within room: Double
  ) -> (end: Int, width: Double?) {
    var found = start
    if display == 0, spacing == 0 {
      let most = text.advances[start] + (room + slack) / emSize
      while found < last, text.advances[found + 1] <= most { found += 1 }
    } else {
      while found < last, width(start, found + 1) <= room + slack { found += 1 }
    }
    let beginsUnchanged = !text.changes(at: start)
    for _ in 0..<Self.mostSteps {
      // Whatever changes at its end, the part has room.
      if found == start || beginsUnchanged && width(start, found) <= room - slack { return (found, nil) }
      let width = partWidth(start, found, before: found == last ? end : found)
      if width <= room { return (found, width) }
      found -= 1
    }
    while found > start, width(start, found) > room { found -= 1 }
    return (found, nil)
  }

  /// Returns the start of the longest part up to `end` that has room, from `start` at the earliest.
  func longestTail(from start: Int, to end: Int, within room: Double) -> Int {
    var found = end
    while found > start, width(found - 1, end) <= room + slack { found -= 1 }
    for _ in 0..<Self.mostSteps {
      guard found < end, partWidth(found, end, before: end) > room else { return found }
      found += 1
    }
    while found < end, width(found, end) > room { found += 1 }
    return found
  }
}

extension ShapedText {
  /// Returns the first boundary behind another at which nothing changes, the end of the text at last.
  func unchanged(after boundary: Int) -> Int {
    var next = boundary + 1
    while changes(at: next) { next += 1 }
    return min(next, clusterCount)
  }

  /// Whether no boundary inside a part is one at which nothing changes, so that both of its ends may change the same
  /// letters.
  func isTangled(from start: Int, to end: Int) -> Bool {
    changes(at: start) && (start + 1..<max(end, start + 1)).allSatisfy { changes(at: $0) }
  }
}
