extension Rule {
  /// Flags a text with a character that no font has.
  static let unmeasurableText = Rule(
    id: "unmeasurable-text",
    summary: "No font has a glyph for a character of the text.",
    rationale: "Its width is not known, so the text is never said to fit.",
    example: RuleExample(
      bad: .button("Sign in with \u{F8FF}"), good: .button("Sign in with Apple")),
    severity: .warning,
    check: .layout { subjects, report in
      // A family that is absent is told once, not for each key.
      let found = subjects.compactMap { subject -> FoundOutcome? in
        guard let outcome = subject.outcome(.uncertain), !outcome.cell.missingGlyphs.isEmpty else { return nil }
        return FoundOutcome(subject: subject, outcome: outcome)
      }
      report.addOnce(found) { cell, slot in
        let missing = cell.missingGlyphs.map { "'\($0)'" }.joined(separator: ", ")
        return "text in \(slot) cannot be measured: no font has \(missing)"
      }
    })
}
