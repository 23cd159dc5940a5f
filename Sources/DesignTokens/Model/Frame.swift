/// The bounds of SwiftUI's `frame` modifiers in one value; `nil` leaves a side to the content.
public struct Frame: Hashable, Sendable {
  public struct Bounds: Hashable, Sendable {
    public var minimum: Points?
    public var ideal: Points?
    /// May be infinite: the box then takes all that is proposed.
    public var maximum: Points?
    /// Excludes the other three.
    public var fixed: Points?

    public init(minimum: Points? = nil, ideal: Points? = nil, maximum: Points? = nil, fixed: Points? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
      self.fixed = fixed
    }
  }

  public var width: Bounds
  public var height: Bounds
  /// Where the content stands when the frame is larger than it.
  public var alignment: Stack.Alignment

  public init(width: Bounds = .init(), height: Bounds = .init(), alignment: Stack.Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
