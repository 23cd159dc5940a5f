/// What is drawn behind and around a box.
public struct Surface: Hashable, Sendable {
  public struct Border: Hashable, Sendable {
    /// `nil` draws none.
    public var color: ColorValue?
    public var width: Points

    public init(color: ColorValue?, width: Points) {
      self.color = color
      self.width = width
    }
  }

  /// The paths of the tokens that the values come from, as in “appColors.primary”; `nil` where there is no value.
  public struct Tokens: Hashable, Sendable {
    public var background: String?
    public var cornerRadius: String?
    public var borderColor: String?
    public var borderWidth: String?
    public var shadow: String?

    public init() {}
  }

  /// `nil` is clear.
  public var background: ColorValue?
  public var cornerRadius: Points
  public var border: Border?
  /// From 0, nothing of the box and of what it holds is seen, to 1.
  public var opacity: Double
  public var shadow: [ShadowValue]
  public var tokens = Tokens()
  /// Whether it is that of a component inside of another, in a state in which nothing of it can be pressed.
  public internal(set) var isInactive = false

  public init(
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
