import DesignTokens

/// A text in lines.
package struct WrappedText: Sendable {
  /// A line that is shown.
  package struct Line: Hashable, Sendable {
    /// Its UTF-16 code units, with the white space at its end; in a truncated line those that are kept at the start.
    package let range: Range<Int>
    /// Without the white space at its end, with the ellipsis if there is one; rounded up to 1/64 pt.
    package let width: Points
    /// Whether the line ends inside a word, because the word alone is wider than the line.
    package let breaksMidWord: Bool
  }

  /// The lines that are shown.
  package let lines: [Line]
  /// Lines that the text needs without a limit; 0 for an empty text.
  package let neededLines: Int
  /// The code units that the last line keeps after its ellipsis; empty unless the head or the middle gave way.
  let keptTail: Range<Int>
  let source: ShapedText

  /// Whether the last line ends in, or has, an ellipsis.
  package var isTruncated: Bool { neededLines > lines.count }

  /// Whether a line ends inside a word.
  package var breaksMidWord: Bool { lines.contains(where: \.breaksMidWord) }

  /// Width of the widest line.
  package var width: Points { lines.reduce(.zero) { max($0, $1.width) } }

  /// What a reader sees: the text, with … for what is truncated.
  package var visible: String {
    guard isTruncated, let last = lines.last else { return source.text }
    return String(decoding: source.units[..<last.range.upperBound], as: UTF16.self) + "…"
      + String(decoding: source.units[keptTail], as: UTF16.self)
  }
}
