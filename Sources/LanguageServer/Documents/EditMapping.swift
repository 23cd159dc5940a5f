/// Where the places of a text lie in another one, of which it differs in one stretch.
struct EditMapping: Sendable {
  /// Bytes that both start with.
  private let start: Int
  /// Bytes that both end with.
  private let end: Int
  private let oldCount: Int
  private let newCount: Int

  /// - Complexity: O(*n*) in the bytes.
  init(from old: [UInt8], to new: [UInt8]) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    (self.start, self.end, oldCount, newCount) = (start, end, old.count, new.count)
  }

  var isSame: Bool { start == oldCount && start == newCount }

  /// Where a byte of the old text is in the new one; `nil` for one that is gone, or may be.
  func new(_ offset: Int) -> Int? {
    if offset <= start { return offset }
    return offset >= oldCount - end ? offset + newCount - oldCount : nil
  }

  /// Where bytes of the old text stand in the new one; `nil` where they are not the same.
  func new(_ range: Range<Int>) -> Range<Int>? {
    if isSame || range.upperBound <= start { return range }
    guard range.lowerBound >= oldCount - end else { return nil }
    return range.lowerBound + newCount - oldCount..<range.upperBound + newCount - oldCount
  }

  /// Where bytes of the old text, or what they have become, stand in the new one; `nil` where an end of them is gone.
  func stretched(_ range: Range<Int>) -> Range<Int>? {
    guard let lower = new(range.lowerBound), let upper = new(range.upperBound), lower <= upper else { return nil }
    return lower..<upper
  }

  /// The bytes of the old text that others take the place of, and those of the new one.
  var changed: (old: Range<Int>, new: Range<Int>) { (start..<oldCount - end, start..<newCount - end) }
}
