import StringFormats

extension Rule.Check {
  /// Reports the defects of some kinds that the reader of a file found.
  static func problems(_ kinds: FormatProblem.Kind...) -> Rule.Check {
    .document { file, number, report in
      for problem in file.document.problems where kinds.contains(problem.kind) {
        report.add(
          problem.hint.map { "\(problem.message); \($0)" } ?? problem.message, at: .document(number, problem.range),
          table: file.tablePath.name, locale: file.locale,
          severity: problem.isHarmless ? .warning : nil,
          // Where a build mends it, nothing is lost before somebody writes more.
          isRare: problem.isHarmless && problem.kind == .structure)
      }
    }
  }
}
