extension Rule {
  /// Flags a percent sign of the prose in a text that is formatted.
  static let unescapedPercent = Rule(
    id: "unescaped-percent",
    summary: "A literal percent sign is not escaped in a format string.",
    rationale: """
      The formatter takes it for the start of a placeholder: “100 % of” reads a number that the app did not pass, and \
      the arguments behind it move by one.
      """,
    example: RuleExample(
      bad: .translation("%lld%% of %@", "%lld % of %@", to: "en-GB"),
      good: .translation("%lld%% of %@", "%lld %% of %@", to: "en-GB")),
    severity: .warning,
    check: .text(on: .unusualPercent) { text, report in
      var left = Report.mostInOneText
      for flaw in report.formatFlaws(of: text) where left > 0 {
        switch flaw.kind {
        case .eatenArgument:
          report.add(
            "'\(flaw.written)' is read as a placeholder\(text.place): it consumes an argument; write '%%' for the sign",
            at: flaw.range, of: text, severity: .error)
        case .loosePercent:
          report.add(
            "this percent sign starts no placeholder\(text.place): complete it, write '%%' for the sign, or remove it",
            at: flaw.range, of: text)
        default: continue
        }
        left -= 1
      }
    })
}
