import PositionedJSON
import SourceText

extension JSONEscapes {
  /// Of what a report says: no text commands the terminal or the log that it is read in.
  static let report = JSONEscapes(
    letters: "nrt", escapesSecondNumberSign: true, isSafe: { TerminalText.isSafe($0) },
    isEscaped: { TerminalText.isUnsafe($0) })
}
