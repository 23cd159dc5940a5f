import DesignTokens
import Project
import TextLayout

/// What was measured where a text does not fit.
package struct LayoutFacts: Sendable {
  /// The same text elsewhere: cells of a specimen on a device.
  package struct FailingGroup: Sendable {
    package let specimen: String
    package let slot: String
    package let sample: String
    package let device: String
    /// Choices of axes, each with the themes that have it.
    package let occurrences: [(axes: [String: String], themes: [String])]
    package let sizes: [DynamicTypeSize]
  }

  package let component: String
  /// Name of the specimen.
  package let specimen: String
  package let axes: [String: String]
  package let device: String
  /// The theme, as in “density=compact”; `nil` where there is only one.
  package let theme: String?
  package let verdict: Verdict
  /// What the measures alone say, where the verdict is uncertain.
  package let nominalVerdict: Verdict?
  /// All cells with this verdict, those of this one among them.
  package let failing: [FailingGroup]
  /// The cell by which it is shown.
  package let cell: Cell

  package var slot: String { cell.slot }
  /// Name of the sample; empty where there is one only.
  package var sample: String { cell.sample }
  package var size: DynamicTypeSize { cell.size }
  /// Least width at which the text would fit.
  package var needed: Points { cell.needed }
  package var available: Points { cell.available }
  package var neededHeight: Points { cell.neededHeight }
  /// Infinite where it is free.
  package var availableHeight: Points { cell.availableHeight }
  /// Lines that the text needs.
  package var lines: Int { cell.neededLines }
  package var lineLimit: Int? { cell.lineLimit }
  /// What a reader would see.
  package var visible: String { cell.visible }
  /// The smallest of the twelve sizes at which the text does not fit on this device.
  package var firstFailingSize: DynamicTypeSize? { cell.firstFailingSize }
  /// What would make it fit here.
  package var remedy: Remedy? { cell.remedy }
  /// The narrowest wider device of the token files on which it fits; `nil` without one.
  package var fittingDevice: String? { cell.fittingDevice }
  /// Family, weight and size, as in “Urbanist SemiBold 43 pt”.
  package var font: String { cell.font.description(at: cell.pointSize) }
  /// What the verdict rests on; empty where it would be the same without.
  package var assumptions: [Assumption] { cell.assumptions }
  /// What sticks out; `nil` for another verdict.
  package var overhang: Overhang? { cell.overhang }
  /// The room to spare at every size; `nil` where it was not asked for.
  package var headroom: Headroom? { cell.headroom }
}
