import Checks
import PositionedJSON
import Project

/// How the tables of a project spell their keys, as counted: it decides which literals are missing keys.
struct KeyHabitReport {
  private let habits: [(table: String, folder: String, habit: KeyHabit)]

  /// - Complexity: O(*n*) in the keys of the project.
  init(_ project: Project) {
    let index = SourceIndex(of: project, files: [])
    habits = zip(project.groups, index.habits).map { ($0.name, $0.folder, $1) }
  }

  private static let spellings: [(spelling: KeySpelling, name: String, example: String)] = [
    (.dotted, "dotted", "cue.title"), (.underscored, "underscored", "cue_title"),
    (.hyphenated, "hyphenated", "cue-title"), (.camelCased, "camelCased", "cueTitle"),
    (.text, "texts", "Start practice"),
    (.word, "words", "Save"),
  ]

  /// A line for each table with keys.
  var lines: [String] {
    habits.filter { !$0.habit.counts.isEmpty }.map { table, folder, habit in
      let counts = Self.spellings.compactMap { spelling, name, example in
        habit.counts[spelling].map { "\($0) \(name == "camelCased" ? "camel-cased" : name) ('\(example)')" }
      }
      let path = folder.isEmpty ? table : "\(folder)/\(table)"
      return "table '\(path)': keys are \(Self.summary(of: habit)): \(counts.joined(separator: ", "))"
    }
  }

  private static func summary(of habit: KeyHabit) -> String {
    switch habit.kind {
    case .names: "names"
    case .texts: "the texts themselves"
    case .mixed: "names and texts"
    case .unknown: "too few to tell, or single words"
    }
  }

  var json: JSONOutput {
    .array(
      habits.map { table, folder, habit in
        .object {
          $0["table"] = .string(table)
          $0["folder"] = .string(folder)
          $0["keys"] = .string(habit.kind.rawValue)
          for (spelling, name, _) in Self.spellings { $0[name] = .integer(habit.counts[spelling] ?? 0) }
        }
      })
  }
}
