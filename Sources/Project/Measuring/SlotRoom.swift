import DesignTokens
import TextLayout

/// The room that a slot of a specimen gives the text of a key, at a text size on a device.
package struct SlotRoom: Hashable, Sendable {
  package let component: String
  package let slot: String
  package let size: DynamicTypeSize
  package let device: String
  /// What a line of the text is offered.
  package let width: Points
  /// Whether the width rests on what the guide leaves open, or on a view whose size the code does not say.
  package let isAssumed: Bool
  /// A text on one line of this width fits for certain, whatever is assumed; `nil` where that is much less than the
  /// width, or where the text wraps freely.
  package let sureWidth: Points?
  /// Most lines, by the limit and the height; `nil` where the text wraps freely.
  package let lines: Int?
  /// Family and weight of the slot.
  package let appearance: TextAppearance
  /// Em size at ``size``, before the text shrinks.
  package let pointSize: Points
  /// Least factor by which the text shrinks before it is cut off; 1 never shrinks.
  package let leastScale: Double
  /// Whether all that stands in the slot is the text of the key: no argument, and no letters that the code adds.
  package let isWholeText: Bool

  /// How many ems of text fit for certain; infinite where that is not known.
  package var sureEms: Double {
    guard let sureWidth, let lines, pointSize > .zero else { return .infinity }
    return sureWidth.value * Double(lines) / pointSize.value
  }
}
