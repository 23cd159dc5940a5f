import PositionedJSON

/// Reading of the box tree.
extension StructureReader {
  mutating func box(_ json: JSONValue, depth: Int = 0) -> BoxTemplate? {
    guard depth < Self.depthLimit else { return fail("boxes nest deeper than \(Self.depthLimit)", json) }
    if json["axis"] != nil || json["cases"] != nil {
      let node = switched(json, depth: depth) { reader, json in
        json.kind == .null
          ? .some(BoxTemplate.node(ContextualKind { _ in .empty }, [])) : reader.box(json, depth: depth + 1)
      }
      return node.map { .switched($0) }
    }
    guard json.kind == .object, let name = Box.Name.allCases.first(where: { json[$0.rawValue] != nil }),
      let value = json[name.rawValue]
    else {
      return failWithoutKind(json)
    }
    let kind = name.rawValue
    let keys = name.isModifier ? [kind, "content"] : [kind]
    guard let fields = fields(of: json, known: keys, required: keys, subject: "a '\(kind)' box") else { return nil }
    extent.boxCount += 1
    extent.deepest = max(extent.deepest, depth)
    path.append(kind)
    let around = openAssumptions
    openAssumptions = .same([])
    defer {
      path.removeLast()
      openAssumptions = around
    }
    let node = node(name, value, depth: depth)
    guard name.isModifier else { return marked(node) }
    // Both are read, so that all defects are reported.
    guard let content = fields["content"].flatMap({ box($0, depth: depth + 1) }) else { return nil }
    guard case .node(let kind, let attached) = node else { return nil }
    return marked(.node(kind, [content] + attached))
  }

  private mutating func failWithoutKind(_ json: JSONValue) -> BoxTemplate? {
    let names = Box.Name.allCases.map(\.rawValue)
    let kinds = names.map { "'\($0)'" }.joined(separator: ", ")
    guard json.kind == .object else {
      return fail("a box is an object with one of \(kinds), not \(json.quotedPhrase)", json)
    }
    for (key, keyRange, _) in json.members where key != "content" {
      let suggestion = log.suggestion(for: key, among: names)
      guard !suggestion.isEmpty else { continue }
      log.report(.component, "a box has no '\(key.excerpt)'\(suggestion)", at: keyRange.start, in: file)
      return nil
    }
    return fail("a box needs one of \(kinds)", json)
  }

  mutating func icon(_ json: JSONValue) -> IconTemplate? {
    let keys = ["width", "height", "color", "name", "decorative", "path", "viewBox", "lineWidth"]
    guard let fields = boxFields(of: json, known: keys, required: Array(keys.prefix(2)), subject: "an icon") else {
      return nil
    }
    let width: AxisLength? = fields["width"].flatMap { switched($0) { $0.lengthTemplate($1).map { .some($0) } } }
    let height: AxisLength? = fields["height"].flatMap { switched($0) { $0.lengthTemplate($1).map { .some($0) } } }
    let color: AxisValue<ColorValue?>? = fields["color"].map { switched($0) { $0.optionalColor($1) } } ?? .same(nil)
    let name = fields["name"].map { text(of: $0, "the name of an icon") }
    let isDecorative = flag(fields["decorative"], "decorative")
    let before = log.count
    let image = vectorImage(fields, of: "an icon")
    guard let width, let height, let color, log.count == before else { return nil }
    return IconTemplate(
      name: name ?? nil, width: width, height: height, color: color, isDecorative: isDecorative, image: image)
  }

  mutating func spacer(_ json: JSONValue) -> SpacerTemplate? {
    guard let fields = boxFields(of: json, known: ["minLength"], subject: "a spacer") else { return nil }
    guard let length = fields["minLength"] else {
      return SpacerTemplate(minimum: .same(LengthTemplate(points: Self.leastSpacerLength)))
    }
    return optionalLengths(length).map { SpacerTemplate(minimum: $0) }
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
