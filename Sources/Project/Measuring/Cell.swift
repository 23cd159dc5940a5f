import DesignTokens
import TextLayout

/// One text in one slot at one size on one device in one theme, measured.
public struct Cell: Sendable {
  /// The number of the text among the subject's texts.
  public let text: Int
  /// The number of the theme.
  public let theme: Int
  public let device: Device
  public let size: DynamicTypeSize
  public let placement: TextPlacement
  /// The smallest of the twelve sizes at which the text does not fit on the device; `nil` where it fits at all.
  public internal(set) var firstFailingSize: DynamicTypeSize?
  /// The narrowest wider device of the design system on which it fits at this size; `nil` without one.
  public internal(set) var fittingDevice: String?
}
