/// How many findings of each subject are known and not yet met.
struct SubjectCounts {
  private var left: [BaselineEntry.Subject: Int] = [:]

  subscript(subject: BaselineEntry.Subject) -> Int {
    get { left[subject] ?? 0 }
    set { left[subject] = newValue }
  }

  /// Sorts findings into those that are known, the first of each subject as often as it counts, and those that are not.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  mutating func split(_ findings: [Finding]) -> (known: [Finding], new: [Finding]) {
    var (known, new): ([Finding], [Finding]) = ([], [])
    for finding in findings {
      let subject = BaselineEntry.Subject(of: finding)
      if self[subject] > 0 {
        self[subject] -= 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (known, new)
  }
}
