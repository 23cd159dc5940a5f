import PositionedJSON

/// Reads the parts that a component's extension is made of: values, aliases and switches over axes.
struct StructureReader {
  /// Boxes, and switches inside of switches, may nest this deep.
  static let depthLimit = 64
  /// Longest length in points, far beyond any screen.
  static let lengthLimit = 1_000_000.0

  let table: TokenTable
  let file: Int
  /// Name of the component.
  let component: String
  let axes: [Component.Axis]
  let slots: [String]
  /// The components that the boxes may hold.
  var names = ComponentNames()
  var log: ProblemLog
  var placedSlots: Set<String> = []
  /// Whether a length or a row depends on the reader's text size.
  var followsTextSize = false
  var uses: [ComponentBody.Use] = []
  /// The numbers of the components in ``uses``, each once.
  var nested: [Int] = []
  var extent = ComponentExtent()
  /// The kinds of the boxes around the one that is being read, with the places of children in lists.
  var path: [String] = []
  /// What is assumed of the box that is being read, for each choice of axes.
  var openAssumptions = AxisValue<[Assumption]>.same([])
  /// What is assumed of all boxes, in their order.
  var assumptions: [Assumption] = []
  /// Where they are named, those of the component itself among them.
  var assumptionPlaces: [Assumption: TokenPlace] = [:]

  mutating func fail<Value>(_ message: String, _ json: JSONValue) -> Value? {
    log.report(.component, message, at: json.range.start, in: file)
    return nil
  }

  mutating func fields(
    of json: JSONValue, known: [String], required: [String] = [], subject: String
  ) -> [String: JSONValue]? {
    log.fields(of: json, known: known, required: required, subject: subject, rule: .component, in: file)
  }

  /// Reads a value that may be `{"axis": …, "cases": {…}}`.
  mutating func switched<Value>(
    _ json: JSONValue, depth: Int = 0, leaf: (inout StructureReader, JSONValue) -> Value?
  ) -> AxisValue<Value>? {
    guard json["axis"] != nil || json["cases"] != nil else { return leaf(&self, json).map { .same($0) } }
    guard depth < Self.depthLimit else { return fail("switches nest deeper than \(Self.depthLimit)", json) }
    let keys = ["axis", "cases"]
    guard let fields = fields(of: json, known: keys, required: keys, subject: "a switch"),
      let name = fields["axis"], let cases = fields["cases"], let axis = axisIndex(name)
    else { return nil }
    let (values, known) = (axes[axis].values, axes[axis])
    // An axis may have thousands of values, and a file as many switches that lack them.
    let byValue = log.fields(
      of: cases, known: values, isKnown: { known.index(of: $0) != nil }, required: values,
      subject: "the axis '\(known.name)'", rule: .component, in: file)
    guard let byValue, !log.isFull else { return nil }
    var read: [AxisValue<Value>] = []
    for value in values {
      guard let json = byValue[value] else { continue }
      if let value = switched(json, depth: depth + 1, leaf: leaf) { read.append(value) }
    }
    return read.count == values.count ? .byAxis(axis, read) : nil
  }

  private mutating func axisIndex(_ json: JSONValue) -> Int? {
    if let index = axes.firstIndex(where: { $0.name == json.string }) { return index }
    let suggestion = log.suggestion(for: json.string ?? "", among: axes.map(\.name))
    return fail("the component has no axis \(json.quotedPhrase)\(suggestion)", json)
  }

  /// The value of the token that `json`, which must be an alias, names.
  mutating func token(_ json: JSONValue, _ type: TokenType) -> TokenValue? {
    guard let text = json.string else {
      return fail("expected an alias of \(type.phrase) such as '{a.b}', not \(json.phrase)", json)
    }
    guard Reference.isAlias(text) else {
      return fail("expected an alias of \(type.phrase) such as '{a.b}', not '\(text.excerpt)'", json)
    }
    return table.value(of: json, as: type, in: file, log: &log)
  }

  /// A length from a token of dimension type.
  mutating func length(_ json: JSONValue) -> Points? {
    guard case .dimension(let dimension)? = token(json, .dimension) else { return nil }
    guard (0...Self.lengthLimit).contains(dimension.points.value) else {
      return fail("a length of a component lies between 0 and 1,000,000 points", json)
    }
    return dimension.points
  }

  /// A number as it stands or from a token of number type, in `range`.
  mutating func number(_ json: JSONValue, in range: ClosedRange<Double>, _ subject: String) -> Double? {
    let number: Double
    if json.string != nil {
      guard case .number(let value)? = token(json, .number) else { return nil }
      number = value
    } else if let value = json.number {
      number = value
    } else {
      return fail("\(subject) is a number or an alias of one, not \(json.phrase)", json)
    }
    guard range.contains(number) else { return fail("\(number) is no \(subject)", json) }
    return number
  }

  /// One of the names of a fixed set.
  mutating func name<Name: RawRepresentable<String>>(_ json: JSONValue, of names: [Name], _ subject: String) -> Name? {
    if let name = names.first(where: { $0.rawValue == json.string }) { return name }
    let suggestion = log.suggestion(for: json.string ?? "", among: names.map(\.rawValue))
    let known = suggestion.isEmpty ? ": it is \(names.map { "'\($0.rawValue)'" }.joined(separator: ", "))" : suggestion
    return fail("\(json.quotedPhrase) is no \(subject)\(known)", json)
  }
}
