/// A colour or weight of a terminal's text.
enum TerminalStyle: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"

  init(_ severity: Severity) { self = severity == .error ? .red : .yellow }
}

extension ReportBytes {
  /// Text in a style; as it is where the terminal has no colours.
  mutating func append(_ text: String, _ style: TerminalStyle, isColored: Bool) {
    guard isColored else { return append(text) }
    append("\u{1B}[")
    append(style.rawValue)
    append("m")
    append(text)
    append("\u{1B}[0m")
  }
}
