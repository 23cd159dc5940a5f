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
  /// Flexible space along the stack that it stands in, at least so long.
  case spacer(minimum: Points)
  /// What is drawn behind and around a box; it takes no space of its own.
  case surface(Surface, Box)
}
