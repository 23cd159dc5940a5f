extension Rule {
  /// Flags a text that its component cuts off with an ellipsis.
  static let truncatedText = Rule(
    id: "truncated-text",
    summary: "A text is truncated in its component.",
    rationale: """
      The reader sees the beginning and an ellipsis. The prompt of a field, which goes as soon as something is typed, \
      is a warning. Documentation/truncation.md shows where devices truncate most.
      """,
    example: RuleExample(
      bad: .button("Save all changes to this document"), good: .button("Save changes")),
    severity: .error,
    check: .worst(.overflows, severity: { $0.cell.isPrompt ? .warning : nil }) { cell, slot in
      "text does not fit \(slot): needs \(cell.needed.text), has \(cell.available.text), shows '\(cell.visible)'"
    })
}
