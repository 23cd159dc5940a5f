extension Box {
  /// What a box is, without the boxes that it holds: SwiftUI's views and modifiers of the same names.
  package enum Kind: Hashable, Sendable {
    /// The text of a slot.
    indirect case text(TextBox)
    /// A symbol or image of fixed size.
    indirect case icon(Icon)
    case padding(EdgeInsets)
    indirect case frame(Frame)
    case stack(Stack)
    /// Flexible space along the stack that it stands in, at least so long.
    case spacer(minimum: Points)
    /// What is drawn behind and around a box; it takes no space of its own.
    indirect case surface(Surface)
    /// An overlay or background, which takes the size of the box and never changes it.
    case attachment(Attachment)
    /// The box at its ideal length along some axes, whatever is proposed.
    case fixedSize(AxisSet)
    /// The box in a shape within, or around, what is proposed.
    case aspectRatio(AspectRatio)
    /// What a stack gives its space to first; it passes through modifiers, and is 0 where nothing else is said.
    case priority(Double)
    /// The first box whose ideal size fits along some axes, else the last: `ViewThatFits`.
    case fitting(AxisSet)
    /// Cells in columns that share the width.
    indirect case columns(Columns)
    /// A box that scrolls along some axes, where it is as long as it likes.
    case scroll(AxisSet)
    /// A box that takes its space and is not seen.
    case hidden
    /// What a finger presses; `nil` leaves the least length of its sides to the component.
    case button(minimum: Points?)
    /// A box of which some properties were chosen, and what it is held against: the same in the other readings of
    /// ``AssumptionReading``.
    ///
    /// All have the same boxes in the same places, and the other two hold no assumptions.
    indirect case assumed([Assumption], released: Box, strained: Box)
    /// Nothing: a stack gives it neither space nor spacing.
    case empty

    /// What a token file calls it; `nil` for what has no name there.
    package var name: Name? {
      switch self {
      case .text: .text
      case .icon: .icon
      case .padding: .padding
      case .frame: .frame
      case .stack(let stack):
        switch stack.direction {
        case .horizontal: .hstack
        case .vertical: .vstack
        case .overlay: .zstack
        }
      case .spacer: .spacer
      case .surface: .surface
      case .attachment(let attachment): attachment.place == .overlay ? .overlay : .background
      case .fixedSize: .fixedSize
      case .aspectRatio: .aspectRatio
      case .priority: .layoutPriority
      case .fitting: .viewThatFits
      case .columns: .lazyVGrid
      case .scroll: .scroll
      case .hidden: .hidden
      case .button: .button
      case .assumed, .empty: nil
      }
    }
  }

  /// The names of boxes in token files, in the order in which messages list them.
  package enum Name: String, CaseIterable, Sendable {
    case text, icon, shape, vstack, hstack, zstack, spacer, viewThatFits, lazyVGrid, component
    case padding, frame, surface, overlay, background, fixedSize, aspectRatio, layoutPriority, scroll, hidden
    case button

    /// Whether it is a box around one other, its `content`; the others hold boxes in a list, or none.
    var isModifier: Bool {
      switch self {
      case .text, .icon, .shape, .vstack, .hstack, .zstack, .spacer, .viewThatFits, .lazyVGrid, .component: false
      default: true
      }
    }
  }
}
