import SourceText

/// The piece of a source line around a finding, safe to print, with what to underline.
struct SourceExcerpt {
  private let text: String
  /// UTF-8 offsets in ``text`` of what is shown.
  private var shown = 0..<0
  /// Whether an ellipsis stands for what comes before, and behind.
  private var isCut = (before: false, behind: false)
  /// Cells before the first one to underline.
  private(set) var indent = 0
  /// Cells to underline, at least one.
  private(set) var length = 0

  /// Most cells that are shown before a finding in a long line.
  private static let mostLead = 20
  /// No command of a log has a longer name.
  private static let longestCommand = 17
  /// Most bytes around a character on which it depends how that is shown.
  private static let reach = 32

  /// - Parameter limit: Cells that the piece may take, ellipses apart.
  /// - Complexity: O(*n*) in the limit, and in the length of the line up to a kilobyte.
  init(of finding: Finding, in lines: SourceLines, limit: Int) {
    var margin = 1
    while true {
      let piece = lines.piece(ofLine: finding.span.start.line, around: finding.span.start.column, margin: margin)
      if let excerpt = SourceExcerpt(of: finding, in: piece, limit: limit, isAll: !lines.isWhole) {
        self = excerpt
        return
      }
      // Characters of no width fill the piece.
      margin *= 4
    }
  }

  /// - Parameter isAll: Whether nothing more of the line is at hand.
  /// - Returns: `nil` where the piece is too short to tell.
  private init?(of finding: Finding, in piece: LineTable.Piece, limit: Int, isAll: Bool) {
    var text = piece.text
    let span = finding.span
    let columns = span.start.line == span.end.line ? max(1, span.end.column - span.start.column) : Int.max
    var (shown, isCut, indent, length) = (0..<0, (before: false, behind: false), 0, 0)
    let isWhole = text.withUTF8 { bytes in
      let start = bytes.scalarEnd(after: span.start.column - piece.column, from: 0)
      let tail = Self.cells(from: start, in: bytes, atMost: limit)
      let lead = max(min(Self.mostLead, limit / 3), limit - tail)
      var (left, used) = (start, 0)
      while left > 0 {
        let previous = bytes.scalarStart(before: left)
        let width = Self.measure(previous, in: bytes).cells
        guard used + width <= lead else { break }
        (left, used) = (previous, used + width)
      }
      // A mark does not stand without its letter.
      while left > 0, left < start {
        let first = Self.measure(left, in: bytes)
        guard first.cells == 0 else { break }
        left += first.bytes
      }
      indent = used
      var (right, open) = (start, columns)
      while right < bytes.count {
        let next = Self.measure(right, in: bytes)
        guard used + next.cells <= limit else { break }
        used += next.cells
        right += next.bytes
        guard open > 0 else { continue }
        (open, length) = (open - 1, length + next.cells)
      }
      shown = left..<right
      isCut = (left > 0 || !piece.startsLine, right < bytes.count || !piece.endsLine)
      return (piece.startsLine || left > Self.reach) && (piece.endsLine || right + Self.reach < bytes.count)
    }
    guard isWhole || isAll else { return nil }
    self.text = text
    (self.shown, self.isCut) = (shown, isCut)
    self.indent = indent + (isCut.before ? 1 : 0)
    self.length = max(1, length)
  }

  /// Writes the piece with an ellipsis where the line is cut.
  func append(to output: inout ReportBytes) {
    var text = text
    if isCut.before { output.append("…") }
    text.withUTF8 { bytes in
      var (start, index) = (shown.lowerBound, shown.lowerBound)
      while index < shown.upperBound {
        let (scalar, count) = bytes.scalar(at: index)
        if !Self.isShownAsItIs(scalar, at: index, in: bytes) {
          output.append(bytes: bytes[start..<index])
          output.append(Self.written(scalar))
          start = index + count
        }
        index += count
      }
      output.append(bytes: bytes[start..<shown.upperBound])
    }
    if isCut.behind { output.append("…") }
  }

  /// Cells of the line from `index` on, counted no further than `limit`.
  private static func cells(from index: Int, in bytes: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int {
    var (index, cells) = (index, 0)
    while index < bytes.count, cells < limit {
      let next = measure(index, in: bytes)
      (index, cells) = (index + next.bytes, cells + next.cells)
    }
    return min(cells, limit)
  }

  /// Cells of the character at `index` as it is shown, and its bytes in the line.
  @inline(__always)
  private static func measure(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (cells: Int, bytes: Int) {
    let byte = bytes[index]
    if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "#") { return (1, 1) }
    let (scalar, count) = bytes.scalar(at: index)
    if isShownAsItIs(scalar, at: index, in: bytes) { return (TerminalColumns.width(scalar), count) }
    return (written(scalar).utf8.count, count)
  }

  @inline(__always)
  private static func isShownAsItIs(_ scalar: UInt32, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if scalar == 0x23 { return !TerminalText.isCommandMark(at: index, in: bytes, reach: longestCommand) }
    return !TerminalText.isUnsafe(scalar)
  }

  /// A tab, which is one column of the place, is one blank.
  private static func written(_ scalar: UInt32) -> String {
    scalar == 0x09 ? " " : "\\u{\(String(scalar, radix: 16, uppercase: true))}"
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where so many scalars from `start` on end, or the end of the text.
  fileprivate func scalarEnd(after scalars: Int, from start: Int) -> Int {
    var (index, left) = (start, scalars)
    while left > 0, index < count {
      index += scalar(at: index).count
      left -= 1
    }
    return Swift.min(index, count)
  }
}
