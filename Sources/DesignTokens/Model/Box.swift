/// One node of a component's structure, every length resolved for one choice of axes, one text size and one screen.
///
/// The cases are SwiftUI's views and modifiers of the same names.
package indirect enum Box: Hashable, Sendable {
  /// The text of a slot.
  case text(TextBox)
  /// A symbol or image of fixed size.
  case icon(Icon)
  case padding(EdgeInsets, Box)
  case frame(Frame, Box)
  case stack(Stack)
  /// Flexible space along the stack that it stands in, at least so long.
  case spacer(minimum: Points)
  /// What is drawn behind and around a box; it takes no space of its own.
  case surface(Surface, Box)
  /// An overlay or background, which takes the size of the box and never changes it.
  case attachment(Attachment, Box)
  /// The box at its ideal length along some axes, whatever is proposed.
  case fixedSize(AxisSet, Box)
  /// What a stack gives its space to first; it passes through modifiers, and is 0 where nothing else is said.
  case priority(Double, Box)
  /// The first box whose ideal size fits along some axes, else the last: `ViewThatFits`.
  case fitting(AxisSet, [Box])
  /// A box that scrolls along some axes, where it is as long as it likes.
  case scroll(AxisSet, Box)
  /// A box that takes its space and is not seen.
  case hidden(Box)
  /// What a finger presses; `nil` leaves the least length of its sides to the component.
  case button(minimum: Points?, Box)
  /// A box of which some properties were chosen, and the same without them: what it is held against.
  ///
  /// Both have the same boxes in the same places, and the second one holds no assumptions.
  case assumed([Assumption], Box, released: Box)
  /// Nothing: a stack gives it neither space nor spacing.
  case empty

  /// The boxes that it holds, those behind first.
  package var contents: [Box] {
    switch self {
    case .text, .icon, .spacer, .empty: []
    case .padding(_, let box), .frame(_, let box), .surface(_, let box), .fixedSize(_, let box),
      .priority(_, let box), .scroll(_, let box), .hidden(let box), .button(_, let box),
      .assumed(_, let box, released: _):
      [box]
    case .stack(let stack): stack.children
    case .fitting(_, let boxes): boxes
    case .attachment(let attachment, let box):
      attachment.place == .background ? [attachment.box, box] : [box, attachment.box]
    }
  }
}
