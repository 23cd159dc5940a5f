import Project
import SourceText

/// Turns what rules report into findings: byte ranges into lines and columns, in the order of every report.
struct FindingPlaces {
  private let measured: MeasuredProject
  private let configurationPath: String?

  init(_ measured: MeasuredProject, configurationPath: String?) {
    self.measured = measured
    self.configurationPath = configurationPath
  }

  /// The findings, sorted by file and place; each file is a task of its own.
  ///
  /// - Parameter parts: Lists in the order of what was run.
  /// - Complexity: O(*n* log *n*), and O(*m*) in the bytes of the files with findings, whose lines are found.
  func findings(_ parts: [[Report.Entry]], jobs: Int) -> [Finding] {
    let documents = measured.project.documents
    var entries = [[Report.Entry]](repeating: [], count: documents.count)
    let code = measured.project.sourceIndex?.files ?? []
    var codeLines: [Int: SourceLines] = [:]
    var others: [Finding] = []
    for part in parts {
      for entry in part {
        switch entry.place {
        case .document(let number, _): entries[number].append(entry)
        case .source(let number, let range):
          let lines = codeLines[number] ?? SourceLines(LineTable(code[number].bytes))
          codeLines[number] = lines
          others.append(Finding(entry.facts, path: code[number].path, span: lines.span(of: range), lines: lines))
        case .configuration(let position):
          guard let configurationPath else { continue }
          let span = SourceSpan(start: position, end: position)
          others.append(Finding(entry.facts, path: configurationPath, span: span, lines: nil))
        }
      }
    }
    // Documents are sorted by path.
    let tasks = documents.indices.filter { !entries[$0].isEmpty }
    let found = tasks.concurrentMap(jobs: jobs) { [entries] in Self.findings(entries[$0], in: documents[$0]) }
    var findings: [Finding] = []
    findings.reserveCapacity(found.reduce(0) { $0 + $1.count })
    for found in found { findings += found }
    return others.isEmpty ? findings : Finding.sorted(findings + others)
  }

  /// The findings of one document, sorted by place.
  private static func findings(_ entries: [Report.Entry], in document: ProjectDocument) -> [Finding] {
    let ranges = entries.map { entry in
      guard case .document(_, let range) = entry.place else { preconditionFailure("another place") }
      return range
    }
    let lines = SourceLines(of: document.document, holding: ranges)
    return Finding.sortedByPlace(
      zip(entries, ranges).map { entry, range in
        Finding(entry.facts, path: document.path, span: lines.span(of: range), lines: lines)
      })
  }
}
