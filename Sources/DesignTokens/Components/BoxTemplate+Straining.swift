extension BoxTemplate {
  /// The node with some of its properties as far from what the file gives as they may be, to the disadvantage of texts.
  ///
  /// The node remains where it is, so that the boxes of both trees answer to each other.
  func strained(_ properties: Set<String>) -> BoxTemplate {
    guard case .node(let kind, let children) = self else { return self }
    let holdsText = children.contains { $0.mayHoldText }
    return .node(kind.strained(properties, by: AssumptionReading.tolerance, holdsText: holdsText), children)
  }

  /// The whole tree so; components that it holds keep theirs.
  func strainedThroughout() -> BoxTemplate {
    switch strained(Self.releasableProperties) {
    case .node(let kind, let children): .node(kind, children.map { $0.strainedThroughout() })
    case .assumed(_, let node, _, _): node.strainedThroughout()
    case .switched(let node): .switched(node.map { $0.strainedThroughout() })
    case .component, .described: self
    }
  }

  private var mayHoldText: Bool {
    switch self {
    case .node(let kind, let children): kind is TextTemplate || children.contains { $0.mayHoldText }
    case .component, .described: true
    case .assumed(_, let node, _, _): node.mayHoldText
    case .switched(let node): node.contains { $0.mayHoldText }
    }
  }
}

extension AxisLength {
  fileprivate func longer(by share: Double) -> AxisLength {
    map { $0.map { LengthTemplate(points: $0.points * (1 + share), token: $0.token, scaling: $0.scaling) } }
  }
}

extension TextTemplate {
  func strained(_ properties: Set<String>, by share: Double, holdsText: Bool) -> TextTemplate {
    var text = released(properties.subtracting(["style", "lineLimit"]))
    if properties.contains("style") { text.sizeFactor = 1 + share }
    if properties.contains("lineLimit") { text.lineLimit = .same(1) }
    return text
  }
}

extension IconTemplate {
  func strained(_ properties: Set<String>, by share: Double, holdsText: Bool) -> IconTemplate {
    var icon = self
    if properties.contains("width") { icon.width = width.longer(by: share) }
    if properties.contains("height") { icon.height = height.longer(by: share) }
    return icon
  }
}

extension PaddingTemplate {
  func strained(_ properties: Set<String>, by share: Double, holdsText: Bool) -> PaddingTemplate {
    PaddingTemplate(
      given: Dictionary(
        uniqueKeysWithValues: given.map {
          ($0.key, properties.contains($0.key) ? $0.value.longer(by: share) : $0.value)
        }
      ))
  }
}

extension FrameTemplate {
  /// A frame around a text leaves it less, one beside it takes more.
  func strained(_ properties: Set<String>, by share: Double, holdsText: Bool) -> FrameTemplate {
    var frame = self
    for (names, axis) in [(Self.widthNames, \FrameTemplate.width), (Self.heightNames, \.height)] {
      for (name, bound) in zip(names, Bounds.inOrder) where properties.contains(name) {
        let isLess = holdsText && bound != \.minimum
        frame[keyPath: axis][keyPath: bound] = frame[keyPath: axis][keyPath: bound]?.longer(by: isLess ? -share : share)
      }
    }
    return frame
  }
}

extension StackTemplate {
  func strained(_ properties: Set<String>, by share: Double, holdsText: Bool) -> StackTemplate {
    var stack = released(properties.subtracting(["spacing", "verticalSpacing"]))
    if properties.contains("spacing") { stack.spacing = spacing.longer(by: share) }
    if properties.contains("verticalSpacing") { stack.turn?.spacing = turn?.spacing?.longer(by: share) }
    return stack
  }
}

extension SpacerTemplate {
  func strained(_ properties: Set<String>, by share: Double, holdsText: Bool) -> SpacerTemplate {
    properties.contains("minLength") ? SpacerTemplate(minimum: minimum.longer(by: share)) : self
  }
}
