/// Tells the causes of one pair of cells after the other.
struct PairCauses {
  private let old, new: PreviewManifest
  private let search: DifferenceSearch
  private let added, removed: PresenceCauses
  private(set) var list: CauseList

  init(of search: DifferenceSearch, from old: PreviewManifest, to new: PreviewManifest) {
    (self.old, self.new) = (old, new)
    self.search = search
    added = PresenceCauses(lackedBy: old)
    removed = PresenceCauses(lackedBy: new)
    list = search.causes
  }

  /// Numbers among ``list``, each once; at least one.
  mutating func numbers(of pair: CellPair, _ before: PreviewCell?, _ after: PreviewCell?) -> [Int] {
    guard let before, let after, let place = pair.old, let newPlace = pair.new else {
      if let after { return [list.number(of: .new, added.name(of: after))] }
      return [before.map { list.number(of: .removed, removed.name(of: $0)) } ?? unknown()]
    }
    let candidates = search.candidates[pair.candidates]
    guard !pair.halves.isEmpty else {
      // A cell that differs in pixels alone was drawn otherwise: nothing here says why.
      guard pair.isJudgedOtherwise else { return [unknown()] }
      let causes = Set(candidates.filter { $0.halves == .all }.map(\.cause)).sorted()
      return causes.isEmpty ? [judgement(before, after)] : causes
    }
    var causes: Set<Int> = []
    var explained: CellHalves = []
    for half in [CellHalves.shapes, .colors] where pair.halves.contains(half) {
      let likely = search.effects.likely(
        candidates, component: after.name.component, axes: after.name.axes, half: half)
      if !likely.isEmpty { explained.insert(half) }
      causes.formUnion(likely)
    }
    // Other boxes have other colors.
    if explained.contains(.shapes) { explained.insert(.colors) }
    if !explained.isSuperset(of: pair.halves) { causes.insert(weak(place, newPlace)) }
    return causes.sorted()
  }

  private mutating func unknown() -> Int { list.number(of: .unknown, "") }

  private mutating func judgement(_ before: PreviewCell, _ after: PreviewCell) -> Int {
    list.number(
      of: .rule, "", "\(before.worstVerdict.phrase) → \(after.worstVerdict.phrase), though it looks the same")
  }

  /// What explains a change only where nothing else does.
  private mutating func weak(_ before: PreviewManifest.CellPlace, _ after: PreviewManifest.CellPlace) -> Int {
    let (fonts, others) = (old.fontNames(of: before), new.fontNames(of: after))
    if fonts != others {
      let gone = fonts.subtracting(others).sorted().joined(separator: ", ")
      let come = others.subtracting(fonts).sorted().joined(separator: ", ")
      return list.number(of: .font, come.isEmpty ? gone : come, gone.isEmpty ? "new" : CauseList.change(gone, come))
    }
    guard old.tool != new.tool else { return unknown() }
    return list.number(of: .tool, "", "\(CauseList.change(old.tool, new.tool)); nothing else is known to have changed")
  }
}

extension PreviewManifest {
  fileprivate func fontNames(of cell: CellPlace) -> Set<String> {
    let component = components[cell.row.component]
    let locale = component.rows[cell.row.row].locale
    return Set(component.fonts[component.fonts.count == 1 ? 0 : locale].map { inputs.fonts[$0].name })
  }
}
