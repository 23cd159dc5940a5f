import Project
import StringFormats

extension Report {
  /// Reports a defect that the reader of a file found.
  mutating func add(_ problem: FormatProblem, in document: ProjectDocument, number: Int) {
    let message = problem.hint.map { "\(problem.message); \($0)" } ?? problem.message
    add(message, at: .document(number, problem.range), table: document.tablePath.name, locale: document.locale)
  }
}
