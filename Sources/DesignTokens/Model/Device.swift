/// A screen that components are laid out on, in portrait.
public struct Device: Hashable, Sendable {
  /// Name as the command line takes it, as in “iphone-se”.
  public var name: String
  public var width: Points
  public var height: Points
  /// Pixels per point.
  public var scale: Double

  public init(name: String, width: Points, height: Points, scale: Double) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
  }
}
