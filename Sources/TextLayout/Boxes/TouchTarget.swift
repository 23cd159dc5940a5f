import DesignTokens

/// What a finger presses, in its place in a component.
package struct TouchTarget: Hashable, Sendable {
  package let frame: Rectangle
  /// The least length of its sides; `nil` leaves it to the component.
  package let minimum: Points?

  package var shorterSide: Points { min(frame.width, frame.height) }
}
