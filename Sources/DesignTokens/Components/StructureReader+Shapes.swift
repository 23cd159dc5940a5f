import PositionedJSON

/// Reading of shapes and of the pictures of icons.
extension StructureReader {
  private enum ShapeName: String, CaseIterable {
    case rectangle, capsule, circle, ellipse, line, path
  }

  /// A shape takes what it is proposed, at its ideal 10 points, as SwiftUI's `Shape` does: an empty box that fills its
  /// room, and a surface around it.
  mutating func shape(_ json: JSONValue) -> BoxTemplate? {
    let before = log.count
    let known = ["kind", "fill", "stroke", "cornerRadius", "opacity", "shadow", "path", "viewBox"]
    guard let fields = boxFields(of: json, known: known, required: ["kind"], subject: "a shape") else { return nil }
    guard let kind = fields["kind"] else { return nil }
    guard let name = kind.string.flatMap({ ShapeName(rawValue: $0) }) else {
      let list = ShapeName.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return fail("the kind of a shape is one of \(list), not \(kind.quotedPhrase)", kind)
    }
    for (field, takers) in Self.takers {
      guard let value = fields[field], !takers.contains(name) else { continue }
      log.report(.component, "a shape of kind '\(name.rawValue)' takes no '\(field)'", at: value.range.start, in: file)
    }
    if name == .line || name == .path, fields["stroke"] == nil, fields["fill"] == nil || name == .line {
      return fail("a shape of kind '\(name.rawValue)' needs \(name == .line ? "a" : "a 'fill' or") 'stroke'", json)
    }
    var surface = surface(fields, background: "fill", border: "stroke")
    surface.form = form(name, fields)
    if name == .capsule { surface.cornerRadius = .same(LengthTemplate(points: .infinity)) }
    guard log.count == before else { return nil }
    let room = Frame.Bounds(minimum: 0, ideal: 10, maximum: .infinity)
    let frame = Box.Kind.frame(Frame(width: room, height: room))
    let nothing = Box.Kind.icon(Icon(width: 0, height: 0, isDecorative: true))
    return .node(
      surface, [.node(ContextualKind { _ in frame }, [.node(ContextualKind { _ in nothing }, [])])])
  }

  /// The members that only some shapes take.
  private static let takers: [(String, Set<ShapeName>)] = [
    ("cornerRadius", [.rectangle]), ("shadow", [.rectangle, .capsule, .circle]), ("path", [.path]),
    ("viewBox", [.path]), ("fill", [.rectangle, .capsule, .circle, .ellipse, .path]),
  ]

  private mutating func form(_ name: ShapeName, _ fields: [String: JSONValue]) -> Surface.Form {
    switch name {
    case .rectangle, .capsule: return .rectangle
    case .circle: return .circle
    case .ellipse: return .ellipse
    case .line: return .line
    case .path:
      guard fields["path"] != nil else {
        if let kind = fields["kind"] {
          log.report(.component, "a shape of kind 'path' needs a 'path'", at: kind.range.start, in: file)
        }
        return .rectangle
      }
      return vectorImage(fields, of: "a shape").map { .path($0) } ?? .rectangle
    }
  }

  /// The picture that path data draw; `nil` without any, and after a report.
  mutating func vectorImage(_ fields: [String: JSONValue], of subject: String) -> VectorImage? {
    guard let json = fields["path"] else {
      for name in ["viewBox", "lineWidth"] {
        guard let value = fields[name] else { continue }
        log.report(.component, "'\(name)' of \(subject) needs a 'path'", at: value.range.start, in: file)
      }
      return nil
    }
    let lineWidth = fields["lineWidth"].flatMap { number($0, in: 0.001...10_000, "width of a line") }
    guard let data = json.string else {
      return fail("the path of \(subject) is SVG path data, not \(json.phrase)", json)
    }
    var (width, height) = (24.0, 24.0)
    if let box = fields["viewBox"] {
      let elements = box.kind == .array ? Array(box.elements) : []
      let numbers = elements.compactMap(\.number)
      guard elements.count == 2, numbers.count == 2,
        numbers.allSatisfy({ $0 > 0 && $0 <= 10_000 })
      else {
        return fail("'viewBox' of \(subject) is [width, height], each above 0, at most 10000", box)
      }
      (width, height) = (numbers[0], numbers[1])
    }
    do throws(PathDataReader.Failure) {
      let path = try PathDataReader.path(of: data)
      return VectorImage(width: width, height: height, layers: [VectorImage.Layer(path, lineWidth: lineWidth)])
    } catch {
      return fail("the path of \(subject) \(error.reason), at byte \(error.offset + 1) of its data", json)
    }
  }
}
