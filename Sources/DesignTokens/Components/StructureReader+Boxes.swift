import PositionedJSON

/// Reading of the box tree.
extension StructureReader {
  private static let kinds = [
    "text", "padding", "frame", "surface", "vstack", "hstack", "zstack", "spacer", "icon",
  ]

  mutating func box(_ json: JSONValue, depth: Int = 0) -> BoxTemplate? {
    guard depth < Self.depthLimit else { return fail("boxes nest deeper than \(Self.depthLimit)", json) }
    if json["axis"] != nil || json["cases"] != nil {
      let node = switched(json, depth: depth) { reader, json in reader.box(json, depth: depth + 1) }
      return node.map { .switched($0) }
    }
    guard json.kind == .object, let kind = Self.kinds.first(where: { json[$0] != nil }), let value = json[kind] else {
      return failWithoutKind(json)
    }
    let hasContent = ["padding", "frame", "surface"].contains(kind)
    let keys = hasContent ? [kind, "content"] : [kind]
    guard let fields = fields(of: json, known: keys, required: keys, subject: "a '\(kind)' box") else { return nil }
    switch kind {
    case "text": return text(value).map { .text($0) }
    case "icon": return icon(value)
    case "vstack": return stack(value, .vertical, depth: depth).map { .stack($0) }
    case "hstack": return stack(value, .horizontal, depth: depth).map { .stack($0) }
    case "zstack": return stack(value, .overlay, depth: depth).map { .stack($0) }
    case "spacer": return spacer(value)
    default:
      let modifier = kind == "frame" ? frame(value) : nil
      let padding = kind == "padding" ? padding(value) : nil
      let surface = kind == "surface" ? surface(value) : nil
      guard let content = fields["content"].flatMap({ box($0, depth: depth + 1) }) else { return nil }
      return padding.map { .padding($0, content) } ?? modifier.map { .frame($0, content) }
        ?? surface.map { .surface($0, content) }
    }
  }

  private mutating func failWithoutKind(_ json: JSONValue) -> BoxTemplate? {
    let kinds = Self.kinds.map { "'\($0)'" }.joined(separator: ", ")
    guard json.kind == .object else {
      return fail("a box is an object with one of \(kinds), not \(json.quotedPhrase)", json)
    }
    for (key, keyRange, _) in json.members where key != "content" {
      let suggestion = log.suggestion(for: key, among: Self.kinds)
      guard !suggestion.isEmpty else { continue }
      log.report(.component, "a box has no '\(key.excerpt)'\(suggestion)", at: keyRange.start, in: file)
      return nil
    }
    return fail("a box needs one of \(kinds)", json)
  }

  private mutating func icon(_ json: JSONValue) -> BoxTemplate? {
    let keys = ["width", "height"]
    guard let fields = fields(of: json, known: keys, required: keys, subject: "an icon") else { return nil }
    let width = fields["width"].flatMap { switched($0) { $0.length($1) } }
    let height = fields["height"].flatMap { switched($0) { $0.length($1) } }
    guard let width, let height else { return nil }
    return .icon(width: width, height: height)
  }

  private mutating func spacer(_ json: JSONValue) -> BoxTemplate? {
    guard let fields = fields(of: json, known: ["minLength"], subject: "a spacer") else { return nil }
    guard let length = fields["minLength"] else { return .spacer(.same(nil)) }
    return switched(length) { $0.optionalLength($1) }.map { .spacer($0) }
  }

  private mutating func padding(_ json: JSONValue) -> PaddingTemplate? {
    let keys = ["all", "vertical", "horizontal", "top", "bottom", "leading", "trailing"]
    guard let fields = fields(of: json, known: keys, subject: "a padding") else { return nil }
    var sides: [String: AxisValue<Points?>] = [:]
    for key in keys {
      guard let value = fields[key] else { continue }
      guard let length = switched(value, leaf: { $0.optionalLength($1) }) else { continue }
      sides[key] = length
    }
    guard sides.count == fields.count else { return nil }
    let (vertical, horizontal) = (sides["vertical"] ?? sides["all"], sides["horizontal"] ?? sides["all"])
    return PaddingTemplate(
      top: sides["top"] ?? vertical, leading: sides["leading"] ?? horizontal, bottom: sides["bottom"] ?? vertical,
      trailing: sides["trailing"] ?? horizontal)
  }

  private mutating func frame(_ json: JSONValue) -> FrameTemplate? {
    let widths = ["width", "minWidth", "idealWidth", "maxWidth"]
    let heights = ["height", "minHeight", "idealHeight", "maxHeight"]
    let known = widths + heights + ["alignment"]
    guard let fields = fields(of: json, known: known, subject: "a frame") else { return nil }
    let alignments: [Stack.Alignment] = [.leading, .center, .trailing, .top, .bottom]
    guard let alignment = alignment(fields["alignment"], of: alignments, "alignment of a frame"),
      let width = bounds(widths, in: fields), let height = bounds(heights, in: fields)
    else { return nil }
    return FrameTemplate(width: width, height: height, alignment: alignment)
  }

  /// Bounds from the members that are named fixed, minimum, ideal, maximum, in this order.
  private mutating func bounds(_ keys: [String], in fields: [String: JSONValue]) -> FrameTemplate.Bounds? {
    if let fixed = fields[keys[0]], let other = keys.dropFirst().first(where: { fields[$0] != nil }) {
      return fail("'\(keys[0])' of a frame excludes '\(other)'", fixed)
    }
    var bounds = FrameTemplate.Bounds()
    let sides: [WritableKeyPath<FrameTemplate.Bounds, AxisValue<Points?>?>] = [
      \.fixed, \.minimum, \.ideal, \.maximum,
    ]
    var isWhole = true
    for (key, side) in zip(keys, sides) {
      guard let json = fields[key] else { continue }
      let takesInfinity = side == \.maximum
      bounds[keyPath: side] = switched(json) { reader, json in
        takesInfinity && json.string == "infinity" ? .some(.infinity) : reader.optionalLength(json)
      }
      if bounds[keyPath: side] == nil { isWhole = false }
    }
    return isWhole ? bounds : nil
  }

  private mutating func stack(_ json: JSONValue, _ direction: Stack.Direction, depth: Int) -> StackTemplate? {
    let isOverlay = direction == .overlay
    let keys = isOverlay ? ["alignment", "children"] : ["spacing", "alignment", "children"]
    let required = isOverlay ? ["children"] : ["spacing", "children"]
    guard let fields = fields(of: json, known: keys, required: required, subject: "a stack") else { return nil }
    let alignment = alignment(
      fields["alignment"], of: direction.alignments, "alignment of a \(direction.rawValue) stack")
    let spacing: AxisValue<Points?>? =
      isOverlay ? .same(nil) : fields["spacing"].flatMap { switched($0) { $0.optionalLength($1) } }
    guard let list = fields["children"] else { return nil }
    guard list.kind == .array else { return fail("the children of a stack are a list of boxes", list) }
    var children: [BoxTemplate] = []
    var isWhole = true
    for child in list.elements {
      if let child = box(child, depth: depth + 1) { children.append(child) } else { isWhole = false }
    }
    guard isWhole, let spacing, let alignment else { return nil }
    return StackTemplate(direction: direction, spacing: spacing, alignment: alignment, children: children)
  }

  private mutating func alignment(
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
    case .horizontal: [.top, .center, .bottom, .firstTextBaseline]
    case .overlay: [.leading, .center, .trailing, .top, .bottom]
    }
  }
}
