import DesignTokens

/// How a component is made into a picture.
package struct PictureStyle: Sendable {
  /// Pixels a point, from 1 to 3.
  package var scale: Int
  /// What the component stands on; what of it is clear shows white, as in ``Component/colorPairs``.
  package var backdrop: DisplayColor
  /// Of the backdrop, around the component.
  package var margin: Points
  /// `nil` shows the component as its user sees it.
  package var overlay: BoxOverlay?

  /// - Parameter scale: Taken to the nearest of 1 to 3.
  package init(
    scale: Int = 2, backdrop: DisplayColor = DisplayColor(red: 1, green: 1, blue: 1), margin: Points = 16,
    overlay: BoxOverlay? = nil
  ) {
    self.scale = min(max(scale, 1), 3)
    self.backdrop = backdrop.over(DisplayColor(red: 1, green: 1, blue: 1))
    self.margin = Points(min(max(margin.value, 0), 1_000))
    self.overlay = overlay
  }

  /// The colour of a text or icon that has none: black or white, whichever stands out more.
  package var foreground: DisplayColor {
    let (black, white) = (DisplayColor(red: 0, green: 0, blue: 0), DisplayColor(red: 1, green: 1, blue: 1))
    return Contrast.ratio(black, on: backdrop) >= Contrast.ratio(white, on: backdrop) ? black : white
  }
}

/// What is drawn over a component, to show how it was measured.
package struct BoxOverlay: Sendable {
  /// Whether the leading side of the component is its right one.
  package var isRightToLeft: Bool

  package init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }
}
