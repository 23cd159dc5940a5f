extension Rule {
  /// Flags a variable whose forms lead back to it.
  static let variableCycle = Rule(
    id: "variable-cycle",
    summary: "The forms of a variable refer to the variable itself.",
    rationale: "The text has no end: the app shows the placeholder as written, or hangs.",
    example: RuleExample(bad: stringsdict("%#@files@", forms: "%#@files@"), good: stringsdict("%#@files@")),
    severity: .error,
    check: .variation(on: .nestedVariable) { entry, report in
      for substitution in entry.message.cyclicVariables {
        report.add(
          """
          the forms of variable '\(substitution.name.string)' of '\(entry.key)' lead back to it: the app shows its mark
          """, at: substitution.name.range, of: entry)
      }
    })
}
