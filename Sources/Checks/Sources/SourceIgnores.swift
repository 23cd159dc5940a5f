import Project
import SourceFacts
import SourceText

/// The comments `// l10n:ignore` of a project's code, and which of them have been of use.
struct SourceIgnores {
  private let files: [ScannedFile]
  private var lines: [Int: LineTable] = [:]
  /// By the number of a file, for each of its comments.
  private var isUsed: [[Bool]]

  init(of files: [ScannedFile]) {
    self.files = files
    isUsed = files.map { $0.facts.ignores.map { _ in false } }
  }

  var isEmpty: Bool { files.allSatisfy(\.facts.ignores.isEmpty) }

  /// What of `entries` no comment leaves out.
  mutating func removing(from entries: [Report.Entry]) -> [Report.Entry] {
    entries.filter { !isIgnored($0) }
  }

  private mutating func isIgnored(_ entry: Report.Entry) -> Bool {
    guard case .source(let number, let range) = entry.place, !files[number].facts.ignores.isEmpty else { return false }
    let line = lineTable(of: number).position(of: range.start).line
    var isIgnored = false
    for (index, ignore) in files[number].facts.ignores.enumerated()
    where ignore.lines.contains(line) && (ignore.rules.isEmpty || ignore.rules.contains(entry.facts.rule)) {
      isUsed[number][index] = true
      isIgnored = true
    }
    return isIgnored
  }

  private mutating func lineTable(of file: Int) -> LineTable {
    let table = lines[file] ?? LineTable(files[file].bytes)
    lines[file] = table
    return table
  }

  /// Adds what the rule unused-suppression finds: comments that leave nothing out, though their rules ran.
  mutating func addUnused(to report: inout Report, rules: [Rule]) {
    let ran = Set(rules.map(\.id))
    for (number, file) in files.enumerated() {
      for (index, ignore) in file.facts.ignores.enumerated() where !isUsed[number][index] {
        let place = lineTable(of: number).range(ofLine: ignore.line)
        for rule in ignore.rules where Rule.all.allSatisfy({ $0.id != rule }) {
          report.add("'\(rule)' is no rule: see 'l10n rules'", inFile: number, at: place)
        }
        let asked = ignore.rules.isEmpty ? Rule.sourceRules.map(\.id) : ignore.rules
        guard asked.allSatisfy(ran.contains) else { continue }
        report.add("there is nothing to ignore here: remove the comment", inFile: number, at: place)
      }
    }
  }
}
