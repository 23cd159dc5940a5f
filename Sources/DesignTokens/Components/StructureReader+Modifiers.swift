import PositionedJSON

/// Reading of the boxes around one other.
extension StructureReader {
  /// The greatest layout priority, below zero the least.
  private static let priorityLimit = 1_000_000.0

  /// What puts a modifier around its content; `nil` after a report.
  mutating func modifier(_ kind: String, _ json: JSONValue, depth: Int) -> ((BoxTemplate) -> BoxTemplate)? {
    switch kind {
    case "padding": return padding(json).map { padding in { .padding(padding, $0) } }
    case "frame": return frame(json).map { frame in { .frame(frame, $0) } }
    case "surface": return surface(json).map { surface in { .surface(surface, $0) } }
    case "overlay": return attachment(json, .overlay, depth: depth)
    case "background": return attachment(json, .background, depth: depth)
    case "fixedSize": return switched(json) { $0.fixedAxes($1) }.map { axes in { .fixedSize(axes, $0) } }
    case "layoutPriority":
      let limit = Self.priorityLimit
      let priority = switched(json) { $0.number($1, in: -limit...limit, "layout priority") }
      return priority.map { priority in { .priority(priority, $0) } }
    case "scroll": return axes(json, "a scroll", default: .vertical).map { axes in { .scroll(axes, $0) } }
    case "hidden":
      let isHidden = switched(json) { reader, json in
        json.bool ?? reader.fail("'hidden' is true or false, not \(json.quotedPhrase)", json)
      }
      return isHidden.map { isHidden in { .hidden(isHidden, $0) } }
    default: return button(json)
    }
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
  private mutating func bounds(_ keys: [String], in fields: [String: JSONValue]) -> FrameTemplate.Bounds? {
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
  ) -> ((BoxTemplate) -> BoxTemplate)? {
    let subject = place == .overlay ? "an overlay" : "a background"
    guard let fields = boxFields(of: json, known: ["alignment", "box"], required: ["box"], subject: subject) else {
      return nil
    }
    let alignment = alignment(fields["alignment"], of: Stack.Alignment.allCases, "alignment of \(subject)")
    guard let alignment, let box = fields["box"].flatMap({ box($0, depth: depth + 1) }) else { return nil }
    return { .attachment(place, alignment, box, to: $0) }
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

  private mutating func button(_ json: JSONValue) -> ((BoxTemplate) -> BoxTemplate)? {
    guard let fields = boxFields(of: json, known: ["touchTarget"], subject: "a button") else { return nil }
    guard let target = fields["touchTarget"] else { return { .button(minimum: nil, $0) } }
    return length(target).map { target in { .button(minimum: target, $0) } }
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
