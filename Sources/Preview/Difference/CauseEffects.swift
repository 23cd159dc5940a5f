/// What causes do where nothing else changed: how one that alone changes nothing is known not to be the cause.
struct CauseEffects {
  private struct Key: Hashable {
    let component: String
    let axes: [String: String]
    let cause: Int
    /// 0 for the shapes, 1 for the colors.
    let half: Int
  }

  private struct Count {
    var changed = 0
    var unchanged = 0
  }

  private static let halves: [CellHalves] = [.shapes, .colors]
  private var counts: [Key: Count] = [:]

  /// - Parameters:
  ///   - changed: Cells whose shapes changed, and cells whose colors did.
  ///   - unchanged: The others, in the same way.
  mutating func note(_ candidates: [CauseCandidate], of name: RowName, changed: [Int], unchanged: [Int]) {
    for (number, half) in Self.halves.enumerated() {
      var able = candidates.lazy.filter { $0.halves.contains(half) }.makeIterator()
      guard let only = able.next(), able.next() == nil else { continue }
      let key = Key(component: name.component, axes: name.axes, cause: only.cause, half: number)
      counts[key, default: Count()].changed += changed[number]
      counts[key, default: Count()].unchanged += unchanged[number]
    }
  }

  /// The candidates that may have changed a half of a cell's look.
  func likely(_ candidates: [CauseCandidate], component: String, axes: [String: String], half: CellHalves) -> [Int] {
    let number = half == .shapes ? 0 : 1
    let able = candidates.filter { $0.halves.contains(half) }.map(\.cause)
    guard able.count > 1 else { return able }
    let kept = able.filter { cause in
      guard let count = counts[Key(component: component, axes: axes, cause: cause, half: number)] else { return true }
      return count.changed > 0 || count.unchanged == 0
    }
    return kept.isEmpty ? able : kept
  }
}
