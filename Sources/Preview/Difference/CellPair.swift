/// Two cells of one name, at least one of which is there.
struct CellPair {
  let old: PreviewManifest.CellPlace?
  let new: PreviewManifest.CellPlace?
  /// What of its look differs by its hashes.
  let halves: CellHalves
  let isJudgedOtherwise: Bool
  /// A number among the lists of candidates.
  let candidates: Int
}
