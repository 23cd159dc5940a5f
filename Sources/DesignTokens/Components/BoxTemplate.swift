/// A node of a component's box tree before axes are chosen, its aliases followed.
indirect enum BoxTemplate: Sendable {
  case node(any KindTemplate, [BoxTemplate])
  case component(NestedTemplate)
  case assumed([Assumption], BoxTemplate, released: BoxTemplate, strained: BoxTemplate)
  case switched(AxisValue<BoxTemplate>)
  /// What code describes, by the number of the state, the text size and the pixels per point.
  case described(@Sendable (_ state: Int, DynamicTypeSize, _ scale: Double) -> Box)

  func box(in context: BoxContext) -> Box {
    switch self {
    case .node(let template, let children):
      let boxes = children.map { $0.box(in: context) }
      return template.kind(in: context).map { Box($0, boxes) } ?? boxes.first ?? Box(.empty)
    case .component(let nested): return nested.box(in: context)
    case .assumed(let assumptions, let node, let released, let strained):
      switch context.reading {
      case .released: return released.box(in: context)
      case .strained: return strained.box(in: context)
      case .written:
        return Box(
          .assumed(
            assumptions, released: released.box(in: context.reading(.released)),
            strained: strained.box(in: context.reading(.strained))),
          node.box(in: context))
      }
    case .switched(let node): return node.value(for: context.choice).box(in: context)
    case .described(let boxes): return boxes(context.choice.indices.first ?? 0, context.size, context.scale)
    }
  }
}

struct IconTemplate: KindTemplate {
  var name: String?
  var width: AxisLength
  var height: AxisLength
  var color: AxisValue<ColorValue?>
  var isDecorative: Bool
  var image: VectorImage?

  func kind(in context: BoxContext) -> Box.Kind? {
    .icon(
      Icon(
        name: name, width: width.points(in: context) ?? .zero, height: height.points(in: context) ?? .zero,
        color: color.value(for: context.choice), isDecorative: isDecorative, image: image))
  }
}

/// Paddings by side; the sides that are not given are zero.
struct PaddingTemplate: KindTemplate {
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

  func kind(in context: BoxContext) -> Box.Kind? {
    func length(_ side: AxisLength?) -> Points { side?.points(in: context) ?? .zero }
    return .padding(
      EdgeInsets(top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing)))
  }
}
