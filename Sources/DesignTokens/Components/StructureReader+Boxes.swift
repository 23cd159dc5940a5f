import PositionedJSON

/// Reading of the box tree.
extension StructureReader {
  /// The names of the boxes that hold others in a list, or none.
  private static let leaves = ["text", "icon", "vstack", "hstack", "zstack", "spacer", "viewThatFits", "component"]
  /// The names of the boxes around one other, their `content`.
  private static let modifiers = [
    "padding", "frame", "surface", "overlay", "background", "fixedSize", "layoutPriority", "scroll", "hidden",
    "button",
  ]
  private static let kinds = leaves + modifiers

  mutating func box(_ json: JSONValue, depth: Int = 0) -> BoxTemplate? {
    guard depth < Self.depthLimit else { return fail("boxes nest deeper than \(Self.depthLimit)", json) }
    if json["axis"] != nil || json["cases"] != nil {
      let node = switched(json, depth: depth) { reader, json in
        json.kind == .null ? .some(BoxTemplate.empty) : reader.box(json, depth: depth + 1)
      }
      return node.map { .switched($0) }
    }
    guard json.kind == .object, let kind = Self.kinds.first(where: { json[$0] != nil }), let value = json[kind] else {
      return failWithoutKind(json)
    }
    let keys = Self.modifiers.contains(kind) ? [kind, "content"] : [kind]
    guard let fields = fields(of: json, known: keys, required: keys, subject: "a '\(kind)' box") else { return nil }
    extent.boxCount += 1
    extent.deepest = max(extent.deepest, depth)
    path.append(kind)
    let around = openAssumptions
    openAssumptions = []
    defer {
      path.removeLast()
      openAssumptions = around
    }
    guard Self.modifiers.contains(kind) else {
      let leaf = leaf(kind, value, depth: depth)
      return marked(leaf)
    }
    // Both are read, so that all defects are reported.
    let modifier = modifier(kind, value, depth: depth)
    guard let content = fields["content"].flatMap({ box($0, depth: depth + 1) }) else { return nil }
    return marked(modifier?(content))
  }

  private mutating func leaf(_ kind: String, _ value: JSONValue, depth: Int) -> BoxTemplate? {
    switch kind {
    case "text": text(value).map { .text($0) }
    case "icon": icon(value)
    case "vstack": stack(value, .vertical, depth: depth).map { .stack($0) }
    case "hstack": stack(value, .horizontal, depth: depth).map { .stack($0) }
    case "zstack": stack(value, .overlay, depth: depth).map { .stack($0) }
    case "spacer": spacer(value)
    case "viewThatFits": fitting(value, depth: depth)
    default: component(value, depth: depth)
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
    let keys = ["width", "height", "color", "name", "decorative"]
    guard let fields = boxFields(of: json, known: keys, required: Array(keys.prefix(2)), subject: "an icon") else {
      return nil
    }
    let width: AxisLength? = fields["width"].flatMap { switched($0) { $0.lengthTemplate($1).map { .some($0) } } }
    let height: AxisLength? = fields["height"].flatMap { switched($0) { $0.lengthTemplate($1).map { .some($0) } } }
    let color: AxisValue<ColorValue?>? = fields["color"].map { switched($0) { $0.optionalColor($1) } } ?? .same(nil)
    let name = fields["name"].map { text(of: $0, "the name of an icon") }
    let isDecorative = flag(fields["decorative"], "decorative")
    guard let width, let height, let color else { return nil }
    return .icon(
      IconTemplate(name: name ?? nil, width: width, height: height, color: color, isDecorative: isDecorative))
  }

  private mutating func spacer(_ json: JSONValue) -> BoxTemplate? {
    guard let fields = boxFields(of: json, known: ["minLength"], subject: "a spacer") else { return nil }
    guard let length = fields["minLength"] else {
      return .spacer(.same(LengthTemplate(points: Self.leastSpacerLength)))
    }
    return optionalLengths(length).map { .spacer($0) }
  }

  /// What SwiftUI's `Spacer` keeps where its least length is not given.
  private static let leastSpacerLength = Points(8)

  mutating func flag(_ json: JSONValue?, _ name: String) -> Bool {
    guard let json else { return false }
    return json.bool ?? fail("'\(name)' is true or false, not \(json.quotedPhrase)", json) ?? false
  }

  private mutating func text(of json: JSONValue, _ subject: String) -> String? {
    guard let text = json.string, !text.isEmpty else {
      return fail("\(subject) is a text, not \(json.phrase)", json)
    }
    return text
  }
}
