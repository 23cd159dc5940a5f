import Project

extension Rule {
  /// Flags a translation that reads an argument that its source does not.
  static let extraArgument = Rule(
    id: "extra-argument",
    summary: "A translation reads an argument that its source does not.",
    rationale: "The app passes no such argument: the formatter reads past the others; it crashes or shows garbage.",
    example: RuleExample(
      bad: .translation("%d files", "%d von %d Dateien", to: "de"),
      good: .translation("%d files", "%d Dateien", to: "de")),
    severity: .error,
    check: .differences(
      unless: { unit, report in report.isGiven(all: unit) }, isRare: { unit, report in report.isCalledUnread(unit) }
    ) { difference in
      guard case .extra = difference.kind else { return nil }
      return "translation reads '\(difference.specifier)'\(difference.place), which the source does not pass"
    })
}

extension Report {
  /// Whether all calls in code give what the translation of a key reads, of which the source shows less.
  fileprivate func isGiven(all unit: Unit) -> Bool {
    guard let given = project.sourceIndex?.fewestArguments[unit.key] else { return false }
    return given >= unit.translation.message.signature.positions.last ?? 0
  }

  /// Whether code looks the key up in a way that is not read, and may pass what the translation reads.
  fileprivate func isCalledUnread(_ unit: Unit) -> Bool {
    guard let index = project.sourceIndex, !index.files.isEmpty else { return false }
    return index.fewestArguments[unit.key] == nil
  }
}
