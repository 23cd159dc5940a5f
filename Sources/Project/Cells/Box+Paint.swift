import DesignTokens

extension Box {
  /// The same boxes without what is drawn and takes no space: colours, borders, corners, shadows.
  var withoutPaint: Box {
    switch self {
    case .text(var text):
      text.color = nil
      return .text(text)
    case .icon(let icon): return .icon(Icon(width: icon.width, height: icon.height))
    case .surface(_, let box): return box.withoutPaint
    case .padding(let insets, let box): return .padding(insets, box.withoutPaint)
    case .frame(let frame, let box): return .frame(frame, box.withoutPaint)
    case .stack(var stack):
      stack.children = stack.children.map(\.withoutPaint)
      return .stack(stack)
    case .attachment(var attachment, let box):
      attachment.box = attachment.box.withoutPaint
      return .attachment(attachment, box.withoutPaint)
    case .fixedSize(let axes, let box): return .fixedSize(axes, box.withoutPaint)
    case .priority(let priority, let box): return .priority(priority, box.withoutPaint)
    case .fitting(let axes, let boxes): return .fitting(axes, boxes.map(\.withoutPaint))
    case .scroll(let axes, let box): return .scroll(axes, box.withoutPaint)
    case .hidden(let box): return .hidden(box.withoutPaint)
    case .button(let minimum, let box): return .button(minimum: minimum, box.withoutPaint)
    case .assumed(let assumptions, let box, let released):
      return .assumed(assumptions, box.withoutPaint, released: released.withoutPaint)
    case .spacer, .empty: return self
    }
  }
}
