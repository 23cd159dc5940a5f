import Project
import StringFormats

extension Report {
  /// Reports a defect that the reader of a file found.
  mutating func add(_ problem: FormatProblem, in document: ProjectDocument) {
    guard let number = documentNumber(of: document) else { return }
    let message = problem.hint.map { "\(problem.message); \($0)" } ?? problem.message
    add(message, at: .document(number, problem.range), table: document.tablePath.name, locale: document.locale)
  }

  /// The number of a document in the project.
  func documentNumber(of document: ProjectDocument) -> Int? {
    var low = 0
    var high = project.documents.count
    while low < high {
      let middle = (low + high) / 2
      if project.documents[middle].path < document.path { low = middle + 1 } else { high = middle }
    }
    return low < project.documents.count ? low : nil
  }
}
