import SourceText

/// In which files the findings of each rule are.
struct FindingFiles {
  private static let mostNamed = 2

  private var counts: [String: [String: Int]] = [:]

  /// - Complexity: O(*n*) in the number of findings.
  init(_ findings: [Finding]) {
    // By their numbers: a finding is large to copy.
    for index in findings.indices { counts[findings[index].rule, default: [:]][findings[index].path, default: 0] += 1 }
  }

  /// The files with most findings of a rule, as in “de.lproj/A.strings: 12, fr.lproj/A.strings: 3, 8 more files”.
  func text(ofRule rule: String) -> String {
    let files = (counts[rule] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = files.prefix(Self.mostNamed).map { path, count in
      TerminalText.escapedPath(path) + (files.count > 1 ? ": \(count)" : "")
    }
    let more = files.count - named.count
    return (named + (more > 0 ? ["\(more) more \(more == 1 ? "file" : "files")"] : [])).joined(separator: ", ")
  }
}
