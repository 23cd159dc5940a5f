/// A screen that components are laid out on, upright or on its side.
public struct Device: Hashable, Sendable {
  /// Whether there is little or much room in a direction, as UIKit's size classes say.
  public enum SizeClass: String, Sendable, CaseIterable { case compact, regular }

  /// Name as the command line takes it, as in “iphone-se”.
  public var name: String
  public var width: Points
  public var height: Points
  /// Pixels per point.
  public var scale: Double
  /// What bars and the camera cover.
  public var safeArea: EdgeInsets
  public var horizontalClass: SizeClass
  public var verticalClass: SizeClass

  public init(
    name: String, width: Points, height: Points, scale: Double, safeArea: EdgeInsets = EdgeInsets(),
    horizontalClass: SizeClass = .compact, verticalClass: SizeClass = .regular
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.horizontalClass = horizontalClass
    self.verticalClass = verticalClass
  }
}
