import PositionedJSON

/// Reading of a box by its name, and of the boxes around one other.
extension StructureReader {
  /// Those of shapes, width by height.
  private static let ratios = 0.001...1_000.0
  /// The greatest layout priority, below zero the least.
  private static let priorityLimit = 1_000_000.0

  /// The box of a name, a modifier without its content; `nil` after a report.
  mutating func node(_ name: Box.Name, _ json: JSONValue, depth: Int) -> BoxTemplate? {
    let kind: (any KindTemplate)?
    switch name {
    case .component: return component(json, depth: depth)
    case .vstack: return stack(json, .vertical, depth: depth)
    case .hstack: return stack(json, .horizontal, depth: depth)
    case .zstack: return stack(json, .overlay, depth: depth)
    case .viewThatFits: return fitting(json, depth: depth)
    case .lazyVGrid: return columns(json, depth: depth)
    case .overlay: return attachment(json, .overlay, depth: depth)
    case .background: return attachment(json, .background, depth: depth)
    case .shape: return shape(json)
    case .text: kind = text(json)
    case .icon: kind = icon(json)
    case .spacer: kind = spacer(json)
    case .padding: kind = padding(json)
    case .frame: kind = frame(json)
    case .surface: kind = surface(json)
    case .fixedSize: kind = switched(json) { $0.fixedAxes($1) }.map { FixedSizeTemplate(axes: $0) }
    case .aspectRatio: kind = aspectRatio(json)
    case .layoutPriority:
      let limit = Self.priorityLimit
      let priority = switched(json) { $0.number($1, in: -limit...limit, "layout priority") }
      kind = priority.map { priority in ContextualKind { .priority(priority.value(for: $0.choice)) } }
    case .scroll:
      kind = axes(json, "a scroll", default: .vertical).map { axes in ContextualKind { _ in .scroll(axes) } }
    case .hidden:
      let isHidden = switched(json) { reader, json in
        json.bool ?? reader.fail("'hidden' is true or false, not \(json.quotedPhrase)", json)
      }
      kind = isHidden.map { isHidden in ContextualKind { isHidden.value(for: $0.choice) ? .hidden : nil } }
    case .button: kind = button(json)
    }
    return kind.map { .node($0, []) }
  }

  private mutating func padding(_ json: JSONValue) -> PaddingTemplate? {
    let keys = PaddingTemplate.names
    guard let fields = boxFields(of: json, known: keys, subject: "a padding") else { return nil }
    var sides: [String: AxisLength] = [:]
    for key in keys {
      guard let value = fields[key], let length = optionalLengths(value) else { continue }
      sides[key] = length
    }
    guard sides.count == fields.count else { return nil }
    return PaddingTemplate(given: sides)
  }

  private mutating func frame(_ json: JSONValue) -> FrameTemplate? {
    let (widths, heights) = (FrameTemplate.widthNames, FrameTemplate.heightNames)
    guard let fields = boxFields(of: json, known: widths + heights + ["alignment"], subject: "a frame") else {
      return nil
    }
    guard let alignment = alignment(fields["alignment"], of: Stack.Alignment.allCases, "alignment of a frame"),
      let width = bounds(widths, in: fields), let height = bounds(heights, in: fields)
    else { return nil }
    return FrameTemplate(width: width, height: height, alignment: alignment)
  }

  /// Bounds from the members that are named fixed, minimum, ideal, maximum, in this order.
  mutating func bounds(_ keys: [String], in fields: [String: JSONValue]) -> FrameTemplate.Bounds? {
    if let fixed = fields[keys[0]], let other = keys.dropFirst().first(where: { fields[$0] != nil }) {
      return fail("'\(keys[0])' of a frame excludes '\(other)'", fixed)
    }
    var bounds = FrameTemplate.Bounds()
    var isWhole = true
    for (key, side) in zip(keys, FrameTemplate.Bounds.inOrder) {
      guard let json = fields[key] else { continue }
      let takesInfinity = side == \.maximum
      bounds[keyPath: side] = switched(json) { reader, json in
        takesInfinity && json.string == "infinity"
          ? .some(LengthTemplate(points: .infinity)) : reader.optionalLengthTemplate(json)
      }
      if bounds[keyPath: side] == nil { isWhole = false }
    }
    return isWhole ? bounds : nil
  }

