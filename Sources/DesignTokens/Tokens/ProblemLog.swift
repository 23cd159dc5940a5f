import SourceText

/// Collects the problems of a set of files; their lines and columns are counted at the end.
struct ProblemLog {
  struct Place {
    let file: Int
    let offset: ByteOffset
  }

  private struct Entry {
    let rule: TokenRule
    let severity: TokenProblem.Severity
    let message: String
    let place: Place
    /// Another place that the message ends with.
    let other: Place?
  }

  /// So many names are compared for suggestions, so that a large file of misspelt names takes no quadratic time.
  private static let comparisonLimit = 200_000
  /// So many problems are kept: a file of a gigabyte may hold one in every six bytes.
  private static let entryLimit = 100_000

  /// Whether deviations from the format that older files and other tools have are read.
  let isLenient: Bool
  private var entries: [Entry] = []
  private var comparisonsLeft = ProblemLog.comparisonLimit
  /// By file: the number of lenient readings and the first of them.
  private var allowances: [Int: (count: Int, example: String, place: Place)] = [:]

  init(isLenient: Bool) { self.isLenient = isLenient }

  var count: Int { entries.count }
  /// Whether what is reported from now on is dropped.
  var isFull: Bool { entries.count >= Self.entryLimit }

  mutating func report(
    _ rule: TokenRule, _ message: String, at offset: ByteOffset, in file: Int, other: Place? = nil,
    severity: TokenProblem.Severity = .error
  ) {
    guard !isFull else { return }
    entries.append(
      Entry(
        rule: rule, severity: severity, message: message, place: Place(file: file, offset: offset), other: other))
  }

  /// Notes a value that only the lenient mode reads: it is said once for each file.
  ///
  /// - Parameter example: What stands there and what it is read as.
  mutating func allow(_ example: @autoclosure () -> String, at offset: ByteOffset, in file: Int) {
    if let known = allowances[file] {
      allowances[file] = (known.count + 1, known.example, known.place)
    } else {
      allowances[file] = (1, example(), Place(file: file, offset: offset))
    }
  }

  /// The words “; did you mean '…'?” with the candidate nearest to `word`, or the empty text.
  mutating func suggestion(for word: String, among candidates: [String]) -> String {
    suggestion(for: word, amongUpTo: candidates.count, candidates)
  }

  /// The same for many candidates, which are listed only where they are compared.
  ///
  /// - Parameter count: At least as many as there are.
  mutating func suggestion(for word: String, amongUpTo count: Int, _ candidates: @autoclosure () -> [String]) -> String
  {
    guard count <= comparisonsLeft else { return "" }
    comparisonsLeft -= count
    let candidates = candidates()
    return NearestName.of(word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The log itself, leaving an empty one behind, so that whoever reports next holds its only copy.
  mutating func taken() -> ProblemLog {
    var other = ProblemLog(isLenient: isLenient)
    swap(&other, &self)
    return other
  }

  /// All problems, sorted by path and position.
  func problems(in files: [TokenFile]) -> [TokenProblem] {
    var tables: [Int: LineTable] = [:]
    func position(_ place: Place) -> SourcePosition {
      let table = tables[place.file] ?? files[place.file].lines
      tables[place.file] = table
      return table.position(of: place.offset)
    }
    var problems = entries.map { entry in
      let other = entry.other.map { place in
        let start = position(place)
        return " \(files[place.file].path):\(start.line):\(start.column)"
      }
      return TokenProblem(
        path: files[entry.place.file].path, position: position(entry.place), message: entry.message + (other ?? ""),
        rule: entry.rule.rawValue, severity: entry.severity)
    }
    for (file, allowance) in allowances {
      let others = allowance.count > 1 ? "; \(allowance.count - 1) more in this file" : ""
      problems.append(
        TokenProblem(
          path: files[file].path, position: position(allowance.place),
          message: "not conformant, but read: \(allowance.example)\(others)", rule: TokenRule.type.rawValue,
          severity: .warning))
    }
    return problems.sorted()
  }
}
