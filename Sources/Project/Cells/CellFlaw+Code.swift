import DesignTokens
import TextLayout

extension SpecimenCells {
  /// Returns what is wrong in a layout of a view that an app's own code describes, where that is a matter of its texts.
  ///
  /// What the lengths of the code, and texts of run time, make without a translated letter is none. Nor does a flaw
  /// rest on the height of a font in the place of the system's own fallback: lines are as high as they are at least. In
  /// a frame whose lengths nobody knows a text may have all that the view has. What is told rests on what SwiftUI is
  /// known to do, and no lack of height that placing alone makes is.
  ///
  /// - Returns: What is wrong, and whether more would be with lines as high as those of the fallback.
  func flawsOfTexts(
    in layout: ComponentLayout, at size: DynamicTypeSize, on device: Device
  ) -> (flaws: [CellFlaw], leavesHeightsOpen: Bool) {
    var flaws = flaws(of: layout)
    var leavesHeightsOpen = false
    if !flaws.isEmpty, let least = inLeastHeight {
      let slots = Set(flaws.map(\.slot))
      flaws = least.flaws(of: least.layout(at: size, on: device))
      leavesHeightsOpen = !slots.isSubset(of: flaws.map(\.slot))
    }
    flaws.removeAll { $0.restsOnFrame && ($0.overhang != nil || ($0.text?.needed ?? 0) <= container.width(on: device)) }
    flaws.removeAll { $0.overhang == nil && $0.text?.lacksHeightWherePlaced ?? false }
    guard flaws.contains(where: { $0.overhang != nil }) else { return (flaws, leavesHeightsOpen) }
    let all = translated
    func isThere(_ overhang: Overhang, without slots: [String]) -> Bool {
      overhang.isThere(in: withoutLetters(in: slots).layout(at: size, on: device, asWritten: true))
    }
    flaws = flaws.compactMap { flaw in
      guard let overhang = flaw.overhang else { return flaw }
      if isThere(overhang, without: all) { return nil }
      // In a frame the text stands that is named.
      guard overhang.holder == .container else { return flaw }
      // The text that reaches furthest may be there because of another; of several alike none is it alone.
      let causes = ([flaw.slot] + all).prefix(Self.mostCauses)
      return flaw.of(causes.first { !isThere(overhang, without: [$0]) } ?? flaw.slot, in: layout)
    }
    return (flaws, leavesHeightsOpen)
  }

  /// As many texts are asked at most whether something sticks out because of them.
  private static let mostCauses = 16
}

extension CellFlaw {
  /// The same flaw, told of another slot.
  fileprivate func of(_ slot: String, in layout: ComponentLayout) -> CellFlaw {
    if slot == self.slot { return self }
    return CellFlaw(
      verdict: verdict, nominalVerdict: nominalVerdict, slot: slot, text: layout.texts.first { $0.slot == slot },
      overhang: overhang)
  }

  /// Whether it rests on the lengths of a frame that are known at run time alone.
  fileprivate var restsOnFrame: Bool {
    verdict == .uncertain && assumptions.first.map { $0.isUnknown && $0.property == "frame" } ?? false
  }
}

extension Overhang {
  /// Whether as much of the same box sticks out in another layout.
  fileprivate func isThere(in other: ComponentLayout) -> Bool {
    other.overhangs.contains {
      $0.holder == holder && $0.path == path && $0.excess.width.value > excess.width.value - 0.5
        && $0.excess.height.value > excess.height.value - 0.5
    }
  }
}
