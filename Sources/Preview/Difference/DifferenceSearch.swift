/// Finds the cells of two previews that may differ, and what differs in all that they were made from.
///
/// It goes by rows: only the cells that are not equal by their hashes are taken out of them one by one.
struct DifferenceSearch {
  private let old, new: PreviewManifest
  /// Whether a preview names pictures, which are to be compared too.
  private let hasPictures: Bool
  private var inputs: RowChanges
  /// By theme of the new preview, that of the old one.
  private let oldThemes: [Int?]
  private let oldSizesAreEqual: Bool
  private(set) var pairs: [CellPair] = []
  private(set) var unchanged = 0
  private(set) var effects = CauseEffects()
  private(set) var candidates: [[CauseCandidate]] = [[]]
  var causes: CauseList { inputs.causes }

  /// - Complexity: O(*n*) in the cells.
  init(from old: PreviewManifest, to new: PreviewManifest) {
    (self.old, self.new) = (old, new)
    hasPictures = (old.files + new.files).contains { $0.hasSuffix(".png") }
    inputs = RowChanges(from: old, to: new)
    oldThemes = new.themes.map { old.themes.firstIndex(of: $0) }
    oldSizesAreEqual = old.sizes == new.sizes
    let (before, after) = (NamedRows(old), NamedRows(new))
    for name in after.names {
      let rows = after.rows[name] ?? []
      if let found = before.rows[name] {
        compare(name, found, rows)
      } else {
        for cell in rows.flatMap(new.cells) { add(nil, cell) }
      }
    }
    for name in before.names where after.rows[name] == nil {
      for cell in (before.rows[name] ?? []).flatMap(old.cells) { add(cell, nil) }
    }
  }

  private mutating func add(_ old: PreviewManifest.CellPlace?, _ new: PreviewManifest.CellPlace?) {
    pairs.append(CellPair(old: old, new: new, halves: [], isJudgedOtherwise: false, candidates: 0))
  }

  /// Cells of rows of one name, some changed, some not, by half of their look.
  private struct Tally {
    /// A number among the lists of candidates.
    let candidates: Int
    var changed = [0, 0]
    var unchanged = [0, 0]
  }

  private mutating func compare(_ name: RowName, _ olds: [RowPlace], _ news: [RowPlace]) {
    let shared = inputs.candidates(name, olds[0], news[0])
    var tallies = [Tally?](repeating: nil, count: new.themes.count)
    func tally(_ theme: Int, _ search: inout DifferenceSearch) -> Tally {
      let own = search.oldThemes[theme].map {
        search.inputs.tokens(name, news[0], in: TokenChanges.ThemePair(old: $0, new: theme))
      }
      let all = shared + (own ?? [])
      guard !all.isEmpty else { return Tally(candidates: 0) }
      search.candidates.append(all)
      return Tally(candidates: search.candidates.count - 1)
    }
    forEachPair(olds, news) { search, before, after in
      guard let before, let after else { return search.add(before, after) }
      let theme = search.new.paints(of: after.row, size: after.size)[after.paint].theme
      var own = tallies[theme] ?? tally(theme, &search)
      let (halves, isJudgedOtherwise) = search.compare(before, after)
      for (number, half) in [CellHalves.shapes, .colors].enumerated() {
        if halves.contains(half) { own.changed[number] += 1 } else { own.unchanged[number] += 1 }
      }
      tallies[theme] = own
      if halves.isEmpty, !isJudgedOtherwise, !search.hasPictures {
        search.unchanged += 1
      } else {
        search.pairs.append(
          CellPair(
            old: before, new: after, halves: halves, isJudgedOtherwise: isJudgedOtherwise, candidates: own.candidates))
      }
    }
    for case let tally? in tallies where tally.candidates > 0 {
      effects.note(
        candidates[tally.candidates], of: name, changed: tally.changed, unchanged: tally.unchanged)
    }
  }

  /// Calls `body` with the cells of two lists of rows, each with its counterpart.
  private mutating func forEachPair(
    _ olds: [RowPlace], _ news: [RowPlace],
    _ body: (inout DifferenceSearch, PreviewManifest.CellPlace?, PreviewManifest.CellPlace?) -> Void
  ) {
    if areAligned(olds, news) {
      for (before, after) in zip(olds, news) {
        for size in new.sizes.indices {
          for paint in new.paints(of: after, size: size).indices {
            body(
              &self, PreviewManifest.CellPlace(row: before, size: size, paint: paint),
              PreviewManifest.CellPlace(row: after, size: size, paint: paint))
          }
        }
      }
      return
    }
    let before = Dictionary(grouping: olds.flatMap(old.cells)) { old.sizeAndTheme($0) }
    let cells = news.flatMap(new.cells)
    var seen: [[String]: Int] = [:]
    for cell in cells {
      // A name that stands for several cells tells nothing: all of them count.
      let name = new.sizeAndTheme(cell)
      let found = before[name] ?? []
      let number = seen[name, default: 0]
      body(&self, number < found.count ? found[number] : nil, cell)
      seen[name] = number + 1
    }
    var left: [[String]: Int] = [:]
    for cell in olds.flatMap(old.cells) {
      let name = old.sizeAndTheme(cell)
      if left[name, default: 0] >= seen[name, default: 0] { body(&self, cell, nil) }
      left[name, default: 0] += 1
    }
  }

  /// Whether the cells of both lists have the same names in the same order.
  private func areAligned(_ olds: [RowPlace], _ news: [RowPlace]) -> Bool {
    guard oldSizesAreEqual, olds.count == news.count else { return false }
    return zip(olds, news).allSatisfy { before, after in
      new.sizes.indices.allSatisfy { size in
        let (first, second) = (old.paints(of: before, size: size), new.paints(of: after, size: size))
        return first.count == second.count && zip(first, second).allSatisfy { oldThemes[$1.theme] == $0.theme }
      }
    }
  }

  private func compare(
    _ before: PreviewManifest.CellPlace, _ after: PreviewManifest.CellPlace
  ) -> (CellHalves, isJudgedOtherwise: Bool) {
    let (first, second) = (
      old.geometry(of: before.row, size: before.size), new.geometry(of: after.row, size: after.size)
    )
    var halves: CellHalves = []
    if first.hash != second.hash { halves.insert(.shapes) }
    if old.paintHash(of: before) != new.paintHash(of: after) { halves.insert(.colors) }
    let (one, other) = (old.components[before.row.component].slots, new.components[after.row.component].slots)
    let isSame =
      one == other
      ? first.verdicts == second.verdicts && first.overhangs == second.overhangs
      : first.namedVerdicts(one) == second.namedVerdicts(other)
    return (halves, !isSame)
  }
}

extension PreviewManifest {
  fileprivate func sizeAndTheme(_ cell: CellPlace) -> [String] {
    [sizes[cell.size], themes[paints(of: cell.row, size: cell.size)[cell.paint].theme]]
  }

  fileprivate func paintHash(of cell: CellPlace) -> String {
    components[cell.row.component].paints[paints(of: cell.row, size: cell.size)[cell.paint].paint]
  }
}

extension ManifestComponent.Geometry {
  fileprivate func namedVerdicts(_ slots: [String]) -> [[String]] {
    [verdicts, overhangs].map { $0.map { ($0.slot < 0 ? "" : slots[$0.slot]) + ":" + $0.verdict.rawValue } }
  }
}
