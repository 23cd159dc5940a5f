import SourceFacts

/// The bytes between `#ifdef DEBUG`, `#if DEBUG_GRID` and their ends, read from the directives of a file in order.
struct DebugRanges {
  /// For each `#if` that is open, whether only builds for debugging have what follows.
  private var conditions: [Bool] = []
  private var depth = 0
  /// In order; the last one may be open, to the end of the file.
  private var ranges: [Range<Int>] = []

  /// - Parameter directive: The bytes of a line behind its number sign.
  /// - Complexity: O(*n*) in the length of the line.
  mutating func note(_ directive: ArraySlice<UInt8>) {
    let words = directive.split(maxSplits: 2) { $0 == 0x20 || $0 == 0x09 }.prefix(2)
    let names = words.map { String(decoding: $0, as: UTF8.self) }
    let before = depth
    switch names.first {
    case "if", "ifdef": push(names.count > 1 && (names[1].hasPrefix("DEBUG") || BuildFlag.isForDevelopers(names[1])))
    case "ifndef": push(false)
    case "else", "elif":
      pop()
      push(false)
    case "endif": pop()
    default: return
    }
    if before == 0, depth > 0 { ranges.append(directive.endIndex..<Int.max) }
    if before > 0, depth == 0, let last = ranges.popLast() {
      ranges.append(last.lowerBound..<max(last.lowerBound, directive.startIndex))
    }
  }

  private mutating func push(_ isDebug: Bool) {
    conditions.append(isDebug)
    if isDebug { depth += 1 }
  }

  private mutating func pop() { if conditions.popLast() == true { depth -= 1 } }

  /// - Complexity: O(log *n*) in the ranges.
  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }
}
