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

  /// The outline of what is painted, in the frame of the box.
  package enum Form: Hashable, Sendable {
    /// The whole frame, its corners rounded.
    case rectangle
    /// The largest circle in the middle of the frame.
    case circle
    case ellipse
    /// Along the longer side, in its middle, as thick as the border: ends are flat.
    case line
    /// A picture, fitted into the frame; its lines have the colour and width of the border.
    indirect case path(VectorImage)
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
  package var form = Form.rectangle
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

  /// Whether its background is the ground of what stands on it: not where a drawing leaves most of its frame clear.
  var isGround: Bool {
    switch form {
    case .rectangle, .circle, .ellipse: true
    case .line, .path: false
    }
  }
}
