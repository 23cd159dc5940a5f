/// What approvals make of a comparison.
package struct ApprovalOutcome: Sendable {
  /// Numbers of entries that are taken as they are.
  package let accepted: Set<Int>
  /// Those of cells that have changed again since.
  package let lapsed: [Approval]
  /// Those of cells that both previews have as they were taken: nothing is left to approve.
  package let settled: [Approval]
  /// The others: what holds, and what is about cells of neither preview.
  private let kept: [Approval]

  /// - Complexity: O(*n*) in the entries, the approvals, and the rows of both previews.
  package init(
    of difference: PreviewDifference, approvals: [Approval], from old: PreviewManifest, to new: PreviewManifest
  ) {
    let byCell = Dictionary(grouping: approvals, by: \.cell)
    var accepted: Set<Int> = []
    var lapsed: [Approval] = []
    var settled: [Approval] = []
    var kept: [Approval] = []
    var told: Set<Approval.Cell> = []
    for (number, entry) in difference.entries.enumerated() {
      let cell = Approval.Cell(entry.name)
      guard let own = byCell[cell] else { continue }
      told.insert(cell)
      for approval in own {
        // What nobody can see nobody can have looked at.
        if !entry.isUnreadable, approval.before == entry.before, approval.after == entry.after {
          accepted.insert(number)
          kept.append(approval)
        } else {
          lapsed.append(approval)
        }
      }
    }
    let rest = byCell.filter { !told.contains($0.key) }
    let names = Set(rest.keys)
    let (before, after) = (old.digests(of: names), new.digests(of: names))
    for (cell, own) in rest {
      for approval in own {
        if after[cell] == nil, before[cell] == nil {
          if approval.after == nil { settled.append(approval) } else { kept.append(approval) }
        } else if after[cell] == approval.after {
          settled.append(approval)
        } else {
          lapsed.append(approval)
        }
      }
    }
    self.accepted = accepted
    self.lapsed = lapsed.sorted()
    self.settled = settled.sorted()
    self.kept = kept
  }

  /// All that holds, and an approval of each other difference that can be seen.
  package func accepting(_ difference: PreviewDifference, _ signature: Approval.Signature) -> [Approval] {
    kept
      + difference.entries.enumerated().filter { !accepted.contains($0.offset) && !$0.element.isUnreadable }
      .map { _, entry in
        Approval(cell: Approval.Cell(entry.name), before: entry.before, after: entry.after, signature: signature)
      }
  }
}

extension PreviewManifest {
  /// The digests of the cells among some, by their names.
  fileprivate func digests(of names: Set<Approval.Cell>) -> [Approval.Cell: String] {
    var digests: [Approval.Cell: String] = [:]
    guard !names.isEmpty else { return digests }
    let wanted = Set(names.map { [$0.fields[0], $0.fields[1], $0.fields[4]] })
    for (number, component) in components.enumerated() {
      for (place, row) in component.rows.enumerated()
      where wanted.contains([component.name, specimens[row.specimen].name, locales[row.locale]]) {
        for cell in cells(of: RowPlace(component: number, row: place)) {
          let cell = self.cell(cell, files: [])
          let name = Approval.Cell(cell.name)
          if names.contains(name) { digests[name] = cell.digest }
        }
      }
    }
    return digests
  }
}
