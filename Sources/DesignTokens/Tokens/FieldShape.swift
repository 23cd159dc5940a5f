import PositionedJSON

/// The members that an object of a token's value may have, at most eight.
enum FieldShape {
  case color, dimension, duration, strokeStyle, border, transition, shadow, gradientStop, typography

  /// What the object describes, with its article, for messages.
  var subject: String { self == .gradientStop ? "a gradient stop" : "a \(self)" }

  /// The keys in their order, those that must be there first.
  var names: [String] {
    switch self {
    case .color: ["colorSpace", "components", "alpha", "hex"]
    case .dimension, .duration: ["value", "unit"]
    case .strokeStyle: ["dashArray", "lineCap"]
    case .border: ["color", "width", "style"]
    case .transition: ["duration", "delay", "timingFunction"]
    case .shadow: ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
    case .gradientStop: ["color", "position"]
    case .typography: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    }
  }

  /// So many of the first keys must be there.
  var requiredCount: Int {
    switch self {
    case .color, .dimension, .duration, .strokeStyle, .gradientStop: 2
    case .border, .transition: 3
    // The format asks for 'lineHeight' too; code mostly has none, and a multiple of our own would be an invention.
    case .typography: 4
    case .shadow: 5
    }
  }

  /// Place of a key among the names; `nil` for one that is not known.
  func index(of key: Int, in tape: JSONTape) -> Int? {
    guard !tape.hasEscapes(key) else { return names.firstIndex(of: tape.string(of: key)) }
    func first(_ words: StaticString...) -> Int? { words.firstIndex { tape.holds($0, at: key) } }
    switch self {
    case .color:
      return tape.holds("colorSpace", at: key)
        ? 0
        : tape.holds("components", at: key)
          ? 1 : tape.holds("alpha", at: key) ? 2 : tape.holds("hex", at: key) ? 3 : nil
    case .dimension, .duration: return tape.holds("value", at: key) ? 0 : tape.holds("unit", at: key) ? 1 : nil
    case .strokeStyle: return first("dashArray", "lineCap")
    case .border: return first("color", "width", "style")
    case .transition: return first("duration", "delay", "timingFunction")
    case .shadow: return first("color", "offsetX", "offsetY", "blur", "spread", "inset")
    case .gradientStop: return tape.holds("color", at: key) ? 0 : tape.holds("position", at: key) ? 1 : nil
    case .typography: return first("fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight")
    }
  }
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
    let tape = object.tape
    guard tape.isObject(object.node) else {
      return fail("\(shape.subject) is an object, not \(object.quotedPhrase)", object)
    }
    var fields = Fields(of: object)
    var key = object.node + 1
    let end = tape.next(behind: object.node)
    while key < end {
      if let index = shape.index(of: key, in: tape) {
        if fields.nodes[index] >= 0 {
          log.report(.type, "'\(shape.names[index])' is given twice", at: tape.start(of: key), in: object.file)
        }
        fields.nodes[index] = Int32(key + 1)
      } else {
        reportUnknown(key, of: object, shape)
      }
      key = tape.next(behind: key + 1)
    }
    for index in 0..<shape.requiredCount where fields.nodes[index] < 0 && !isDispensable(index, of: shape) {
      log.report(.type, "\(shape.subject) needs '\(shape.names[index])'", at: object.start, in: object.file)
    }
    return fields
  }

  private mutating func reportUnknown(_ key: Int, of object: SourceNode, _ shape: FieldShape) {
    let name = object.tape.string(of: key)
    let start = object.tape.start(of: key)
    guard !log.isLenient else {
      return log.allow("'\(name.excerpt)' of \(shape.subject), left out", at: start, in: object.file)
    }
    let suggestion = log.suggestion(for: name, among: shape.names)
    log.report(.type, "\(shape.subject) has no '\(name.excerpt)'\(suggestion)", at: start, in: object.file)
  }
}
