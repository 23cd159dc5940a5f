extension Rule {
  /// Flags a variable that no text mentions.
  static let unusedVariable = Rule(
    id: "unused-variable",
    summary: "An entry defines a variable that none of its texts uses.",
    rationale: "Its forms are never shown: the placeholder was dropped or misspelt.",
    example: RuleExample(bad: stringsdict("All files"), good: stringsdict("All %#@files@")),
    severity: .warning,
    check: .variation(on: .unmentionedVariable) { entry, report in
      let message = entry.message
      if message.substitutions.isEmpty || message.formatMentionsAll { return }
      let reached = message.reachedVariables
      // A misspelt mark is said to be undefined.
      if reached.contains(where: { message.substitution(named: $0) == nil }) { return }
      if message.substitutions.allSatisfy({ reached.contains($0.name.string) }) { return }
      // A mark with a space inside is said to be malformed.
      if message.texts.contains(where: { $0.string.contains("%#") && $0.string.contains(" @") }) { return }
      for substitution in message.substitutions where !reached.contains(substitution.name.string) {
        report.add(
          """
          no text of '\(entry.key)' mentions variable '\(substitution.name.string)': its forms are never shown; write \
          '%#@\(substitution.name.string)@' where they belong, or remove it
          """, at: substitution.name.range, of: entry)
      }
    })
}
