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
      for number in report.project.groups.indices where index.usedGroups.contains(number) {
        for entry in report.project.groups[number].sourceEntries {
          let key = entry.key.string
          // A file for translators is no table that an app reads.
          guard entry.format != .xliff, report.isUnused(key, inGroup: number) else { continue }
          report.add(
            "no code uses the key '\(key)': remove it, or list it in 'keys' of this rule where it is made at run time",
            about: entry, group: number)
        }
      }
    })
}
