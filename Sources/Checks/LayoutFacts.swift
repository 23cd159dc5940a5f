import DesignTokens
import Project
import TextLayout

/// What was measured where a text does not fit.
public struct LayoutFacts: Sendable {
  public let component: String
  public let slot: String
  public let axes: [String: String]
  public let device: String
  /// The theme, as in “density=compact”; `nil` where there is only one.
  public let theme: String?
  public let verdict: Verdict
  let cell: Cell

  public var size: DynamicTypeSize { cell.size }
  /// Least width at which the text would fit.
  public var needed: Points { cell.needed }
  public var available: Points { cell.available }
  /// Lines that the text needs.
  public var lines: Int { cell.neededLines }
  public var lineLimit: Int? { cell.lineLimit }
  /// What a reader would see.
  public var visible: String { cell.visible }
  /// The smallest of the twelve sizes at which the text does not fit on this device.
  public var firstFailingSize: DynamicTypeSize? { cell.firstFailingSize }
  /// What would make it fit here.
  public var remedy: Remedy? { cell.remedy }
  /// The narrowest wider device of the token files on which it fits; `nil` without one.
  public var fittingDevice: String? { cell.fittingDevice }
  /// Family, weight and size, as in “Urbanist SemiBold 43 pt”.
  public var font: String { cell.font.description(at: cell.pointSize) }
  /// The room to spare at every size; `nil` where it was not asked for.
  public var headroom: Headroom? { cell.headroom }
}
