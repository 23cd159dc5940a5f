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
  /// Whether letters may stand closer together before the text shrinks or is truncated.
  public var allowsTightening: Bool
  /// Where the lines of a text of several stand in its width.
  public var alignment: Stack.Alignment
  /// `nil` where the component does not say.
  public var color: ColorValue?

  public init(
    slot: String, appearance: TextAppearance, lineLimit: Int? = nil, truncation: Truncation = .tail,
    minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
    alignment: Stack.Alignment = .leading, color: ColorValue? = nil
  ) {
    self.slot = slot
    self.appearance = appearance
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.alignment = alignment
    self.color = color
  }
}
