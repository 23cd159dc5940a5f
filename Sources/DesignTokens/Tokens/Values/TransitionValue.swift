/// A change over time as a token gives it.
public struct TransitionValue: Hashable, Sendable {
  public let duration: DurationValue
  /// Time before it begins.
  public let delay: DurationValue
  /// Two control points, x and y of each; both x lie between 0 and 1.
  public let timingFunction: [Double]
}
