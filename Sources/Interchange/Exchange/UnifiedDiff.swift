import SourceText

/// The lines in which two texts differ, as `diff -u` shows them.
package struct UnifiedDiff: Sendable {
  /// The lines of the difference without line ends, the names first; empty where there is none.
  package let lines: [String]

  private enum Edit {
    case keep(Int)
    case delete(Int)
    case insert(Int)
  }

  /// - Parameters:
  ///   - old: The file as it was, `nil` for a new one; UTF-8, or what its byte order mark says.
  ///   - new: The file as it is to be.
  ///   - path: The name of both.
  ///   - context: How many unchanged lines are shown around a change.
  /// - Complexity: O(*n* · *d*) for *d* different lines, at most ``maximumDistance``; beyond that the lines between the
  ///   first and the last difference are shown as replaced.
  package init(old: [UInt8]?, new: [UInt8], path: String, context: Int = 3) {
    let (left, right) = (Self.lines(of: old ?? []), Self.lines(of: new))
    let edits = Self.edits(left, right)
    var output: [String] = []
    var index = 0
    var (leftLine, rightLine) = (0, 0)
    func isChange(_ edit: Edit) -> Bool { if case .keep = edit { false } else { true } }
    while let first = edits[index...].firstIndex(where: isChange) {
      for edit in edits[index..<first] { Self.advance(&leftLine, &rightLine, edit) }
      var end = first
      while let next = edits[end...].firstIndex(where: isChange), next - end <= 2 * context { end = next + 1 }
      let start = max(index, first - context)
      let tail = min(edits.count, end + context)
      let (leftStart, rightStart) = (leftLine - (first - start), rightLine - (first - start))
      var hunk: [String] = []
      var counts = (left: 0, right: 0)
      for edit in edits[start..<tail] {
        switch edit {
        case .keep(let line): hunk += Self.shown(" ", left[line])
        case .delete(let line): hunk += Self.shown("-", left[line])
        case .insert(let line): hunk += Self.shown("+", right[line])
        }
        Self.advance(&counts.left, &counts.right, edit)
      }
      output.append(
        "@@ -\(Self.range(leftStart, counts.left)) +\(Self.range(rightStart, counts.right)) @@")
      output += hunk
      for edit in edits[first..<tail] { Self.advance(&leftLine, &rightLine, edit) }
      index = tail
    }
    let names = ["--- " + (old == nil ? "/dev/null" : "a/" + path), "+++ b/" + path]
    lines = output.isEmpty ? [] : names + output
  }

  private static func advance(_ left: inout Int, _ right: inout Int, _ edit: Edit) {
    switch edit {
    case .keep:
      left += 1
      right += 1
    case .delete: left += 1
    case .insert: right += 1
    }
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func shown(_ mark: String, _ line: String) -> [String] {
    if line.utf8.last == 0x0A { return [mark + line.unicodeScalars.dropLast().map(String.init).joined()] }
    return [mark + line, "\\ No newline at end of file"]
  }

  /// The lines with their line ends.
  private static func lines(of bytes: [UInt8]) -> [String] {
    let mark = TextEncoding.byteOrderMark(of: bytes)
    let text = (mark?.encoding ?? .utf8).decode(bytes[(mark?.length ?? 0)...])
    var lines: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return lines
  }

  /// The number of different lines up to which the shortest difference is looked for.
  package static let maximumDistance = 1_000

  private static func edits(_ left: [String], _ right: [String]) -> [Edit] {
    func isSame(_ first: Int, _ second: Int) -> Bool { left[first].utf8.elementsEqual(right[second].utf8) }
    var start = 0
    while start < min(left.count, right.count), isSame(start, start) { start += 1 }
    var (leftEnd, rightEnd) = (left.count, right.count)
    while leftEnd > start, rightEnd > start, isSame(leftEnd - 1, rightEnd - 1) {
      leftEnd -= 1
      rightEnd -= 1
    }
    let middle = shortest(start..<leftEnd, start..<rightEnd, isSame)
    return (0..<start).map { Edit.keep($0) } + middle + (leftEnd..<left.count).map { Edit.keep($0) }
  }

  /// Myers' greedy algorithm (“An O(ND) Difference Algorithm and Its Variations”, 1986).
  private static func shortest(
    _ left: Range<Int>, _ right: Range<Int>, _ isSame: (Int, Int) -> Bool
  ) -> [Edit] {
    let (width, height) = (left.count, right.count)
    var furthest = [0: 0]
    var trace: [[Int: Int]] = []
    search: for distance in 0...min(maximumDistance, width + height) {
      trace.append(furthest)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let isDown =
          diagonal == -distance
          || diagonal != distance && furthest[diagonal - 1, default: -1] < furthest[diagonal + 1, default: -1]
        var x = isDown ? furthest[diagonal + 1, default: 0] : furthest[diagonal - 1, default: 0] + 1
        while x < width, x - diagonal >= 0, x - diagonal < height,
          isSame(left.lowerBound + x, right.lowerBound + x - diagonal)
        {
          x += 1
        }
        furthest[diagonal] = x
        if x >= width, x - diagonal >= height { break search }
      }
      if distance == min(maximumDistance, width + height) {
        return left.map { .delete($0) } + right.map { .insert($0) }
      }
    }
    var edits: [Edit] = []
    var (x, y) = (width, height)
    for (distance, furthest) in trace.enumerated().reversed() {
      let diagonal = x - y
      let isDown =
        diagonal == -distance
        || diagonal != distance && furthest[diagonal - 1, default: -1] < furthest[diagonal + 1, default: -1]
      let previous = isDown ? diagonal + 1 : diagonal - 1
      let startX = furthest[previous, default: 0]
      // Where the matching lines begin, behind the line that was deleted or inserted.
      let snake = distance == 0 ? (0, 0) : isDown ? (startX, startX - previous + 1) : (startX + 1, startX - previous)
      while x > snake.0, y > snake.1 {
        x -= 1
        y -= 1
        edits.append(.keep(left.lowerBound + x))
      }
      guard distance > 0 else { break }
      if isDown {
        y -= 1
        edits.append(.insert(right.lowerBound + y))
      } else {
        x -= 1
        edits.append(.delete(left.lowerBound + x))
      }
    }
    return edits.reversed()
  }
}
