import DesignTokens
import TextLayout

/// The cells of a specimen with one sample on one device in which the text of one slot has one verdict, at some sizes.
package struct FailingCells: Sendable {
  /// Numbers in the plan and request of the measured project.
  package let specimen: Int
  package let slot: String
  package let sample: String
  package let device: Int
  /// The choices and themes that have these measures.
  package let occurrences: [SpecimenCells.Occurrence]
  /// Ascending.
  package internal(set) var sizes: [DynamicTypeSize]
}
