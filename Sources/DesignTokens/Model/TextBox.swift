/// The place of a text in a component.
package struct TextBox: Hashable, Sendable {
  /// Which end of a text that does not fit gives way to the ellipsis.
  package enum Truncation: String, Sendable { case head, middle, tail }

  /// Name of the slot, as in “title”.
  package var slot: String
  package var appearance: TextAppearance
  /// Most lines shown; `nil` is as many as the text needs.
  package var lineLimit: Int?
  package var truncation: Truncation
  /// Least factor by which the text shrinks before it is truncated; 1 never shrinks.
  package var minimumScaleFactor: Double
  /// Whether letters may stand closer together before the text shrinks or is truncated.
  package var allowsTightening: Bool
  /// Where the lines of a text of several stand in its width.
  package var alignment: Stack.Alignment
  /// `nil` where the component does not say.
  package var color: ColorValue?
  /// Whether it stands in a field until something is typed.
  package var isPrompt: Bool
  /// What nobody knows of the text or of its room, so that no verdict on it is certain; `nil` where all is known.
  package var unknown: Assumption?

  package init(
    slot: String, appearance: TextAppearance, lineLimit: Int? = nil, truncation: Truncation = .tail,
    minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
    alignment: Stack.Alignment = .leading, color: ColorValue? = nil, isPrompt: Bool = false
  ) {
    self.slot = slot
    self.appearance = appearance
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.alignment = alignment
    self.color = color
    self.isPrompt = isPrompt
  }
}