  private mutating func attachment(
    _ json: JSONValue, _ place: Attachment.Place, depth: Int
  ) -> BoxTemplate? {
    let subject = place == .overlay ? "an overlay" : "a background"
    guard let fields = boxFields(of: json, known: ["alignment", "box"], required: ["box"], subject: subject) else {
      return nil
    }
    let alignment = alignment(fields["alignment"], of: Stack.Alignment.allCases, "alignment of \(subject)")
    guard let alignment, let box = fields["box"].flatMap({ box($0, depth: depth + 1) }) else { return nil }
    let kind = ContextualKind { .attachment(Attachment(place, alignment: alignment.value(for: $0.choice))) }
    return .node(kind, [box])
  }

  private mutating func fixedAxes(_ json: JSONValue) -> AxisSet? {
    guard let fields = boxFields(of: json, known: ["horizontal", "vertical"], subject: "'fixedSize'") else {
      return nil
    }
    // As `.fixedSize()`: both, where none is named.
    guard !fields.isEmpty else { return .both }
    var axes: AxisSet = []
    if flag(fields["horizontal"], "horizontal") { axes.insert(.horizontal) }
    if flag(fields["vertical"], "vertical") { axes.insert(.vertical) }
    return axes
  }

  private mutating func aspectRatio(_ json: JSONValue) -> ContextualKind? {
    guard let fields = boxFields(of: json, known: ["ratio", "contentMode"], subject: "'aspectRatio'") else {
      return nil
    }
    var (ratio, mode): (AxisValue<Double?>, AxisValue<AspectRatio.ContentMode>) = (.same(nil), .same(.fit))
    if let json = fields["ratio"] {
      guard let given = switched(json, leaf: { $0.number($1, in: Self.ratios, "ratio of a shape") }) else { return nil }
      ratio = given.map { $0 }
    }
    if let json = fields["contentMode"] {
      let modes = AspectRatio.ContentMode.allCases
      guard let given = switched(json, leaf: { $0.name($1, of: modes, "content mode of a shape") }) else { return nil }
      mode = given
    }
    return ContextualKind { [ratio, mode] in
      .aspectRatio(AspectRatio(ratio.value(for: $0.choice), mode.value(for: $0.choice)))
    }
  }

  private mutating func button(_ json: JSONValue) -> ContextualKind? {
    guard let fields = boxFields(of: json, known: ["touchTarget"], subject: "a button") else { return nil }
    guard let target = fields["touchTarget"] else { return ContextualKind { .button(minimum: $0.touchTarget(nil)) } }
    return length(target).map { length in ContextualKind { .button(minimum: $0.touchTarget(length)) } }
  }

  /// The list `axes` of an object, or what it is where it is not given.
  mutating func axes(_ json: JSONValue, _ subject: String, default axes: AxisSet) -> AxisSet? {
    boxFields(of: json, known: ["axes"], subject: subject).flatMap { self.axes($0["axes"], default: axes) }
  }

  mutating func axes(_ list: JSONValue?, default axes: AxisSet) -> AxisSet? {
    guard let list else { return axes }
    let all: [String: AxisSet] = ["horizontal": .horizontal, "vertical": .vertical]
    guard list.kind == .array, Array(list.elements).isEmpty == false else {
      return fail("'axes' is a list of 'horizontal' and 'vertical', not \(list.phrase)", list)
    }
    var axes: AxisSet = []
    for element in list.elements {
      guard let axis = all[element.string ?? ""] else {
        let suggestion = log.suggestion(for: element.string ?? "", among: ["horizontal", "vertical"])
        return fail("\(element.quotedPhrase) is neither 'horizontal' nor 'vertical'\(suggestion)", element)
      }
      axes.insert(axis)
    }
    return axes
  }
}
