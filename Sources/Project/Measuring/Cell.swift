import DesignTokens
import TextLayout

/// One text in one slot at one size on one device, measured.
public struct Cell: Sendable {
  /// The number of the subject in ``MeasuredProject/subjects``.
  public let subject: Int
  /// The number of the text among the subject's texts.
  public let text: Int
  public let device: Device
  public let size: DynamicTypeSize
  public let placement: TextPlacement
  /// The smallest of the twelve sizes at which the text does not fit here; `nil` where this cell fits.
  public let firstFailingSize: DynamicTypeSize?
  /// Width and height of the whole component.
  public let componentWidth: Points
  public let componentHeight: Points
}
