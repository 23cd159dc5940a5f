/// A change over time as a token gives it.
package struct TransitionValue: Hashable, Sendable {
  package let duration: DurationValue
  /// Time before it begins.
  package let delay: DurationValue
  /// Two control points, x and y of each; both x lie between 0 and 1.
  package let timingFunction: [Double]
}
