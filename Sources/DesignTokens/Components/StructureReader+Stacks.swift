import PositionedJSON

/// Reading of the boxes that hold several others.
extension StructureReader {
  mutating func stack(_ json: JSONValue, _ direction: Stack.Direction, depth: Int) -> BoxTemplate? {
    let isOverlay = direction == .overlay
    let turnKeys = ["verticalFrom", "verticalSpacing", "verticalAlignment"]
    var keys = isOverlay ? ["alignment", "children"] : ["spacing", "alignment", "children"]
    if direction == .horizontal { keys += turnKeys }
    let required = isOverlay ? ["children"] : ["spacing", "children"]
    guard let fields = boxFields(of: json, known: keys, required: required, subject: "a stack") else { return nil }
    let alignment = alignment(
      fields["alignment"], of: direction.alignments, "alignment of a \(direction.rawValue) stack")
    let spacing: AxisLength? = isOverlay ? .same(nil) : fields["spacing"].flatMap { optionalLengths($0) }
    let turn = turn(fields)
    if turn == nil, let stray = turnKeys.compactMap({ fields[$0] }).first, fields["verticalFrom"] == nil {
      return fail("a row that turns needs 'verticalFrom', the text size from which on it is a column", stray)
    }
    guard let children = fields["children"].flatMap({ self.children($0, "a stack", depth: depth) }) else { return nil }
    guard let spacing, let alignment, turn != nil || fields["verticalFrom"] == nil else { return nil }
    return .node(
      StackTemplate(direction: direction, spacing: spacing, alignment: alignment, turn: turn), children)
  }

  /// How a row becomes a column at large text sizes.
  private mutating func turn(_ fields: [String: JSONValue]) -> StackTemplate.Turn? {
    guard let json = fields["verticalFrom"] else { return nil }
    followsTextSize = true
    let size = name(json, of: DynamicTypeSize.allCases, "text size")
    let spacing = fields["verticalSpacing"].map { optionalLengths($0) }
    let alignment = alignment(
      fields["verticalAlignment"], of: Stack.Direction.vertical.alignments, "alignment of a vertical stack")
    guard let size, let alignment else { return nil }
    if let spacing { return spacing.map { StackTemplate.Turn(from: size, spacing: $0, alignment: alignment) } }
    return StackTemplate.Turn(from: size, spacing: nil, alignment: alignment)
  }

  mutating func fitting(_ json: JSONValue, depth: Int) -> BoxTemplate? {
    let keys = ["axes", "children"]
    guard let fields = boxFields(of: json, known: keys, required: ["children"], subject: "'viewThatFits'") else {
      return nil
    }
    let axes = axes(fields["axes"], default: .both)
    guard let children = fields["children"].flatMap({ self.children($0, "'viewThatFits'", depth: depth) }) else {
      return nil
    }
    guard let axes else { return nil }
    return .node(ContextualKind { _ in .fitting(axes) }, children)
  }

  mutating func columns(_ json: JSONValue, depth: Int) -> BoxTemplate? {
    let (subject, keys) = ("'lazyVGrid'", ["columns", "spacing", "rowSpacing", "children"])
    guard let fields = boxFields(of: json, known: keys, required: keys, subject: subject), let list = fields["columns"],
      let spacing = fields["spacing"].flatMap({ optionalLengths($0) }),
      let rowSpacing = fields["rowSpacing"].flatMap({ optionalLengths($0) }),
      let children = fields["children"].flatMap({ self.children($0, subject, depth: depth) })
    else { return nil }
    guard list.kind == .array, Array(list.elements).isEmpty == false else {
      return fail("the columns of \(subject) are a list of one column or more", list)
    }
    var columns: [(width: FrameTemplate.Bounds, isAdaptive: Bool)] = []
    for json in list.elements {
      guard
        let fields = boxFields(of: json, known: ["width", "minWidth", "maxWidth", "adaptive"], subject: "a column"),
        let width = bounds(FrameTemplate.widthNames, in: fields)
      else { return nil }
      columns.append((width, flag(fields["adaptive"], "adaptive")))
    }
    return .node(ColumnsTemplate(columns: columns, spacing: spacing, rowSpacing: rowSpacing), children)
  }

  private mutating func children(_ list: JSONValue, _ subject: String, depth: Int) -> [BoxTemplate]? {
    guard list.kind == .array else { return fail("the children of \(subject) are a list of boxes", list) }
    var children: [BoxTemplate] = []
    var isWhole = true
    for (number, child) in list.elements.enumerated() {
      path.append("\(number)")
      defer { path.removeLast() }
      if let child = box(child, depth: depth + 1) { children.append(child) } else { isWhole = false }
    }
    return isWhole ? children : nil
  }

  mutating func alignment(
    _ json: JSONValue?, of alignments: [Stack.Alignment], _ subject: String
  ) -> AxisValue<Stack.Alignment>? {
    guard let json else { return .same(.center) }
    return switched(json) { $0.name($1, of: alignments, subject) }
  }
}

extension Stack.Direction {
  /// How the children of a stack may stand across it.
  fileprivate var alignments: [Stack.Alignment] {
    switch self {
    case .vertical: [.leading, .center, .trailing]
    case .horizontal: [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    case .overlay: Stack.Alignment.allCases
    }
  }
}
