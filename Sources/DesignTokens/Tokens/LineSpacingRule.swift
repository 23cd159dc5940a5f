import PositionedJSON

/// What code passes to `lineSpacing(_:)`, before the text's style is known.
enum LineSpacingRule: Sendable {
  case length(LengthTemplate)
  /// The style's line height less a length of its font.
  case lineHeightMinus(FontLength)

  enum FontLength: String, CaseIterable, Sendable {
    /// The em size, as in `lineSpacing(style.lineHeight - style.size)`.
    case fontSize
    /// The font's own line height, as in `lineSpacing(style.lineHeight - font.lineHeight)`.
    case fontLineHeight
  }

  /// - Parameters:
  ///   - length: What a length becomes at the reader's size.
  ///   - size: Em size at `large`.
  ///   - lineHeight: As a multiple of `size`; without one nothing is set between the lines.
  func spacing(length: (LengthTemplate) -> Points, size: Points, lineHeight: Double?) -> TextAppearance.LineSpacing {
    switch self {
    case .length(let template): return .points(length(template))
    case .lineHeightMinus(let part):
      guard let lineHeight else { return .points(0) }
      let height = size * lineHeight
      return part == .fontSize ? .points(Points(max(0, (height - size).value))) : .upToLineHeight(height)
    }
  }
}

extension ProblemLog {
  private static let lineSpacingFields = ["lineHeightMinus"]

  /// Reads the name in `{"lineHeightMinus": …}`; `nil` after a report.
  mutating func lineHeightMinus(_ json: JSONValue, rule: TokenRule, file: Int) -> LineSpacingRule? {
    let keys = Self.lineSpacingFields
    guard
      let name = fields(
        of: json, known: keys, required: keys, subject: "a line spacing", rule: rule, in: file)?["lineHeightMinus"]
    else { return nil }
    if let part = name.string.flatMap(LineSpacingRule.FontLength.init(rawValue:)) { return .lineHeightMinus(part) }
    let suggestion = suggestion(for: name.string ?? "", among: LineSpacingRule.FontLength.allCases.map(\.rawValue))
    report(
      rule, "'lineHeightMinus' is 'fontSize' or 'fontLineHeight', not \(name.quotedPhrase)\(suggestion)",
      at: name.range.start, in: file)
    return nil
  }

  /// Reads the line spacing of a typography's extension: a dimension as it stands, or a rule.
  mutating func lineSpacing(in fields: [String: JSONValue], file: Int) -> LineSpacingRule? {
    guard let json = fields["lineSpacing"] else { return nil }
    guard json["value"] != nil || json["unit"] != nil else { return lineHeightMinus(json, rule: .type, file: file) }
    let keys = ["value", "unit"]
    guard
      let parts = self.fields(
        of: json, known: keys, required: keys, subject: "a dimension", rule: .type, in: file)
    else { return nil }
    guard let value = parts["value"]?.number, let unit = parts["unit"]?.string.flatMap(DimensionValue.Unit.init),
      case let points = DimensionValue(value: value, unit: unit).points, (0...1000).contains(points.value)
    else {
      report(
        .type, "the line spacing is a dimension from 0 to 1000 points, not \(json.phrase)", at: json.range.start,
        in: file)
      return nil
    }
    return .length(LengthTemplate(points: points))
  }
}
