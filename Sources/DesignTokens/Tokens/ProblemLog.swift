import SourceText

/// Collects the problems of a set of files.
struct ProblemLog {
  /// So many names are compared for suggestions, so that a large file of misspelt names takes no quadratic time.
  private static let comparisonLimit = 200_000

  let files: [TokenFile]
  private(set) var problems: [TokenProblem] = []
  private var comparisonsLeft = ProblemLog.comparisonLimit

  init(files: [TokenFile]) { self.files = files }

  mutating func report(_ rule: TokenRule, _ message: String, at offset: ByteOffset, in file: Int) {
    problems.append(
      TokenProblem(
        path: files[file].path, position: position(of: offset, in: file), message: message, rule: rule.rawValue))
  }

  /// The words “; did you mean '…'?” with the candidate nearest to `word`, or the empty text.
  mutating func suggestion(for word: String, among candidates: [String]) -> String {
    guard candidates.count <= comparisonsLeft else { return "" }
    comparisonsLeft -= candidates.count
    return NearestName.of(word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The log itself, leaving an empty one behind, so that whoever reports next holds its only copy.
  mutating func taken() -> ProblemLog {
    var other = ProblemLog(files: [])
    swap(&other, &self)
    return other
  }

  func position(of offset: ByteOffset, in file: Int) -> SourcePosition { files[file].lines.position(of: offset) }
}
