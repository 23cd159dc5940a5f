import DesignTokens
import Project
import TextLayout

/// What was measured where a text does not fit.
public struct LayoutFacts: Sendable {
  public var component: String
  public var slot: String
  public var axes: [String: String]
  public var device: String
  public var size: DynamicTypeSize
  public var verdict: Verdict
  /// Least width at which the text would fit.
  public var needed: Points
  public var available: Points
  /// Lines that the text needs.
  public var lines: Int
  public var lineLimit: Int?
  /// What a reader would see.
  public var visible: String
  /// The smallest of the twelve sizes at which the text does not fit on this device.
  public var firstFailingSize: DynamicTypeSize?
  /// What would make it fit here.
  public var remedy: Remedy?
  /// The narrowest wider device of the token files on which it fits; `nil` without one.
  public var fittingDevice: String?
  /// Family, weight and size, as in “Urbanist SemiBold 43 pt”.
  public var font: String
  /// The theme, as in “density=compact”; `nil` where there is only one.
  public var theme: String?
  /// The room to spare at every size, worked out when it is asked for.
  public var headroom: Headroom?
}
