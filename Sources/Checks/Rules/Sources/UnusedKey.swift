import Project
import SourceFacts
import StringFormats
import StringTables

extension Rule {
  /// Flags a key that no code names.
  static let unusedKey = Rule(
    id: "unused-key",
    summary: "No code uses a key.",
    rationale: "It is translated into every language and never shown.",
    example: RuleExample(
      bad: .code(
        #"let title = NSLocalizedString("cue.title", comment: "")"#,
        strings: "\"cue.title\" = \"Cues\";\n\"cue.old-title\" = \"Prompts\";"),
      good: .code(
        #"let title = NSLocalizedString("cue.title", comment: "")"#, strings: #""cue.title" = "Cues";"#)),
    severity: .warning,
    options: [
      RuleOption("keys", "Patterns of keys that are made at run time, as in 'error.*'", .words(default: [])),
      RuleOption("tables", "Patterns of tables that something else reads", .words(default: [])),
    ],
    check: .sources { index, report in
      let keys = report.words("keys").map(WildcardPattern.init)
      let tables = report.words("tables").map(WildcardPattern.init)
      let usedGroups = Set(index.usedKeys.map(\.group))
      for (number, group) in report.project.groups.enumerated() where !SystemTables.contains(group) {
        if tables.contains(where: { $0.matches(group.name) }) { continue }
        // Where no code names any of a table's keys, the code that does was not scanned, or makes them at run time.
        guard usedGroups.contains(number), !index.openGroups.contains(number) else { continue }
        for entry in group.sourceEntries {
          let key = entry.key.string
          // A file for translators is no table that an app reads.
          guard entry.format != .xliff, !key.allSatisfy(\.isWhitespace),
            !index.usedKeys.contains(KeyPlace(group: number, key: key)),
            !InterfaceKey.isOne(key), !IntentKey.isOne(key) || index.intentTables.contains(group.name),
            !keys.contains(where: { $0.matches(key) })
          else { continue }
          report.add(
            "no code uses the key '\(key)': remove it, or list it in 'keys' of this rule where it is made at run time",
            about: entry, group: number)
        }
      }
    })
}
