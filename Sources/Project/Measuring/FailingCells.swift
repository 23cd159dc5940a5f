import DesignTokens
import TextLayout

/// The cells of a specimen with one sample on one device in which the text of one slot has one verdict, at some sizes.
public struct FailingCells: Sendable {
  /// Numbers in the plan and request of the measured project.
  public let specimen: Int
  public let slot: String
  public let sample: String
  public let device: Int
  /// The choices and themes that have these measures.
  public let occurrences: [SpecimenCells.Occurrence]
  /// Ascending.
  public internal(set) var sizes: [DynamicTypeSize]
}
