extension LineTable {
  /// A stretch of a line.
  package struct Piece: Sendable {
    package let text: String
    /// The column of its first character.
    package let column: Int
    /// What of the line lies before it.
    package let before: (utf16: Int, utf8: Int)
    /// Whether the line has nothing before it.
    package let startsLine: Bool
    /// Whether the line has nothing behind it.
    package let endsLine: Bool

    package init(text: String, column: Int, before: (utf16: Int, utf8: Int), startsLine: Bool, endsLine: Bool) {
      self.text = text
      self.column = column
      self.before = before
      self.startsLine = startsLine
      self.endsLine = endsLine
    }

    /// Whether a column of the line lies in it.
    ///
    /// - Complexity: O(*n*) in its length.
    package func holds(_ column: Int) -> Bool {
      column >= self.column && (endsLine || column < self.column + text.unicodeScalars.count)
    }
  }

  /// The text of a line around a column: all of a line of a kilobyte, a stretch of a longer one.
  ///
  /// - Parameters:
  ///   - line: A line number from 1; a number outside of the file gives the empty text.
  ///   - margin: Kilobytes at least before and behind that of the column.
  /// - Complexity: O(log *n*) in the number of lines, and O(*m*) in the margin.
  package func piece(ofLine line: Int, around column: Int, margin: Int = 1) -> Piece {
    guard let contents = contents(of: line) else { return Piece(whole: "") }
    let first = marks.isEmpty ? 0 : Self.countOfElements(in: marks) { $0.offset <= contents.lowerBound }
    guard first < marks.count, marks[first].offset < contents.upperBound else {
      return Piece(whole: encoding.decode(bytes[contents]))
    }
    let behind = Self.countOfElements(in: marks) { $0.offset < contents.upperBound }
    let own = first + Self.countOfElements(in: marks[first..<behind]) { $0.column <= column }
    let (left, right) = (own - 1 - margin, own + margin)
    let end = right < behind ? Int(marks[right].offset) : contents.upperBound
    guard left >= first else {
      return Piece(
        text: encoding.decode(bytes[contents.lowerBound..<end]), column: 1, before: (0, 0), startsLine: true,
        endsLine: right >= behind)
    }
    let mark = marks[left]
    return Piece(
      text: encoding.decode(bytes[Int(mark.offset)..<end]), column: Int(mark.column),
      before: (Int(mark.utf16), mark.utf8), startsLine: false, endsLine: right >= behind)
  }
}

extension LineTable.Piece {
  package init(whole line: String) {
    self.init(text: line, column: 1, before: (0, 0), startsLine: true, endsLine: true)
  }
}
