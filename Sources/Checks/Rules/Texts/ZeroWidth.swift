extension Rule {
  /// Flags characters without a shape where they have no use.
  static let zeroWidth = Rule(
    id: "zero-width",
    summary: "A text contains an invisible character that its script does not need there.",
    rationale: "Search and comparison fail, lines break inside words, and screen readers stumble.",
    example: RuleExample(
      bad: .text("Sa\u{200B}ve"), good: .translation("I want", "می\u{200C}خواهم", to: "fa")),
    severity: .warning,
    check: .text(on: .invisible) { text, report in
      let scalars = text.text.string.placedScalars()
      let useless = scalars.indices.lazy.filter { index in
        HighScalar.traits(of: scalars[index].scalar.value) == .invisible
          && !InvisibleUse.isNeeded(
            scalars[index].scalar, before: scalars[..<index].last?.scalar, after: scalars[(index + 1)...].first?.scalar)
      }
      for (scalar, range) in useless.prefix(Report.mostInOneText).map({ scalars[$0] }) {
        report.add(
          "invisible character \(scalar.fullName)\(text.place) has no use here: delete it", at: range, of: text)
      }
    })
}
