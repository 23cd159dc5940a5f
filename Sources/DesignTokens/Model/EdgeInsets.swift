/// Space at the four sides of a box; leading and trailing follow the direction of the locale.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Points
  public var leading: Points
  public var bottom: Points
  public var trailing: Points

  public init(top: Points = 0, leading: Points = 0, bottom: Points = 0, trailing: Points = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
