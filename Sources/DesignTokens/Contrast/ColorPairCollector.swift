/// Walks a box tree with what is painted so far.
struct ColorPairCollector {
  /// What lies below a box whose opacity fades it as a whole.
  struct Layer {
    let ground: DisplayColor
    let opacity: Double
  }

  let component: Component
  let axes: [String: String]
  var pairs: [ColorPair] = []
  /// Whether nothing of what is drawn now can be pressed.
  private var isInactive: Bool

  init(component: Component, axes: [String: String]) {
    self.component = component
    self.axes = axes
    isInactive = axes.contains { Component.isInactive(axis: $0.key, value: $0.value) }
  }

  /// - Parameters:
  ///   - painted: What the nearest box is painted with, before the opacities of those around it.
  ///   - beneath: The faded boxes around it, from the outermost to the nearest.
  ///   - isButton: Whether the box is marked as what a finger presses.
  mutating func collect(_ box: Box, painted: DisplayColor, beneath: [Layer], isButton: Bool = false) {
    switch box.kind {
    case .text(let text):
      guard let color = text.color else { return }
      add(.text(slot: text.slot, text.appearance), color, on: painted, beneath)
    case .icon(let icon):
      guard let color = icon.color, !icon.isDecorative else { return }
      add(.icon(name: icon.name), color, on: painted, beneath)
    case .surface(let surface):
      let isAround = isInactive
      isInactive = isAround || surface.isInactive
      defer { isInactive = isAround }
      let layers = surface.opacity < 1 ? beneath + [Layer(ground: painted, opacity: surface.opacity)] : beneath
      if component.isInteractive || isButton, let border = surface.border, let color = border.color {
        add(.border, color, on: painted, layers)
      }
      let background = surface.background.map { $0.displayColor.over(painted) } ?? painted
      collect(box.contents, painted: background, beneath: layers, isButton: isButton)
    case .stack(let stack) where stack.direction == .overlay:
      collectLayers(box.contents, painted: painted, beneath: beneath, isButton: isButton)
    case .attachment: collectLayers(box.contents, painted: painted, beneath: beneath, isButton: isButton)
    case .button: collect(box.contents, painted: painted, beneath: beneath, isButton: true)
    case .hidden: return
    default: collect(box.contents, painted: painted, beneath: beneath, isButton: isButton)
    }
  }

  private mutating func collect(_ boxes: [Box], painted: DisplayColor, beneath: [Layer], isButton: Bool) {
    for box in boxes { collect(box, painted: painted, beneath: beneath, isButton: isButton) }
  }

  /// Boxes one over the other: the surface of each is the ground of those in front of it.
  private mutating func collectLayers(_ boxes: [Box], painted: DisplayColor, beneath: [Layer], isButton: Bool) {
    var ground = painted
    for box in boxes {
      collect(box, painted: ground, beneath: beneath, isButton: isButton)
      ground = box.surfaceColor(on: ground)
    }
  }

  private mutating func add(_ part: ColorPair.Part, _ color: ColorValue, on painted: DisplayColor, _ beneath: [Layer]) {
    func shown(_ color: DisplayColor) -> DisplayColor {
      beneath.reversed().reduce(color) { $0.faded(by: $1.opacity).over($1.ground) }
    }
    let foreground = color.displayColor.over(painted)
    guard foreground != painted || color.alpha > 0 else { return }
    pairs.append(
      ColorPair(
        component: component.name, axes: axes, part: part, foreground: shown(foreground), background: shown(painted),
        isInactive: isInactive))
  }
}

extension Box {
  /// What a box paints its whole area with; `ground` where it has no surface of its own.
  fileprivate func surfaceColor(on ground: DisplayColor) -> DisplayColor {
    switch kind {
    case .surface(let surface):
      let background = surface.isGround ? surface.background.map { $0.displayColor.over(ground) } ?? ground : ground
      let painted = contentColor(on: background)
      return surface.opacity < 1 ? painted.faded(by: surface.opacity).over(ground) : painted
    case .button, .priority, .fixedSize, .aspectRatio, .assumed: return contentColor(on: ground)
    default: return ground
    }
  }

  private func contentColor(on ground: DisplayColor) -> DisplayColor {
    children.first?.surfaceColor(on: ground) ?? ground
  }
}
