import DesignTokens

/// All that decides what room the text of a slot has, and in which font: where it is equal in two themes, so are the
/// cells.
struct SlotMetrics: Hashable {
  private let container: Component.Container
  private let isInteractive: Bool
  private let minimumTouchTarget: Points?
  /// At each text size, and for the pixels per point of each screen where lengths follow it.
  private let boxes: [Box]

  /// - Returns: `nil` for a binding that names what the design system does not have.
  init?(_ binding: Binding, in system: DesignSystem) {
    guard let component = system.component(named: binding.component) else { return nil }
    container = component.container
    isInteractive = component.isInteractive
    minimumTouchTarget = component.minimumTouchTarget
    var boxes: [Box] = []
    let scales = component.followsTextSize ? Set(system.devices.map(\.scale) + [1, 2, 3]).sorted() : [1]
    let sizes = component.followsTextSize ? DynamicTypeSize.allCases : [.large]
    for scale in scales {
      for size in sizes {
        guard let box = try? component.box(axes: binding.axes, at: size, scale: scale) else { return nil }
        boxes.append(box.withoutPaint)
      }
    }
    self.boxes = boxes
  }
}

extension Box {
  /// The same boxes without what is drawn and takes no space: colours, borders, corners, shadows.
  package var withoutPaint: Box {
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
    case .spacer, .empty: return self
    }
  }
}
