import Project

extension Rule {
  /// Flags a text of the development language that leaves less room than translations need.
  static let sourceTight = Rule(
    id: "source-tight",
    summary: "A text of the development language leaves less room than its translations will need.",
    rationale: """
      Translators find out too late, and shorten until the text says less. How long a translation becomes is what 19 \
      of 20 in ten European languages keep to, by the length of the text (Documentation/pseudo.md); a text that every \
      language of the project has is measured instead.
      """,
    example: RuleExample(
      bad: .button("keeps twenty letters", width: 170), good: .button("keeps ten", width: 340)),
    severity: .warning, isOnByDefault: false,
    check: .eachLayout { subject, report in
      guard let outcome = subject.tight[.growth], report.awaitsTranslation(subject) else { return }
      report.add(outcome, of: subject) { cell, slot in
        let ratio = Tightness.growth(ofLength: cell.visible.count)
        return """
          text fits \(slot) with \(cell.needed.text) of \(cell.available.text), and translations of a text of \
          \(cell.visible.count) characters become up to \(Report.ratioText(ratio)) times as long
          """
      }
    })
}

extension Report {
  /// Whether a language of the project has no text for a key, or no other language is there yet.
  fileprivate func awaitsTranslation(_ subject: MeasuredSubject) -> Bool {
    let group = project.groups[subject.group]
    let others = project.locales.filter { $0 != subject.locale }
    return others.isEmpty || others.contains { group.tables[$0]?[subject.key] == nil }
  }

  /// As in “2.2”.
  fileprivate static func ratioText(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.up))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
