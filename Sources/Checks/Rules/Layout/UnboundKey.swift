import Project

extension Rule {
  /// Flags a key whose text no layout check looks at.
  static let unboundKey = Rule(
    id: "unbound-key",
    summary: "A key has no component, no preview and no limit: its text is never measured.",
    rationale: "Nobody knows whether the text fits.",
    example: RuleExample(
      bad: .button("Save", binding: #"{ "keys": "button.*", "slot": "Button.title" }"#),
      good: .button("Save")),
    severity: .warning, isOnByDefault: false,
    check: .project { report in
      let bindings = report.measured.bindings
      for (number, group) in report.project.groups.enumerated() {
        for entry in group.sourceEntries {
          let key = entry.key.string
          guard bindings.match(ofKey: key, group: number, table: group.name) == nil,
            !report.measured.previewedKeys.contains(KeyPlace(group: number, key: key)),
            bindings.limits.limits(of: entry, group: number, table: group.name).isEmpty
          else { continue }
          report.add(
            "key '\(key)' is bound to no component: its text is never measured", about: entry, group: number)
        }
      }
    })
}
