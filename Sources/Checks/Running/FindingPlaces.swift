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
  /// - Complexity: O(*n* log *n*), and O(*m*) in the bytes of the files with findings, whose lines are found.
  func findings(_ entries: [Report.Entry], jobs: Int) -> [Finding] {
    let documents = measured.project.documents
    var numbers = [[Int]](repeating: [], count: documents.count)
    let code = measured.project.sourceIndex?.files ?? []
    var codeLines: [Int: SourceLines] = [:]
    var others: [Finding] = []
    for index in entries.indices {
      switch entries[index].place {
      case .document(let number, _): numbers[number].append(index)
      case .source(let number, let range):
        let lines = codeLines[number] ?? SourceLines(LineTable(code[number].bytes))
        codeLines[number] = lines
        others.append(Finding(entries[index], path: code[number].path, span: lines.span(of: range), lines: lines))
      case .configuration(let position):
        guard let configurationPath else { continue }
        let span = SourceSpan(start: position, end: position)
        others.append(Finding(entries[index], path: configurationPath, span: span, lines: nil))
      }
    }
    // Documents are sorted by path.
    let tasks = documents.indices.filter { !numbers[$0].isEmpty }
    let found = tasks.concurrentMap(jobs: jobs) { [numbers] number in
      let lines = SourceLines(documents[number].document.lineTable())
      return Finding.sortedByPlace(
        numbers[number].map { index in
          guard case .document(_, let range) = entries[index].place else { preconditionFailure("another place") }
          return Finding(entries[index], path: documents[number].path, span: lines.span(of: range), lines: lines)
        })
    }
    let findings = found.count == 1 ? found[0] : found.flatMap { $0 }
    return others.isEmpty ? findings : Finding.sorted(findings + others)
  }
}

extension Finding {
  fileprivate init(_ entry: Report.Entry, path: String, span: SourceSpan, lines: SourceLines?) {
    self.init(
      rule: entry.rule.id, severity: entry.severity, message: entry.message, path: path, span: span, lines: lines,
      table: entry.table, key: entry.key, locale: entry.locale)
    // The parts apart are shared.
    self.$layout = entry.$layout
    self.$limit = entry.$limit
    self.$fix = entry.$fix
  }
}
