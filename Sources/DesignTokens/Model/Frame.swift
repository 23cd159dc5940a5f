/// The bounds of SwiftUI's `frame` modifiers in one value; `nil` leaves a side to the content.
package struct Frame: Hashable, Sendable {
  package struct Bounds: Hashable, Sendable {
    package var minimum: Points?
    package var ideal: Points?
    /// May be infinite: the box then takes all that is proposed.
    package var maximum: Points?
    /// Excludes the other three.
    package var fixed: Points?

    package init(minimum: Points? = nil, ideal: Points? = nil, maximum: Points? = nil, fixed: Points? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
      self.fixed = fixed
    }
  }

  package var width: Bounds
  package var height: Bounds
  /// Where the content stands when the frame is larger than it.
  package var alignment: Stack.Alignment

  package init(width: Bounds = .init(), height: Bounds = .init(), alignment: Stack.Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
