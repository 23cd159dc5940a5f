/// A screen that components are laid out on, upright or on its side.
package struct Device: Hashable, Sendable {
  /// Whether there is little or much room in a direction, as UIKit's size classes say.
  package enum SizeClass: String, Sendable, CaseIterable { case compact, regular }

  /// Name as the command line takes it, as in “iphone-se”.
  package var name: String
  package var width: Points
  package var height: Points
  /// Pixels per point.
  package var scale: Double
  /// What bars and the camera cover.
  package var safeArea: EdgeInsets
  package var horizontalClass: SizeClass
  package var verticalClass: SizeClass

  package init(
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
