import DesignTokens

/// How a component is made into a picture.
package struct PictureStyle: Sendable {
  /// Pixels a point, from 1 to 3.
  package var scale: Int
  /// What the component stands on; what of it is clear shows white, as in ``Component/colorPairs``.
  package var backdrop: DisplayColor
  /// What is shown of the backdrop around the component.
  package var surroundings: Surroundings
  /// Whether texts run from right to left, as the leading side is then the right one.
  package var isRightToLeft: Bool
  /// Whether frames, padding, baselines and what does not fit are drawn over the component.
  package var showsBoxes: Bool

  /// - Parameter scale: Taken to the nearest of 1 to 3.
  package init(
    scale: Int = 2, backdrop: DisplayColor = DisplayColor(red: 1, green: 1, blue: 1),
    surroundings: Surroundings = Surroundings(margin: 16), isRightToLeft: Bool = false, showsBoxes: Bool = false
  ) {
    self.scale = min(max(scale, 1), 3)
    self.backdrop = backdrop.over(DisplayColor(red: 1, green: 1, blue: 1))
    self.surroundings = surroundings
    self.isRightToLeft = isRightToLeft
    self.showsBoxes = showsBoxes
  }

  /// The colour of a text or icon that has none: black or white, whichever stands out more.
  package var foreground: DisplayColor {
    let (black, white) = (DisplayColor(red: 0, green: 0, blue: 0), DisplayColor(red: 1, green: 1, blue: 1))
    return Contrast.ratio(black, on: backdrop) >= Contrast.ratio(white, on: backdrop) ? black : white
  }
}
