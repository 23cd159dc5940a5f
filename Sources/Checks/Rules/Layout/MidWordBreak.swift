import Project

extension Rule {
  /// Flags a word that is wider than its line.
  static let midWordBreak = Rule(
    id: "mid-word-break",
    summary: "A word is wider than its line and breaks in the middle, without a hyphen.",
    rationale: "The reader stumbles: “Einstellun / gen”.",
    example: RuleExample(
      bad: .button("Datenschutzeinstellungen", lines: nil), good: .button("Datenschutz", lines: nil)),
    severity: .warning,
    check: .worst(.breaksMidWord) { cell, slot in
      """
      a word breaks inside in \(slot): needs \(cell.needed.text), has \(cell.available.text), \
      shows '\(cell.linesText)'
      """
    })
}

extension Cell {
  /// The lines as they are shown, divided by slashes.
  fileprivate var linesText: String {
    brokenLines.map { $0.last == " " ? String($0.dropLast()) : $0 }.joined(separator: " / ")
  }
}
