extension Rule {
  /// Flags a text whose lines are higher than its component lets them be.
  static let clippedHeight = Rule(
    id: "clipped-height",
    summary: "The lines of a text exceed a fixed height.",
    rationale: "The reader sees half a line, or the last lines are cut off.",
    example: RuleExample(
      bad: .button("Filter by name and by date", frame: #""height": "{low}""#, lines: nil),
      good: .button("Filter by name and by date", lines: nil)),
    severity: .error,
    check: .worst(.clips) { cell, slot in
      """
      text is higher than \(slot): \(count(cell.neededLines, "line")) need \(cell.neededHeight.text), and there are \
      \(cell.availableHeight.text), which show '\(cell.visible)'
      """
    })
}
