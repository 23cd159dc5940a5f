import Project

extension Rule {
  /// Flags a translation whose tags, links, attributes or marks of inflection are not those of its source.
  static let markupMismatch = Rule(
    id: "markup-mismatch",
    summary: "A translation drops, adds or breaks markup of its source.",
    rationale: "The user sees the markup itself, or has nothing to tap.",
    example: RuleExample(
      bad: .translation(
        "Read the [terms](https://example.com).", "Lies die [Bedingungen] (https://example.com).", to: "de"),
      good: .translation(
        "Read the [terms](https://example.com).", "Lies die [Bedingungen](https://example.com).", to: "de")),
    severity: .error,
    check: .pair(on: .either([.tag, .markdown])) { pair, report in
      guard !pair.translationTraits.contains(.blank) else { return }
      let (source, translation) = (Markup(pair.source.string), Markup(pair.translation.string))
      let comparison = MarkupComparison(
        source: source, translation: translation, locales: [pair.locale, pair.sourceLocale])
      for defect in comparison.defects.prefix(Report.mostInOneText) {
        report.add(
          defect.message + pair.place, at: defect.range ?? 0..<pair.translation.string.utf8.count, of: pair,
          severity: defect.isNewLink && report.hasLinks(source, pair.unit) ? .warning : defect.severity)
      }
    })
}

extension Report {
  /// Whether the source of a text, or of another of the table, is Markdown.
  fileprivate mutating func hasLinks(_ source: Markup, _ unit: Unit) -> Bool {
    if !source.strongMarks.isEmpty || !source.links.isEmpty { return true }
    if let known = tablesWithLinks[unit.table] { return known }
    let hasLinks = project.groups.contains { group in
      group.name == unit.table
        && group.sourceEntries.contains { $0.message.texts.contains { !Markup($0.string).links.isEmpty } }
    }
    tablesWithLinks[unit.table] = hasLinks
    return hasLinks
  }
}
