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
    guard case .node(let kind, let children) = self else { return self }
    return .node(kind.released(properties), children)
  }

  /// The whole tree without any of these properties; components that it holds keep theirs.
  func releasedThroughout() -> BoxTemplate {
    switch released(Self.releasableProperties) {
    case .node(let kind, let children): .node(kind, children.map { $0.releasedThroughout() })
    case .assumed(_, _, let released, _): released.releasedThroughout()
    case .switched(let node): .switched(node.map { $0.releasedThroughout() })
    case .component, .described: self
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
  func released(_ properties: Set<String>) -> TextTemplate {
    var text = self
    text.isStyleReleased = properties.contains("style")
    if properties.contains("lineLimit") { text.lineLimit = .same(nil) }
    if properties.contains("lineSpacing") { text.lineSpacing = nil }
    if properties.contains("minimumScaleFactor") { text.minimumScaleFactor = .same(1) }
    if properties.contains("allowsTightening") { text.allowsTightening = .same(false) }
    if properties.contains("maximumSize") { text.maximumSize = nil }
    if !properties.isDisjoint(with: ScalingFields.choices) {
      text.scaling = nil
      text.isScalingReleased = true
    }
    return text
  }
}

extension IconTemplate {
  func released(_ properties: Set<String>) -> IconTemplate {
    var icon = self
    if properties.contains("width") { icon.width = .same(nil) }
    if properties.contains("height") { icon.height = .same(nil) }
    return icon
  }
}

extension PaddingTemplate {
  func released(_ properties: Set<String>) -> PaddingTemplate {
    PaddingTemplate(given: given.filter { !properties.contains($0.key) })
  }
}

extension FrameTemplate {
  func released(_ properties: Set<String>) -> FrameTemplate {
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
  func released(_ properties: Set<String>) -> StackTemplate {
    var stack = self
    if properties.contains("spacing") { stack.spacing = .same(nil) }
    if properties.contains("verticalFrom") { stack.turn = nil }
    if properties.contains("verticalSpacing") { stack.turn?.spacing = nil }
    return stack
  }
}

extension SpacerTemplate {
  func released(_ properties: Set<String>) -> SpacerTemplate {
    properties.contains("minLength") ? SpacerTemplate(minimum: .same(nil)) : self
  }
}

extension FixedSizeTemplate {
  func released(_ properties: Set<String>) -> FixedSizeTemplate {
    FixedSizeTemplate(axes: axes.map { $0.subtracting(AxisSet(named: properties)) })
  }
}
