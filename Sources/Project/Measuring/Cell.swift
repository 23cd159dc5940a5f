import DesignTokens
import TextLayout

/// The text of one slot of a specimen at one size on one device, in which something is wrong or only just right: what
/// is to be said of it.
///
/// The text as it was shaped is not kept: it would be many times as large. It is a class because a subject and its
/// findings share it.
package final class Cell: Sendable {
  /// Which of two cells is the worse one to show: the lesser rank.
  struct Rank: Comparable {
    /// Whether the specimen is shown with a choice of axes that is not its own.
    let isOtherChoice: Bool
    let size: DynamicTypeSize
    let width: Points
    let specimen: Int

    static func < (left: Rank, right: Rank) -> Bool {
      if left.isOtherChoice != right.isOtherChoice { return right.isOtherChoice }
      return (left.size, left.width, left.specimen) < (right.size, right.width, right.specimen)
    }
  }

  /// The number of the specimen in the plan.
  package let specimen: Int
  /// Name of the sample; empty where there is one only.
  package let sample: String
  /// The slot of the key.
  package let slot: String
  /// The number of the choice of axes in the plan.
  package let choice: Int
  /// Whether that choice is none of the specimen's: it is shown so that the choice is shown at all.
  package var isOtherChoice: Bool { rank.isOtherChoice }
  /// Whether the sample has arguments that nobody stated.
  package let isAssumed: Bool
  /// The plural categories that the text was made for, as in “few”; empty without a plural.
  package let categories: [String]
  /// The number of the theme.
  package let theme: Int
  /// The number of the device among those of the request.
  package let device: Int
  /// Least width at which the text would fit; where it does, its own. Where something sticks out, the length of it.
  package let needed: Points
  /// Width that was offered to the text. Where something sticks out, the length that holds it.
  package let available: Points
  /// Lines that the text needs at this width, and how high they are.
  package let neededLines: Int
  package let neededHeight: Points
  /// Height that was offered to the text; infinite where it is free.
  package let availableHeight: Points
  package let lineLimit: Int?
  /// Whether it stands in a field until something is typed.
  package let isPrompt: Bool
  package let size: DynamicTypeSize
  /// The smallest of the twelve sizes at which the text does not fit on the device, or may not; `nil` where it fits at
  /// all.
  package let firstFailingSize: DynamicTypeSize?
  package let lineHeight: Points
  /// Em size at the reader's text size, after shrinking if the text may shrink.
  package let pointSize: Points
  /// The fonts that the text is drawn in, as in “Urbanist SemiBold 43 pt”.
  package let fontText: String
  /// As ``ShapedText/guardBand``.
  package let guardBand: Double
  /// Why the verdict is open; `nil` where it is not, or for other reasons.
  package let doubt: VerdictDoubt?
  /// What a reader sees, with … for what is truncated.
  package let visible: String
  /// The lines as they are shown, where a word breaks inside; else empty.
  package let brokenLines: [String]
  /// Grapheme clusters without a glyph.
  package let missingGlyphs: [String]
  /// What the verdict rests on.
  package let assumptions: [Assumption]
  /// What would make the text fit here.
  package let remedy: Remedy?
  /// What sticks out; `nil` for another verdict.
  package let overhang: Overhang?
  /// The narrowest wider device of the design system on which it fits at this size; `nil` without one.
  package let fittingDevice: String?
  /// The room to spare at every size; `nil` where the request does not ask for it.
  package let headroom: Headroom?
  let rank: Rank

  init(
    _ found: FoundCell, text: TextPlacement, firstFailingSize: DynamicTypeSize?, fittingDevice: String?,
    headroom: Headroom?
  ) {
    specimen = found.cells.specimen
    sample = found.cells.sample
    slot = found.flaw.slot
    isAssumed = found.cells.isAssumed
    choice = found.cells.occurrences.first?.choice ?? 0
    theme = found.cells.occurrences.first?.themes.first ?? 0
    categories = found.cells.texts[found.flaw.slot]?.categories ?? []
    device = found.device
    size = found.size
    let (verdict, overhang) = (found.flaw.nominalVerdict ?? found.flaw.verdict, found.flaw.overhang)
    available = overhang?.worst.available ?? text.available
    needed = overhang.map { $0.worst.available + $0.worst.excess } ?? text.needed
    neededLines = text.neededLines
    neededHeight = text.neededHeight
    availableHeight = text.availableHeight ?? .infinity
    lineLimit = text.lineLimit
    isPrompt = text.isPrompt
    lineHeight = text.lineHeight
    pointSize = text.pointSize
    fontText = text.fontText
    guardBand = text.source.guardBand(atPointSize: text.pointSize)
    doubt = verdict != found.flaw.verdict && overhang == nil ? text.doubt : nil
    visible = text.visible
    brokenLines = verdict == .breaksMidWord ? text.visibleTexts : []
    missingGlyphs = text.missingGlyphs
    assumptions = found.flaw.assumptions
    remedy = overhang == nil ? text.remedy : nil
    self.overhang = overhang
    self.firstFailingSize = firstFailingSize
    self.fittingDevice = fittingDevice
    self.headroom = headroom
    rank = found.rank
  }
}
