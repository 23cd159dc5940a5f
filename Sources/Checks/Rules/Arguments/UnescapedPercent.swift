extension Rule {
  /// Flags a percent sign of the prose in a text that is formatted.
  static let unescapedPercent = Rule(
    id: "unescaped-percent",
    summary: "A literal percent sign is not escaped in a format string.",
    rationale: """
      The formatter takes it for the start of a placeholder: “100 % of” reads a number that the app did not pass, and \
      the arguments behind it move by one. A sign that starts none, as at the end of “100%” or in “100%!”, is not \
      shown, nor is anything lost with it: so it is in CoreFoundation as Apple published it last (CF-1153.18) and in \
      Foundation on Linux, while the code of newer systems is not published. `lookup` and the library show it.
      """,
    example: RuleExample(
      bad: .translation("%lld%% of %@", "%lld % of %@", to: "en-GB"),
      good: .translation("%lld%% of %@", "%lld %% of %@", to: "en-GB")),
    severity: .warning,
    check: .text(on: .unusualPercent) { text, report in
      var left = Report.mostInOneText
      lazy var addresses = Addresses.of(text.text.string).map(\.range)
      for flaw in report.formatFlaws(of: text) where left > 0 {
        if isEscape(flaw, in: text.text.string), addresses.contains(where: { $0.contains(flaw.range.lowerBound) }) {
          continue
        }
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

  /// Whether a percent sign begins what an address may hold: `https://l10n.dev/a%20b`.
  private static func isEscape(_ flaw: FormatFlaw, in text: String) -> Bool {
    let behind = text.utf8.dropFirst(flaw.range.lowerBound + 1).prefix(2)
    return behind.count == 2 && behind.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
  }
}
