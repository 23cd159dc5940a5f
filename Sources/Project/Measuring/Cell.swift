import DesignTokens
import TextLayout

/// One text in one slot at one size on one device in one theme, in which it does not fit or only just: what is to be
/// said of it.
///
/// The text as it was shaped is not kept: it would be many times as large. It is a class because a subject and its
/// findings share it.
public final class Cell: Sendable {
  /// The plural categories that the text was made for, as in “few”; empty without a plural.
  public let categories: [String]
  /// The number of the theme.
  public let theme: Int
  /// The number of the device among those of the request.
  public let device: Int
  /// Least width at which the text would fit; where it does, its own.
  public let needed: Points
  /// Width that was offered to the text.
  public let available: Points
  /// Lines that the text needs at this width.
  public let neededLines: Int
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
  /// What would make the text fit here.
  public let remedy: Remedy?
  /// The narrowest wider device of the design system on which it fits at this size; `nil` without one.
  public let fittingDevice: String?
  /// The room to spare at every size; `nil` where the request does not ask for it.
  public let headroom: Headroom?

  init(
    _ placed: PlacedCell, font: FontRequest, brokenLines: [String], firstFailingSize: DynamicTypeSize?,
    fittingDevice: String?, headroom: Headroom?
  ) {
    let placement = placed.placement
    categories = placed.text.categories
    theme = placed.theme
    device = placed.device
    size = placed.size
    needed = placement.needed
    available = placement.available
    neededLines = placement.neededLines
    lineLimit = placement.lineLimit
    lineHeight = placement.lineHeight
    self.font = font
    pointSize = placement.pointSize
    guardBand = placement.source.guardBand
    visible = placement.visible
    self.brokenLines = brokenLines
    missingGlyphs = placement.missingGlyphs
    remedy = placement.remedy
    self.firstFailingSize = firstFailingSize
    self.fittingDevice = fittingDevice
    self.headroom = headroom
  }
}
