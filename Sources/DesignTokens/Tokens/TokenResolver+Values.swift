import PositionedJSON

/// Reading of the types that hold no other type.
extension TokenResolver {
  /// The value of `type` in `json`, or of the token that `json` names.
  mutating func read(_ json: JSONValue, as type: TokenType, in file: Int) -> TokenValue? {
    if let text = json.string, Alias.isMeant(by: text) {
      return table.value(of: json, as: type, in: file, log: &log)
    }
    if json.kind == .object, json["$ref"] != nil {
      log.report(
        .alias, "'$ref' is not read by this version; write an alias such as '{a.b}'", at: json.range.start, in: file)
      return nil
    }
    switch type {
    case .color: return readColor(json, in: file).map { .color($0) }
    case .dimension: return readDimension(json, in: file).map { .dimension($0) }
    case .fontFamily: return readFamilies(json, in: file).map { .fontFamily($0) }
    case .fontWeight: return readWeight(json, in: file).map { .fontWeight($0) }
    case .duration: return readDuration(json, in: file).map { .duration(seconds: $0) }
    case .cubicBezier: return readCubicBezier(json, in: file).map { .cubicBezier($0) }
    case .number: return readNumber(json, subject: "a number token", in: file).map { .number($0) }
    case .shadow: return readShadows(json, in: file).map { .shadow($0) }
    case .typography: return readTypography(json, in: file).map { .typography($0) }
    case .strokeStyle, .border, .transition, .gradient:
      return fail("the type '\(type.rawValue)' is not read by this version", json, file)
    }
  }

  /// Reports that `json` does not fit its type.
  mutating func fail<Value>(_ message: String, _ json: JSONValue, _ file: Int) -> Value? {
    log.report(.type, message, at: json.range.start, in: file)
    return nil
  }

  mutating func readNumber(_ json: JSONValue, subject: String, in file: Int) -> Double? {
    if let number = json.number { return number }
    if json.kind == .number { return fail("\(subject) is beyond the range of numbers", json, file) }
    return fail("\(subject) holds a number, not \(json.quotedPhrase)", json, file)
  }

  private mutating func readDimension(_ json: JSONValue, in file: Int) -> DimensionValue? {
    guard
      let (value, unit) = readMeasure(
        json, subject: "a dimension", example: "{ \"value\": 16, \"unit\": \"px\" }",
        units: DimensionValue.Unit.allCases.map(\.rawValue), in: file)
    else { return nil }
    return DimensionValue.Unit(rawValue: unit).map { DimensionValue(value: value, unit: $0) }
  }

  private mutating func readDuration(_ json: JSONValue, in file: Int) -> Double? {
    guard
      let (value, unit) = readMeasure(
        json, subject: "a duration", example: "{ \"value\": 200, \"unit\": \"ms\" }", units: ["ms", "s"], in: file)
    else { return nil }
    return unit == "ms" ? value / 1000 : value
  }

  private mutating func readMeasure(
    _ json: JSONValue, subject: String, example: String, units: [String], in file: Int
  ) -> (value: Double, unit: String)? {
    if json.kind == .string || json.kind == .number {
      return fail("\(subject) is an object such as \(example), not \(json.quotedPhrase)", json, file)
    }
    let keys = ["value", "unit"]
    guard let fields = log.fields(of: json, known: keys, required: keys, subject: subject, rule: .type, in: file)
    else { return nil }
    let value = fields["value"].flatMap { readNumber($0, subject: "'value' of \(subject)", in: file) }
    guard let unit = fields["unit"] else { return nil }
    guard let name = unit.string, units.contains(name) else {
      let names = units.map { "'\($0)'" }.joined(separator: " or ")
      return fail("the unit of \(subject) is \(names), not \(unit.quotedPhrase)", unit, file)
    }
    return value.map { ($0, name) }
  }

  private mutating func readFamilies(_ json: JSONValue, in file: Int) -> [String]? {
    if let name = json.string {
      return name.isEmpty ? fail("a fontFamily has an empty name", json, file) : [name]
    }
    guard json.kind == .array else {
      return fail("a fontFamily is a name or a list of names, not \(json.phrase)", json, file)
    }
    var families: [String] = []
    var isWhole = true
    for element in json.elements {
      if let name = element.string, !name.isEmpty, !Alias.isMeant(by: name) {
        families.append(name)
      } else {
        isWhole = false
        let found = element.string == "" ? "an empty text" : element.quotedPhrase
        let _: Void? = fail("a list of families holds names, not \(found)", element, file)
      }
    }
    if families.isEmpty, isWhole { return fail("a list of families is empty", json, file) }
    return isWhole ? families : nil
  }

  private mutating func readWeight(_ json: JSONValue, in file: Int) -> Double? {
    if let name = json.string {
      if let weight = FontWeightName.weight(of: name) { return weight }
      let suggestion = log.suggestion(for: name, among: FontWeightName.all)
      return fail("unknown font weight '\(name.excerpt)'\(suggestion)", json, file)
    }
    guard let weight = json.number, (1...1000).contains(weight) else {
      return fail("a fontWeight is a number from 1 to 1000 or a name such as 'bold'", json, file)
    }
    return weight
  }

  private mutating func readCubicBezier(_ json: JSONValue, in file: Int) -> [Double]? {
    let numbers = json.elements.map(\.number)
    guard json.kind == .array, numbers.count == 4, numbers.allSatisfy({ $0 != nil }) else {
      return fail("a cubicBezier is a list of four numbers", json, file)
    }
    let points = numbers.compactMap { $0 }
    guard (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      return fail("the first and third number of a cubicBezier lie between 0 and 1", json, file)
    }
    return points
  }
}
