/// Findings that a project lives with: they are not reported, and the list only ever shrinks.
package struct Baseline: Hashable, Sendable {
  /// Sorted by rule, table, key, locale and component, each subject once.
  package let entries: [BaselineEntry]

  /// A baseline that knows `findings`.
  package init(of findings: [Finding]) {
    var entries: [BaselineEntry.Subject: BaselineEntry] = [:]
    for finding in findings {
      let subject = BaselineEntry.Subject(of: finding)
      let new = BaselineEntry(
        subject: subject, size: finding.layout?.size.rawValue, device: finding.layout?.device, count: 0)
      entries[subject, default: new].count += 1
    }
    self.init(entries: Array(entries.values))
  }

  init(entries: [BaselineEntry]) {
    self.entries = entries.sorted { $0.subject.fields.lexicographicallyPrecedes($1.subject.fields) }
  }

  /// How many findings it knows.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// What is left of `findings`, and what no longer occurs.
  ///
  /// Of findings that agree in their subject as many are known, the first of the report, as the entry counts.
  ///
  /// - Parameter scope: What the run looked at; of the rest nothing is said to be gone.
  package func applied(to findings: [Finding], scope: BaselineScope) -> BaselineOutcome {
    var left = SubjectCounts()
    for entry in entries { left[entry.subject] = entry.count }
    let (known, new) = left.split(findings)
    var (kept, gone): ([BaselineEntry], [BaselineEntry]) = ([], [])
    for entry in entries {
      let number = left[entry.subject]
      guard number > 0, scope.covers(entry) else {
        kept.append(entry)
        continue
      }
      var (still, lost) = (entry, entry)
      still.count -= number
      lost.count = number
      if still.count > 0 { kept.append(still) }
      gone.append(lost)
    }
    return BaselineOutcome(
      findings: new, known: KnownFindings(of: known), gone: gone, shrunk: Baseline(entries: kept))
  }
}

/// What a baseline makes of the findings of a run.
package struct BaselineOutcome: Sendable {
  /// Those that it does not know.
  package let findings: [Finding]
  /// Those that it knows.
  package let known: KnownFindings
  /// Entries that no longer occur, each with how often it does not.
  package let gone: [BaselineEntry]
  /// The baseline without those.
  package let shrunk: Baseline
}
