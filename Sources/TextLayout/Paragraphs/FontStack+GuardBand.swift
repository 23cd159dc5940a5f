extension FontStack {
  /// Letters that the family lacks are set in Apple's own fonts in an app, here in Noto's: by how much the widths
  /// differ is a choice of ours.
  private static let fallbackGuardBand = GuardBand(0.05)

  /// By how much a text may be wider or narrower than it is measured, as a part of its length.
  ///
  /// Each character has the band of its origin, for its part of the whole text: a line that holds more than its share
  /// of doubtful characters may be off by more.
  /// - Complexity: O(*n*) in the clusters.
  func guardBand(of draft: borrowing ParagraphDraft, in units: [UInt16]) -> GuardBand {
    guard let first = fonts.first, draft.clusterCount > 0 else { return .none }
    // The first of them is U+203C; dashes, quotation marks and the ellipsis come before it.
    let mayShowEmoji = units.contains { $0 >= 0x203C }
    if first.isExact, draft.fonts.areFirstAtMost, !mayShowEmoji { return .none }
    let length = draft.advance(draft.clusterCount)
    guard length > 0 else { return .none }
    var band = GuardBand.none
    for cluster in 0..<draft.clusterCount {
      let scalar = Self.scalar(in: units, at: draft.offset(cluster))
      let isFirst =
        draft.fonts.areFirstAtMost
        && !(mayShowEmoji && Emoji.isShown(by: units[draft.offset(cluster)..<draft.offset(cluster + 1)]))
      let own =
        isFirst || first.font.face.covers(scalar) ? first.guardBand(of: scalar) : Self.fallbackGuardBand
      band = band + own * ((draft.advance(cluster + 1) - draft.advance(cluster)) / length)
    }
    return band
  }
}
