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
    let tail = Self.cells(from: start, in: scalars, atMost: limit)
    let lead = max(min(Self.mostLead, limit / 3), limit - tail)
    var left = start
    var used = 0
    while left > scalars.startIndex {
      let previous = scalars.index(before: left)
      let width = Self.width(previous, in: scalars)
      guard used + width <= lead else { break }
      (left, used) = (previous, used + width)
    }
    // A mark does not stand without its letter.
    while left > scalars.startIndex, left < start, Self.width(left, in: scalars) == 0 {
      left = scalars.index(after: left)
    }
    var columns = isOneLine ? max(1, span.end.column - span.start.column) : Int.max
    var right = start
    var stop = start
    while right < scalars.endIndex {
      let width = Self.width(right, in: scalars)
      guard used + width <= limit else { break }
      used += width
      right = scalars.index(after: right)
      guard columns > 0 else { continue }
      (columns, stop, length) = (columns - 1, right, length + width)
    }
    before = (left > scalars.startIndex ? "…" : "") + Self.text(scalars, left..<start)
    marked = Self.text(scalars, start..<stop)
    after = Self.text(scalars, stop..<right) + (right < scalars.endIndex ? "…" : "")
    indent = TerminalColumns.count(before)
    length = max(1, length)
  }

  /// Cells of the line from `index` on, counted no further than `limit`.
  private static func cells(from index: String.Index, in scalars: String.UnicodeScalarView, atMost limit: Int) -> Int {
    var (index, cells) = (index, 0)
    while index < scalars.endIndex, cells < limit {
      cells += width(index, in: scalars)
      index = scalars.index(after: index)
    }
    return min(cells, limit)
  }

  /// Cells of a character as it is shown.
  private static func width(_ index: String.Index, in scalars: String.UnicodeScalarView) -> Int {
    let scalar = scalars[index]
    if isShownAsItIs(scalar, at: index, in: scalars) { return TerminalColumns.width(scalar) }
    return shown(scalar).utf8.count
  }

  private static func isShownAsItIs(
    _ scalar: Unicode.Scalar, at index: String.Index, in scalars: String.UnicodeScalarView
  ) -> Bool {
    if scalar == "#" { return !TerminalText.isCommandMark(at: index, in: scalars) }
    return !TerminalText.isUnsafe(scalar)
  }

  /// A tab, which is one column of the place, is one blank.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? " " : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func text(_ scalars: String.UnicodeScalarView, _ range: Range<String.Index>) -> String {
    var text = ""
    var start = range.lowerBound
    for index in scalars.indices[range] where !isShownAsItIs(scalars[index], at: index, in: scalars) {
      text += Substring(scalars[start..<index])
      text += shown(scalars[index])
      start = scalars.index(after: index)
    }
    return text + Substring(scalars[start..<range.upperBound])
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
