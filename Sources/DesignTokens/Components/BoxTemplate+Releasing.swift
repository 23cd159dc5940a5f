extension BoxTemplate {
  /// The properties that decide how large a box is, and what of it shows.
  static let releasableProperties: Set<String> = Set(
    PaddingTemplate.names + FrameTemplate.widthNames + FrameTemplate.heightNames + [
      "style", "lineLimit", "lineSpacing", "minimumScaleFactor", "allowsTightening", "maximumSize", "relativeTo",
      "textStyle", "fixedSize", "minLength", "spacing", "verticalFrom", "verticalSpacing",
    ])

  /// The node without some of its properties, as if the file did not give them; what it holds stays.
  ///
  /// The node remains where it is, so that the boxes of both trees answer to each other.
  func released(_ properties: Set<String>) -> BoxTemplate {
    switch self {
    case .text(let text): .text(text.released(properties))
    case .icon(let icon): .icon(icon.released(properties))
    case .padding(let padding, let content): .padding(padding.released(properties), content)
    case .frame(let frame, let content): .frame(frame.released(properties), content)
    case .stack(let stack): .stack(stack.released(properties))
    case .spacer(let minimum): .spacer(properties.contains("minLength") ? .same(nil) : minimum)
    case .fixedSize(let axes, let content):
      .fixedSize(axes.map { $0.subtracting(AxisSet(named: properties)) }, content)
    case .surface, .attachment, .priority, .fitting, .scroll, .hidden, .button, .component, .assumed, .switched, .empty:
      self
    }
  }
}

extension BoxTemplate {
  /// The whole tree without any of these properties; components that it holds keep theirs.
  func releasedThroughout() -> BoxTemplate {
    switch released(Self.releasableProperties) {
    case .padding(let padding, let content): return .padding(padding, content.releasedThroughout())
    case .frame(let frame, let content): return .frame(frame, content.releasedThroughout())
    case .stack(var stack):
      stack.children = stack.children.map { $0.releasedThroughout() }
      return .stack(stack)
    case .surface(let surface, let content): return .surface(surface, content.releasedThroughout())
    case .attachment(let place, let alignment, let box, let content):
      return .attachment(place, alignment, box.releasedThroughout(), to: content.releasedThroughout())
    case .fixedSize(let axes, let content): return .fixedSize(axes, content.releasedThroughout())
    case .priority(let priority, let content): return .priority(priority, content.releasedThroughout())
    case .fitting(let axes, let children): return .fitting(axes, children.map { $0.releasedThroughout() })
    case .scroll(let axes, let content): return .scroll(axes, content.releasedThroughout())
    case .hidden(let isHidden, let content): return .hidden(isHidden, content.releasedThroughout())
    case .button(let minimum, let content): return .button(minimum: minimum, content.releasedThroughout())
    case .assumed(_, _, let released): return released.releasedThroughout()
    case .switched(let node): return .switched(node.map { $0.releasedThroughout() })
    case let leaf: return leaf
    }
  }
}

extension AxisSet {
  /// The directions whose names are among others.
  fileprivate init(named names: Set<String>) {
    self = []
    if names.contains("horizontal") { insert(.horizontal) }
    if names.contains("vertical") { insert(.vertical) }
  }
}

extension TextTemplate {
  /// Without a style a text has no size that anybody knows: it is as small as a text may be.
  fileprivate func released(_ properties: Set<String>) -> TextTemplate {
    var text = self
    text.isStyleReleased = properties.contains("style")
    if properties.contains("lineLimit") { text.lineLimit = .same(nil) }
    if properties.contains("lineSpacing") { text.lineSpacing = nil }
    if properties.contains("minimumScaleFactor") { text.minimumScaleFactor = .same(1) }
    if properties.contains("allowsTightening") { text.allowsTightening = .same(false) }
    if properties.contains("maximumSize") { text.maximumSize = nil }
    if !properties.isDisjoint(with: ["relativeTo", "textStyle", "fixedSize"]) { text.scaling = nil }
    return text
  }
}

extension IconTemplate {
  fileprivate func released(_ properties: Set<String>) -> IconTemplate {
    var icon = self
    if properties.contains("width") { icon.width = .same(nil) }
    if properties.contains("height") { icon.height = .same(nil) }
    return icon
  }
}

extension PaddingTemplate {
  fileprivate func released(_ properties: Set<String>) -> PaddingTemplate {
    PaddingTemplate(given: given.filter { !properties.contains($0.key) })
  }
}

extension FrameTemplate {
  fileprivate func released(_ properties: Set<String>) -> FrameTemplate {
    var frame = self
    for (names, axis) in [(Self.widthNames, \FrameTemplate.width), (Self.heightNames, \.height)] {
      for (name, bound) in zip(names, Bounds.inOrder) where properties.contains(name) {
        frame[keyPath: axis][keyPath: bound] = nil
      }
    }
    return frame
  }
}

extension StackTemplate {
  fileprivate func released(_ properties: Set<String>) -> StackTemplate {
    var stack = self
    if properties.contains("spacing") { stack.spacing = .same(nil) }
    if properties.contains("verticalFrom") { stack.turn = nil }
    if properties.contains("verticalSpacing") { stack.turn?.spacing = nil }
    return stack
  }
}
