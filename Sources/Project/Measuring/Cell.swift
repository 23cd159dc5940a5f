import DesignTokens
import TextLayout

/// The text of one slot of a specimen at one size on one device, in which something is wrong or only just right: what
/// is to be said of it.
///
/// The text as it was shaped is not kept: it would be many times as large. It is a class because a subject and its
/// findings share it.
public final class Cell: Sendable {
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
  public let specimen: Int
  /// Name of the sample; empty where there is one only.
  public let sample: String
  /// The slot of the key.
  public let slot: String
  /// The number of the choice of axes in the plan.
  public let choice: Int
  /// Whether that choice is none of the specimen's: it is shown so that the choice is shown at all.
  public var isOtherChoice: Bool { rank.isOtherChoice }
  /// Whether the sample has arguments that nobody stated.
  public let isAssumed: Bool
  /// The plural categories that the text was made for, as in “few”; empty without a plural.
  public let categories: [String]
  /// The number of the theme.
  public let theme: Int
  /// The number of the device among those of the request.
  public let device: Int
  /// Least width at which the text would fit; where it does, its own. Where something sticks out, the length of it.
  public let needed: Points
  /// Width that was offered to the text. Where something sticks out, the length that holds it.
  public let available: Points
  /// Lines that the text needs at this width, and how high they are.
  public let neededLines: Int
  public let neededHeight: Points
  /// Height that was offered to the text; infinite where it is free.
  public let availableHeight: Points
  public let lineLimit: Int?
  public let size: DynamicTypeSize
  /// The smallest of the twelve sizes at which the text does not fit on the device; `nil` where it fits at all.
  public let firstFailingSize: DynamicTypeSize?
  public let lineHeight: Points
  /// The font of the slot.
  public let font: FontRequest
  /// Em size at the reader's text size, after shrinking if the text may shrink.
  public let pointSize: Points
  /// As ``ShapedText/guardBand``.
  public let guardBand: Double
  /// What a reader sees, with … for what is truncated.
  public let visible: String
  /// The lines as they are shown, where a word breaks inside; else empty.
  public let brokenLines: [String]
  /// Grapheme clusters without a glyph.
  public let missingGlyphs: [String]
  /// What the verdict rests on.
  public let assumptions: [Assumption]
  /// What would make the text fit here.
  public let remedy: Remedy?
  /// What sticks out; `nil` for another verdict.
  public let overhang: Overhang?
  /// The narrowest wider device of the design system on which it fits at this size; `nil` without one.
  public let fittingDevice: String?
  /// The room to spare at every size; `nil` where the request does not ask for it.
  public let headroom: Headroom?
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
    lineHeight = text.lineHeight
    font = text.font
    pointSize = text.pointSize
    guardBand = text.source.guardBand
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
