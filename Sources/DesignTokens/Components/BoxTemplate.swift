/// A node of a component's box tree before axes are chosen, its aliases followed.
indirect enum BoxTemplate: Sendable {
  case text(TextTemplate)
  case icon(IconTemplate)
  case padding(PaddingTemplate, BoxTemplate)
  case frame(FrameTemplate, BoxTemplate)
  case stack(StackTemplate)
  case spacer(AxisLength)
  case surface(SurfaceTemplate, BoxTemplate)
  case attachment(Attachment.Place, AxisValue<Stack.Alignment>, BoxTemplate, to: BoxTemplate)
  case fixedSize(AxisValue<AxisSet>, BoxTemplate)
  case priority(AxisValue<Double>, BoxTemplate)
  case fitting(AxisSet, [BoxTemplate])
  case scroll(AxisSet, BoxTemplate)
  case hidden(AxisValue<Bool>, BoxTemplate)
  case button(minimum: Points?, BoxTemplate)
  case component(NestedTemplate)
  case assumed([Assumption], BoxTemplate, released: BoxTemplate)
  case switched(AxisValue<BoxTemplate>)
  case empty

  func box(in context: BoxContext) -> Box {
    switch self {
    case .text(let text): return text.text(in: context).map { .text($0) } ?? .empty
    case .icon(let icon): return .icon(icon.icon(in: context))
    case .padding(let padding, let content): return .padding(padding.insets(in: context), content.box(in: context))
    case .frame(let frame, let content): return .frame(frame.frame(in: context), content.box(in: context))
    case .stack(let stack): return .stack(stack.stack(in: context))
    case .spacer(let minimum): return .spacer(minimum: minimum.points(in: context) ?? .zero)
    case .surface(let surface, let content): return .surface(surface.surface(in: context), content.box(in: context))
    case .attachment(let place, let alignment, let box, let content):
      let attachment = Attachment(place, alignment: alignment.value(for: context.choice), box: box.box(in: context))
      return .attachment(attachment, content.box(in: context))
    case .fixedSize(let axes, let content):
      return .fixedSize(axes.value(for: context.choice), content.box(in: context))
    case .priority(let priority, let content):
      return .priority(priority.value(for: context.choice), content.box(in: context))
    case .fitting(let axes, let children): return .fitting(axes, children.map { $0.box(in: context) })
    case .scroll(let axes, let content): return .scroll(axes, content.box(in: context))
    case .hidden(let isHidden, let content):
      let box = content.box(in: context)
      return isHidden.value(for: context.choice) ? .hidden(box) : box
    case .button(let minimum, let content):
      return .button(minimum: context.touchTarget(minimum), content.box(in: context))
    case .component(let nested): return nested.box(in: context)
    case .assumed(let assumptions, let node, let released):
      guard !context.isReleased else { return released.box(in: context) }
      return .assumed(assumptions, node.box(in: context), released: released.box(in: context.released()))
    case .switched(let node): return node.value(for: context.choice).box(in: context)
    case .empty: return .empty
    }
  }
}

struct IconTemplate: Sendable {
  var name: String?
  var width: AxisLength
  var height: AxisLength
  var color: AxisValue<ColorValue?>
  var isDecorative: Bool

  func icon(in context: BoxContext) -> Icon {
    Icon(
      name: name, width: width.points(in: context) ?? .zero, height: height.points(in: context) ?? .zero,
      color: color.value(for: context.choice), isDecorative: isDecorative)
  }
}

/// Paddings by side; the sides that are not given are zero.
struct PaddingTemplate: Sendable {
  /// As SwiftUI's edges and sets of them, those for more sides first.
  static let names = ["all", "vertical", "horizontal", "top", "bottom", "leading", "trailing"]

  /// By their ``names``.
  let given: [String: AxisLength]
  private let top: AxisLength?
  private let leading: AxisLength?
  private let bottom: AxisLength?
  private let trailing: AxisLength?

  init(given: [String: AxisLength]) {
    self.given = given
    let (vertical, horizontal) = (given["vertical"] ?? given["all"], given["horizontal"] ?? given["all"])
    top = given["top"] ?? vertical
    leading = given["leading"] ?? horizontal
    bottom = given["bottom"] ?? vertical
    trailing = given["trailing"] ?? horizontal
  }

  func insets(in context: BoxContext) -> EdgeInsets {
    func length(_ side: AxisLength?) -> Points { side?.points(in: context) ?? .zero }
    return EdgeInsets(top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
  }
}
