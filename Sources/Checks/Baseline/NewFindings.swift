/// What one state of a project has that an earlier one had not.
package struct NewFindings: Sendable {
  /// In the order of the report.
  package let findings: [Finding]
  /// What the earlier state had too.
  package let known: KnownFindings

  /// Compares the findings of two states of a project.
  ///
  /// Two findings are one where rule, file, table, key, locale and slot are the same, without a key the text of the
  /// line: neither lines nor messages count. Of a key that has moved to another file it is one as a baseline has it.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  package init(_ findings: [Finding], since earlier: [Finding]) {
    var names = FindingFingerprints()
    var before: [String: Int] = [:]
    for (number, finding) in earlier.enumerated() { before[names.next(finding)] = number }
    names = FindingFingerprints()
    var left = Set(earlier.indices)
    var known: [Finding] = []
    let unnamed = findings.filter { finding in
      guard let number = before[names.next(finding)] else { return true }
      left.remove(number)
      known.append(finding)
      return false
    }
    var moved = SubjectCounts()
    for number in left where earlier[number].key != nil { moved[BaselineEntry.Subject(of: earlier[number])] += 1 }
    let rest = moved.split(unnamed)
    self.findings = rest.new
    self.known = KnownFindings(of: known + rest.known)
  }
}
