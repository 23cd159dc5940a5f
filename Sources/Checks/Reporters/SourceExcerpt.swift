/// The piece of a source line around a finding, safe to print, with what to underline.
struct SourceExcerpt {
  /// What comes before the finding, an ellipsis where the line is cut.
  private(set) var before = ""
  private(set) var marked = ""
  private(set) var after = ""
  /// Cells before the first one to underline.
  private(set) var indent = 0
  /// Cells to underline, at least one.
  private(set) var length = 0

  /// Most cells that are shown before a finding in a long line.
  private static let mostLead = 20

  /// - Parameters:
  ///   - limit: Cells that the piece may take, ellipses apart.
  ///   - cursor: Finds the columns; shared by all findings of a report.
  /// - Complexity: O(*n*) in the limit, and in the columns since the last place in the same line.
  init(of finding: Finding, in line: String, limit: Int, _ cursor: inout ColumnCursor) {
    let scalars = line.unicodeScalars
    let (span, start) = (finding.span, cursor.place(ofColumn: finding.span.start.column, in: line).index)
    let isOneLine = span.start.line == span.end.line
    var left = start
    var right = start
    var rest = Self.cells(from: start, in: scalars, atMost: limit)
    var room = limit - rest
    let lead = max(min(Self.mostLead, limit / 3), room)
    var used = 0
    while left > scalars.startIndex {
      let previous = scalars.index(before: left)
      let width = Self.shown(previous, in: scalars).width
      guard used + width <= lead else { break }
      (left, used) = (previous, used + width)
    }
    // A mark does not stand without its letter.
    while left > scalars.startIndex, left < start, Self.shown(left, in: scalars).width == 0 {
      left = scalars.index(after: left)
    }
    room = limit - used
    rest = 0
    var columns = isOneLine ? max(1, span.end.column - span.start.column) : Int.max
    var isMarked = true
    while right < scalars.endIndex {
      let (text, width) = Self.shown(right, in: scalars)
      guard rest + width <= room else { break }
      if columns == 0 { isMarked = false }
      if isMarked {
        marked += text
        length += width
        columns -= 1
      } else {
        after += text
      }
      rest += width
      right = scalars.index(after: right)
    }
    if left > scalars.startIndex { before = "…" }
    for index in scalars.indices[left..<start] { before += Self.shown(index, in: scalars).text }
    if right < scalars.endIndex { after += "…" }
    indent = TerminalColumns.count(before)
    length = max(1, length)
  }

  /// Cells of the line from `index` on, counted no further than `limit`.
  private static func cells(from index: String.Index, in scalars: String.UnicodeScalarView, atMost limit: Int) -> Int {
    var (index, cells) = (index, 0)
    while index < scalars.endIndex, cells < limit {
      cells += shown(index, in: scalars).width
      index = scalars.index(after: index)
    }
    return min(cells, limit)
  }

  /// How a character is shown: a tab, which is one column of the place, as one blank.
  private static func shown(_ index: String.Index, in scalars: String.UnicodeScalarView) -> (text: String, width: Int) {
    let scalar = scalars[index]
    if scalar == "\t" { return (" ", 1) }
    if TerminalText.isUnsafe(scalar) || scalar == "#" && TerminalText.isCommandMark(at: index, in: scalars) {
      let text = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      return (text, text.utf8.count)
    }
    return (String(scalar), TerminalColumns.width(scalar))
  }
}

extension TerminalText {
  /// Whether the number sign at `index` is the second one of a log's command, as in `##[…]`.
  static func isCommandMark(at index: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    guard index > scalars.startIndex, scalars[scalars.index(before: index)] == "#" else { return false }
    // No command has a longer name.
    let name = scalars[scalars.index(after: index)...].prefix(16)
    return name.first { !("a"..."z" ~= $0 || "A"..."Z" ~= $0) } == "["
  }
}
