/// Breaks a text at its blanks where a terminal's line is full.
struct WrappedText {
  let width: Int
  /// Blanks at the start of every line but the first.
  let indent: Int
  /// Columns taken of the line that is being written.
  private(set) var used: Int

  /// Writes the words of `text`, which is safe to print.
  mutating func append(words text: String, to output: inout ReportBytes) {
    guard width < .max else {
      if used > 0 { output.append(" ") }
      return output.append(text)
    }
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      advance(TerminalColumns.count(String(word)), &output)
      output.append(word)
    }
  }

  mutating func append(word: String, _ style: TerminalStyle, isColored: Bool, to output: inout ReportBytes) {
    advance(TerminalColumns.count(word), &output)
    output.append(word, style, isColored: isColored)
  }

  /// Goes to where a word of that many columns has room; one that is wider than a line goes on behind the last.
  private mutating func advance(_ columns: Int, _ output: inout ReportBytes) {
    if used + 1 + columns > width, columns + indent <= width || used >= width {
      output.append("\n")
      output.blanks(indent)
      used = indent + columns
    } else {
      if used > 0 { output.append(" ") }
      used += 1 + columns
    }
  }
}
