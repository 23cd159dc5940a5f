extension Rule {
  /// Flags a comment that puts a text into a slot which does not exist.
  static let unknownSlot = Rule(
    id: "unknown-slot",
    summary: "A comment binds a key to a component, slot or axis value that the design tokens lack.",
    rationale: "The text is not measured, or measured in another slot than the developer expects.",
    example: RuleExample(
      bad: .button("Save", comment: "@Buton.title"), good: .button("Save", comment: "@Button.title")),
    severity: .warning,
    check: .project { report in
      for problem in report.measured.bindings.problems where !problem.isAboutLimit {
        report.add(problem.message, about: problem.entry, group: problem.group)
      }
    })
}
