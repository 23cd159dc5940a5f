import DesignTokens

/// What a finger presses, in its place in a component.
public struct TouchTarget: Hashable, Sendable {
  public let frame: Rectangle
  /// The least length of its sides; `nil` leaves it to the component.
  public let minimum: Points?

  public var shorterSide: Points { min(frame.width, frame.height) }
}
