/// What is drawn behind and around a box.
package struct Surface: Hashable, Sendable {
  package struct Border: Hashable, Sendable {
    /// `nil` draws none.
    package var color: ColorValue?
    package var width: Points

    package init(color: ColorValue?, width: Points) {
      self.color = color
      self.width = width
    }
  }

  /// The paths of the tokens that the values come from, as in “appColors.primary”; `nil` where there is no value.
  package struct Tokens: Hashable, Sendable {
    package var background: String?
    package var cornerRadius: String?
    package var borderColor: String?
    package var borderWidth: String?
    package var shadow: String?

    package init() {}
  }

  /// `nil` is clear.
  package var background: ColorValue?
  package var cornerRadius: Points
  package var border: Border?
  /// From 0, nothing of the box and of what it holds is seen, to 1.
  package var opacity: Double
  package var shadow: [ShadowValue]
  package var tokens = Tokens()
  /// Whether it is that of a component inside of another, in a state in which nothing of it can be pressed.
  package internal(set) var isInactive = false

  package init(
    background: ColorValue? = nil, cornerRadius: Points = 0, border: Border? = nil, opacity: Double = 1,
    shadow: [ShadowValue] = []
  ) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.border = border
    self.opacity = opacity
    self.shadow = shadow
  }
}
