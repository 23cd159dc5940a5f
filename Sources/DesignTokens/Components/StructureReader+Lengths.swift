import PositionedJSON

/// Reading of lengths, which may follow the reader's text size.
extension StructureReader {
  /// A length from a token: `"{a.b}"`, or `{"scaled": "{a.b}"}` where it follows the text size.
  mutating func lengthTemplate(_ json: JSONValue) -> LengthTemplate? {
    guard json.kind == .object else {
      return length(json).map { LengthTemplate(points: $0, token: json.string.flatMap(Reference.path(inBraces:))) }
    }
    let keys = ["scaled", "relativeTo", "maximumSize"]
    guard let fields = fields(of: json, known: keys, required: ["scaled"], subject: "a scaled length") else {
      return nil
    }
    followsTextSize = true
    let before = log.count
    let length = fields["scaled"].flatMap { json in
      self.length(json).map { LengthTemplate(points: $0, token: json.string.flatMap(Reference.path(inBraces:))) }
    }
    let style = fields["relativeTo"].flatMap { name($0, of: TextStyle.allCases, "text style") } ?? .body
    let maximumSize = log.maximumSize(in: fields, rule: .component, file: file)
    guard var length, log.count == before else { return nil }
    length.scaling = LengthTemplate.Scaling(style: style, maximumSize: maximumSize)
    return length
  }

  /// A length, or `null` for none, that may depend on an axis.
  mutating func optionalLengths(_ json: JSONValue) -> AxisLength? {
    switched(json) { $0.optionalLengthTemplate($1) }
  }

  mutating func optionalLengthTemplate(_ json: JSONValue) -> LengthTemplate?? {
    json.kind == .null ? .some(nil) : lengthTemplate(json).map { .some($0) }
  }
}
