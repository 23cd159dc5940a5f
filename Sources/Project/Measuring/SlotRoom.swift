import DesignTokens
import TextLayout

/// The room that a slot of a specimen gives the text of a key, at a text size on a device.
package struct SlotRoom: Hashable, Sendable {
  /// How far the width is known.
  package enum Certainty: Hashable, Sendable {
    /// A text that is a little narrower fits, and one that is a little wider does not.
    case known
    /// It rests on what the guide leaves open, or on a view whose size the code does not say.
    case assumed
  }

  package let component: String
  package let slot: String
  package let size: DynamicTypeSize
  package let device: String
  /// What a line of a text that is too long is offered.
  package let width: Points
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
  package let certainty: Certainty

  /// How many ems of text there is room for; infinite where it wraps freely.
  package var ems: Double {
    guard let lines, pointSize > .zero else { return .infinity }
    return width.value * Double(lines) / pointSize.value
  }
}
