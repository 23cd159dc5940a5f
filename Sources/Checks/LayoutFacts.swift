import DesignTokens
import Project
import TextLayout

/// What was measured where a text does not fit.
public struct LayoutFacts: Sendable {
  /// The same text elsewhere: cells of a specimen on a device.
  public struct FailingGroup: Sendable {
    public let specimen: String
    public let slot: String
    public let sample: String
    public let device: String
    /// Choices of axes, each with the themes that have it.
    public let occurrences: [(axes: [String: String], themes: [String])]
    public let sizes: [DynamicTypeSize]
  }

  public let component: String
  /// Name of the specimen.
  public let specimen: String
  public let axes: [String: String]
  public let device: String
  /// The theme, as in “density=compact”; `nil` where there is only one.
  public let theme: String?
  public let verdict: Verdict
  /// What the measures alone say, where the verdict is uncertain.
  public let nominalVerdict: Verdict?
  /// All cells with this verdict, those of this one among them.
  public let failing: [FailingGroup]
  /// The cell by which it is shown.
  package let cell: Cell

  public var slot: String { cell.slot }
  /// Name of the sample; empty where there is one only.
  public var sample: String { cell.sample }
  public var size: DynamicTypeSize { cell.size }
  /// Least width at which the text would fit.
  public var needed: Points { cell.needed }
  public var available: Points { cell.available }
  public var neededHeight: Points { cell.neededHeight }
  /// Infinite where it is free.
  public var availableHeight: Points { cell.availableHeight }
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
  /// What the verdict rests on; empty where it would be the same without.
  public var assumptions: [Assumption] { cell.assumptions }
  /// What sticks out; `nil` for another verdict.
  public var overhang: Overhang? { cell.overhang }
  /// The room to spare at every size; `nil` where it was not asked for.
  public var headroom: Headroom? { cell.headroom }
}
