import DesignTokens
import TextLayout

/// One thing that is wrong with a cell, or that nobody knows to be right; or a text that only just fits.
struct CellFlaw {
  let verdict: Verdict
  /// What the measures alone say, where the verdict is ``Verdict/uncertain``.
  let nominalVerdict: Verdict?
  /// The slot whose text it is about; of an overhang without a text the first.
  let slot: String
  /// `nil` where the slot shows no text.
  let text: TextPlacement?
  /// Where something sticks out.
  let overhang: Overhang?
  /// What a text that fits leaves too little room for; `nil` for any other verdict.
  var tightness: Tightness?
  /// What the verdict rests on.
  var assumptions: [Assumption] { overhang?.assumptions ?? text?.assumptions ?? [] }
}

extension SpecimenCells {
  /// Whether a text in one of the layouts surely does not fit, or something surely sticks out.
  package func fails(in layout: ComponentLayout) -> Bool {
    layout.texts.contains { $0.verdict != .fits && verdict(of: $0).shown.fails }
      || !layout.overhangs.isEmpty && overhangs(in: layout).contains { verdict(of: $0.overhang).shown.fails }
  }

  /// What is wrong in one of the layouts: of the text of a slot, and of what sticks out.
  func flaws(of layout: ComponentLayout) -> [CellFlaw] {
    var flaws: [CellFlaw] = []
    for text in layout.texts where text.verdict != .fits && !untranslated.contains(text.slot) {
      let verdict = verdict(of: text)
      // Nothing is said of what may fit, of a family that is absent, and of what has no room at all as far as is known:
      // what stands over a view that is not read.
      if verdict.shown == .uncertain,
        verdict.nominal == .fits || verdict.nominal == nil && !text.source.hasMissingGlyphs || text.available < 1
      {
        continue
      }
      flaws.append(
        CellFlaw(verdict: verdict.shown, nominalVerdict: verdict.nominal, slot: text.slot, text: text, overhang: nil))
    }
    for (slot, overhang) in overhangs(in: layout) where !untranslated.contains(slot) {
      let verdict = verdict(of: overhang)
      flaws.append(
        CellFlaw(
          verdict: verdict.shown, nominalVerdict: verdict.nominal, slot: slot,
          text: layout.texts.first { $0.slot == slot }, overhang: overhang))
    }
    return flaws
  }

  /// What sticks out in one of the layouts, one for each slot that it is told of: what leaves the container says more
  /// than what leaves a frame in it, and a text that is cut off in its frame more than that its lines leave it.
  package func overhangs(in layout: ComponentLayout) -> [(slot: String, overhang: Overhang)] {
    var found: [(slot: String, overhang: Overhang)] = []
    for overhang in layout.overhangs.reversed() {
      guard let slot = overhang.slot ?? layout.texts.first?.slot, !found.contains(where: { $0.slot == slot }),
        overhang.holder == .container || !layout.texts.contains(where: { $0.slot == slot && $0.isCut })
      else { continue }
      found.append((slot, overhang))
    }
    return found
  }

  /// The verdict on a text: uncertain where it rests on what nobody stated, or where the text is not there.
  package func verdict(of text: TextPlacement) -> (shown: Verdict, nominal: Verdict?) {
    if text.verdict != .fits, isAssumed || untranslated.contains(text.slot) {
      return (.uncertain, text.nominalVerdict ?? text.verdict)
    }
    return (text.verdict, text.nominalVerdict)
  }

  package func verdict(of overhang: Overhang) -> (shown: Verdict, nominal: Verdict?) {
    let isDoubtful = isAssumed || overhang.slot.map(untranslated.contains) ?? false
    return isDoubtful || overhang.verdict == .uncertain ? (.uncertain, .overhangs) : (overhang.verdict, nil)
  }
}
