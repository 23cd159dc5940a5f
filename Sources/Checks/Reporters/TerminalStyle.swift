/// A colour or weight of a terminal's text.
enum TerminalStyle: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// Bytes of the sequences around a text in this style.
  var byteCount: Int { 7 + rawValue.utf8.count }

  init(_ severity: Severity) { self = severity == .error ? .red : .yellow }
}

extension ReportBytes {
  /// Text in a style; as it is where the terminal has no colours.
  mutating func append(_ text: String, _ style: TerminalStyle, isColored: Bool) {
    append(style, isColored: isColored) { $0.append(text) }
  }

  /// What `body` writes in a style; as it is where the terminal has no colours.
  mutating func append(_ style: TerminalStyle, isColored: Bool, _ body: (inout ReportBytes) -> Void) {
    guard isColored else { return body(&self) }
    append("\u{1B}[")
    append(style.rawValue)
    append("m")
    body(&self)
    append("\u{1B}[0m")
  }
}
