/// One node of a component's structure, every length resolved for one choice of axes.
///
/// The cases are SwiftUI's views and modifiers of the same names.
public indirect enum Box: Hashable, Sendable {
  /// The text of a slot.
  case text(TextBox)
  /// A symbol or image of fixed size.
  case icon(width: Points, height: Points)
  case padding(EdgeInsets, Box)
  case frame(Frame, Box)
  case stack(Stack)
}

/// The place of a text in a component.
public struct TextBox: Hashable, Sendable {
  /// Which end of a text that does not fit gives way to the ellipsis.
  public enum Truncation: String, Sendable { case head, middle, tail }

  /// Name of the slot, as in “title”.
  public var slot: String
  public var appearance: TextAppearance
  /// Most lines shown; `nil` is as many as the text needs.
  public var lineLimit: Int?
  public var truncation: Truncation
  /// Least factor by which the text shrinks before it is truncated; 1 never shrinks.
  public var minimumScaleFactor: Double

  public init(
    slot: String, appearance: TextAppearance, lineLimit: Int? = nil, truncation: Truncation = .tail,
    minimumScaleFactor: Double = 1
  ) {
    self.slot = slot
    self.appearance = appearance
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
  }
}

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

  public init(width: Bounds = .init(), height: Bounds = .init()) {
    self.width = width
    self.height = height
  }
}

/// Boxes in a row or a column.
public struct Stack: Hashable, Sendable {
  public enum Direction: String, Sendable { case horizontal, vertical }
  public enum Alignment: String, Sendable { case leading, center, trailing, top, bottom, firstTextBaseline }

  public var direction: Direction
  public var spacing: Points
  public var alignment: Alignment
  public var children: [Box]

  public init(direction: Direction, spacing: Points, alignment: Alignment = .center, children: [Box]) {
    self.direction = direction
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
  }
}
