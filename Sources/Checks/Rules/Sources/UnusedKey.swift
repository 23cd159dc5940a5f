import Project
import SourceFacts
import StringFormats
import StringTables

extension Rule {
  /// Flags a key that no code names.
  package static let unusedKey = Rule(
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
      for (number, group) in report.project.groups.enumerated() where index.usedGroups.contains(number) {
        // A file for translators is no table that an app reads.
        let unnamed = group.sourceEntries.filter {
          $0.format != .xliff && report.isUnnamed($0.key.string, inGroup: number)
        }
        if let doubt = index.unsureGroups[number] {
          // Of a stale key unfinished-state tells.
          let isStaleTold = report.words("states", of: .unfinishedState).contains("stale")
          let untold = unnamed.filter { !(isStaleTold && $0.entry.isStale) }
          if let first = untold.first {
            report.add(unsure(untold, of: group, index.place(doubt)), about: first, group: number)
          }
          continue
        }
        for entry in unnamed {
          report.add(
            "no code uses the key '\(entry.key.string)': remove it, or list it in 'keys' of this rule where it is made "
              + "at run time",
            about: entry, group: number)
        }
      }
    })

  /// One line for a table of which nobody can tell.
  private static func unsure(_ unnamed: [Table.Entry], of group: TableGroup, _ place: String) -> String {
    let names = unnamed.prefix(mostNames).map { "'\($0.key.string)'" }.joined(separator: ", ")
    let rest = unnamed.count > mostNames ? " and \(unnamed.count - mostNames) more" : ""
    return "no code names \(names)\(rest), but whether they are unused is unsure: \(place) looks up a key of "
      + "'\(group.name)' that only run time knows; list those that are in use in 'keys' of this rule"
  }

  private static let mostNames = 40
}
