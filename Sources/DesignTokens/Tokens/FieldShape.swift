import SourceText

/// The members that an object of a token's value may have, at most eight.
struct FieldShape {
  /// What the object describes, with its article, for messages.
  let subject: String
  let keys: [StaticString]
  let names: [String]
  /// So many of the first keys must be there.
  let requiredCount: Int

  init(_ subject: String, required: [StaticString], optional: [StaticString] = []) {
    self.subject = subject
    keys = required + optional
    names = keys.map(\.description)
    requiredCount = required.count
  }

  static let color = FieldShape("a color", required: ["colorSpace", "components"], optional: ["alpha", "hex"])
  static let dimension = FieldShape("a dimension", required: ["value", "unit"])
  static let duration = FieldShape("a duration", required: ["value", "unit"])
  static let strokeStyle = FieldShape("a strokeStyle", required: ["dashArray", "lineCap"])
  static let border = FieldShape("a border", required: ["color", "width", "style"])
  static let transition = FieldShape("a transition", required: ["duration", "delay", "timingFunction"])
  static let shadow = FieldShape(
    "a shadow", required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"])
  static let gradientStop = FieldShape("a gradient stop", required: ["color", "position"])
  static let typography = FieldShape(
    "a typography", required: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
}

/// The members of an object by their place in a shape.
struct Fields {
  private let object: SourceNode
  fileprivate var nodes = SIMD8<Int32>(repeating: -1)

  fileprivate init(of object: SourceNode) { self.object = object }

  /// The value of a key; `nil` where it is not given.
  subscript(_ index: Int) -> SourceNode? { nodes[index] < 0 ? nil : object.at(Int(nodes[index])) }
}

extension TokenEvaluator {
  /// The members of an object of known shape; unknown, repeated and missing members are problems.
  ///
  /// - Returns: `nil` where `object` is no object.
  mutating func fields(of object: SourceNode, _ shape: FieldShape) -> Fields? {
    let document = object.document
    guard document.isObject(object.node) else {
      return fail("\(shape.subject) is an object, not \(object.json.quotedPhrase)", object)
    }
    var fields = Fields(of: object)
    var key = object.node + 1
    let end = document.next(behind: object.node)
    while key < end {
      if let index = shape.index(of: key, in: object) {
        if fields.nodes[index] >= 0 {
          log.report(
            .type, "'\(shape.names[index])' is given twice", at: document.range(of: key).start, in: object.file)
        }
        fields.nodes[index] = Int32(key + 1)
      } else {
        reportUnknown(key, of: object, shape)
      }
      key = document.next(behind: key + 1)
    }
    for index in 0..<shape.requiredCount where fields.nodes[index] < 0 && !isDispensable(index, of: shape) {
      log.report(.type, "\(shape.subject) needs '\(shape.names[index])'", at: object.start, in: object.file)
    }
    return fields
  }

  private mutating func reportUnknown(_ key: Int, of object: SourceNode, _ shape: FieldShape) {
    let name = object.document.string(of: key)
    let start = object.document.range(of: key).start
    guard !log.isLenient else {
      return log.allow("'\(name.excerpt)' of \(shape.subject), left out", at: start, in: object.file)
    }
    let suggestion = log.suggestion(for: name, among: shape.names)
    log.report(.type, "\(shape.subject) has no '\(name.excerpt)'\(suggestion)", at: start, in: object.file)
  }
}

extension FieldShape {
  fileprivate func index(of key: Int, in object: SourceNode) -> Int? {
    if object.document.hasEscapes(key) { return names.firstIndex(of: object.document.string(of: key)) }
    return keys.firstIndex { object.document.holds($0, at: key) }
  }
}
