extension Rule {
  /// Flags a text that fits, but only just.
  static let nearLimit = Rule(
    id: "near-limit",
    summary: "A text fits, but with less room than the guard band.",
    rationale: "The next wording, a bolder font or a rounding in the app may truncate it.",
    example: RuleExample(
      bad: .button("keeps twenty letters", width: 162), good: .button("keeps ten")),
    severity: .warning, isOnByDefault: false,
    check: .eachLayout { subject, report in
      guard let outcome = subject.tight[.guardBand] else { return }
      let band = report.guardBandText
      report.add(outcome, of: subject) { cell, slot in
        """
        text fits \(slot) with less than \(band) to spare: it is \(cell.needed.text) wide of \
        \(cell.available.text)
        """
      }
    })
}
