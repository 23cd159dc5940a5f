/// A node of a component's box tree before axes are chosen, its aliases followed.
indirect enum BoxTemplate: Sendable {
  case text(TextTemplate)
  case icon(width: AxisValue<Points>, height: AxisValue<Points>)
  case padding(PaddingTemplate, BoxTemplate)
  case frame(FrameTemplate, BoxTemplate)
  case stack(StackTemplate)
  case spacer(AxisValue<Points?>)
  case surface(SurfaceTemplate, BoxTemplate)
  case switched(AxisValue<BoxTemplate>)

  func box(for choice: AxisChoice) -> Box {
    switch self {
    case .text(let text): .text(text.text(for: choice))
    case .icon(let width, let height): .icon(width: width.value(for: choice), height: height.value(for: choice))
    case .padding(let padding, let content): .padding(padding.insets(for: choice), content.box(for: choice))
    case .frame(let frame, let content): .frame(frame.frame(for: choice), content.box(for: choice))
    case .stack(let stack): .stack(stack.stack(for: choice))
    case .spacer(let minimum): .spacer(minimum: minimum.value(for: choice) ?? .zero)
    case .surface(let surface, let content): .surface(surface.surface(for: choice), content.box(for: choice))
    case .switched(let node): node.value(for: choice).box(for: choice)
    }
  }
}

/// Paddings by side; the sides that are not given are zero.
struct PaddingTemplate: Sendable {
  var top: AxisValue<Points?>?
  var leading: AxisValue<Points?>?
  var bottom: AxisValue<Points?>?
  var trailing: AxisValue<Points?>?

  func insets(for choice: AxisChoice) -> EdgeInsets {
    func length(_ side: AxisValue<Points?>?) -> Points { side?.value(for: choice) ?? .zero }
    return EdgeInsets(top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
  }
}

/// The bounds of a frame; what is not given is left to the content.
struct FrameTemplate: Sendable {
  struct Bounds: Sendable {
    var minimum: AxisValue<Points?>?
    var ideal: AxisValue<Points?>?
    var maximum: AxisValue<Points?>?
    var fixed: AxisValue<Points?>?

    func bounds(for choice: AxisChoice) -> Frame.Bounds {
      Frame.Bounds(
        minimum: minimum?.value(for: choice), ideal: ideal?.value(for: choice), maximum: maximum?.value(for: choice),
        fixed: fixed?.value(for: choice))
    }
  }

  var width = Bounds()
  var height = Bounds()
  var alignment: AxisValue<Stack.Alignment>

  func frame(for choice: AxisChoice) -> Frame {
    Frame(
      width: width.bounds(for: choice), height: height.bounds(for: choice), alignment: alignment.value(for: choice))
  }
}

struct StackTemplate: Sendable {
  var direction: Stack.Direction
  var spacing: AxisValue<Points?>
  var alignment: AxisValue<Stack.Alignment>
  var children: [BoxTemplate]

  func stack(for choice: AxisChoice) -> Stack {
    Stack(
      direction: direction, spacing: spacing.value(for: choice) ?? .zero, alignment: alignment.value(for: choice),
      children: children.map { $0.box(for: choice) })
  }
}
