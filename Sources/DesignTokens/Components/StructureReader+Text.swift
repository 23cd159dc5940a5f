import PositionedJSON

/// Reading of text slots.
extension StructureReader {
  /// Smallest em size of a text, so that no scaling rounds it to nothing.
  static let leastTextSize = Points(1)
  private static let mostLines = 10_000.0

  mutating func text(_ json: JSONValue) -> TextTemplate? {
    let keys =
      [
        "slot", "style", "lineLimit", "lineSpacing", "truncation", "minimumScaleFactor", "allowsTightening",
        "alignment", "color", "textCase",
      ]
      + ScalingFields.names
    guard let fields = boxFields(of: json, known: keys, required: ["slot", "style"], subject: "a text") else {
      return nil
    }
    let slot = fields["slot"].flatMap { slotName($0) }
    let style = fields["style"].flatMap { switched($0) { $0.style($1) } }
    let lineLimit: AxisValue<Int?>? = fields["lineLimit"].map { switched($0) { $0.lineLimit($1) } } ?? .same(nil)
    let truncations: [TextBox.Truncation] = [.head, .middle, .tail]
    let truncation: AxisValue<TextBox.Truncation>? =
      fields["truncation"].map { switched($0) { $0.name($1, of: truncations, "truncation") } } ?? .same(.tail)
    let factor: AxisValue<Double>? =
      fields["minimumScaleFactor"].map { switched($0) { $0.scaleFactor($1) } } ?? .same(1)
    let tightens: AxisValue<Bool>? =
      fields["allowsTightening"].map { switched($0) { $0.flag($1, "allowsTightening") } } ?? .same(false)
    let alignments: [Stack.Alignment] = [.leading, .center, .trailing]
    let alignment: AxisValue<Stack.Alignment>? =
      fields["alignment"].map { switched($0) { $0.name($1, of: alignments, "alignment") } } ?? .same(.leading)
    let textCase = fields["textCase"].flatMap { switched($0) { $0.textCase($1) } }
    let before = log.count
    let lineSpacing = fields["lineSpacing"].flatMap { switched($0) { $0.lineSpacing($1) } }
    if let json = fields["lineSpacing"], let lineSpacing, let style {
      checkLineHeight(of: style, for: lineSpacing, json)
    }
    guard log.count == before else { return nil }
    let scaling = log.scaling(in: fields, rule: .component, file: file)
    if scaling == nil, let style, let json = fields["style"] { note(style.assumedScalings, json) }
    let maximumSize = log.maximumSize(in: fields, rule: .component, file: file)
    let color: AxisValue<ColorValue?>? = fields["color"].map { switched($0) { $0.optionalColor($1) } } ?? .same(nil)
    guard let slot, let style, let lineLimit, let truncation, let factor, let tightens, let alignment, let color else {
      return nil
    }
    return TextTemplate(
      slot: slot, style: style, lineLimit: lineLimit, truncation: truncation, minimumScaleFactor: factor,
      allowsTightening: tightens, alignment: alignment, color: color, lineSpacing: lineSpacing, scaling: scaling,
      maximumSize: maximumSize, textCase: textCase, platform: table.platform)
  }

  mutating func slotName(_ json: JSONValue) -> String? {
    if let name = json.string, slots.contains(name) {
      placedSlots.insert(name)
      return name
    }
    let suggestion = log.suggestion(for: json.string ?? "", among: slots)
    return fail("the component has no slot \(json.quotedPhrase)\(suggestion)", json)
  }

  private mutating func lineLimit(_ json: JSONValue) -> Int?? {
    if json.kind == .null { return .some(nil) }
    guard let lines = number(json, in: 1...Self.mostLines, "line limit") else { return nil }
    guard lines == lines.rounded() else { return fail("\(lines) is no line limit", json) }
    return Int(lines)
  }

  /// `null` shows the text as it is written.
  private mutating func textCase(_ json: JSONValue) -> TextCase?? {
    json.kind == .null ? .some(nil) : log.textCase(json, rule: .component, file: file).map { .some($0) }
  }

  private mutating func scaleFactor(_ json: JSONValue) -> Double? {
    number(json, in: 0.01...1, "scale factor from 0.01 to 1")
  }

  private mutating func style(_ json: JSONValue) -> TextTemplate.Style? {
    guard json.kind == .object else {
      guard case .typography(let typography)? = token(json, .typography) else { return nil }
      return appearance(typography, json)
    }
    let keys = ["fontFamily", "fontWeight", "fontSize", "lineHeight", "letterSpacing"]
    guard let fields = fields(of: json, known: keys, required: Array(keys.prefix(3)), subject: "a style") else {
      return nil
    }
    let family = fields["fontFamily"].flatMap { switched($0) { $0.family($1) } }
    let weight = fields["fontWeight"].flatMap { switched($0) { $0.weight($1) } }
    let size = fields["fontSize"].flatMap { switched($0) { $0.textSize($1) } }
    let lineHeight: AxisValue<Double?>? =
      fields["lineHeight"].map { switched($0) { $0.lineHeight($1) } } ?? .same(nil)
    let spacing: AxisValue<Points>? =
      fields["letterSpacing"].map { switched($0) { $0.letterSpacing($1) } } ?? .same(.zero)
    guard let family, let weight, let size, let lineHeight, let spacing else { return nil }
    return .parts(.init(family: family, weight: weight, size: size, lineHeight: lineHeight, letterSpacing: spacing))
  }

  private mutating func appearance(_ typography: TypographyValue, _ json: JSONValue) -> TextTemplate.Style? {
    guard let size = checkedTextSize(typography.size.points, json) else { return nil }
    guard let spacing = checkedLetterSpacing(typography.letterSpacing.points, json) else { return nil }
    if let lineHeight = typography.lineHeight, !(0...100).contains(lineHeight) {
      return fail("the line height \(lineHeight) of the style lies outside of 0 to 100", json)
    }
    let appearance = TextAppearance(
      family: typography.families.first ?? "", weight: typography.weight, size: size,
      lineSpacing: typography.lineSpacing ?? .points(0), letterSpacing: spacing, scaling: typography.scaling,
      maximumSize: typography.maximumSize, textCase: typography.textCase)
    return .appearance(appearance, lineHeight: typography.lineHeight, assumed: typography.assumedScaling)
  }

  private mutating func family(_ json: JSONValue) -> String? {
    if case .fontFamily(let families)? = token(json, .fontFamily) { families.first } else { nil }
  }

  private mutating func weight(_ json: JSONValue) -> Double? {
    if case .fontWeight(let weight)? = token(json, .fontWeight) { weight } else { nil }
  }

  private mutating func textSize(_ json: JSONValue) -> Points? {
    length(json).flatMap { checkedTextSize($0, json) }
  }

  private mutating func checkedTextSize(_ size: Points, _ json: JSONValue) -> Points? {
    (Self.leastTextSize...10_000).contains(size)
      ? size : fail("the text size \(size.value) lies outside of 1 to 10,000 points", json)
  }

  private mutating func lineHeight(_ json: JSONValue) -> Double?? {
    json.kind == .null ? .some(nil) : number(json, in: 0...100, "line height from 0 to 100").map { .some($0) }
  }

  /// A length, or `{"lineHeightMinus": …}`; `null` is none.
  private mutating func lineSpacing(_ json: JSONValue) -> LineSpacingRule?? {
    if json.kind == .null { return .some(nil) }
    if json["lineHeightMinus"] != nil {
      return log.lineHeightMinus(json, rule: .component, file: file).map { .some($0) }
    }
    return lengthTemplate(json).map { .some(.length($0)) }
  }

  /// A switch may pair each style with a rule of its own; what holds for all styles must hold for each.
  private mutating func checkLineHeight(
    of style: AxisValue<TextTemplate.Style>, for spacing: AxisValue<LineSpacingRule?>, _ json: JSONValue
  ) {
    guard case .same(.lineHeightMinus?) = spacing, style.contains(where: \.hasNoLineHeight) else { return }
    let _: Void? = fail("'lineHeightMinus' needs a style with a 'lineHeight'", json)
  }

  private mutating func letterSpacing(_ json: JSONValue) -> Points? {
    guard case .dimension(let dimension)? = token(json, .dimension) else { return nil }
    return checkedLetterSpacing(dimension.points, json)
  }

  private mutating func checkedLetterSpacing(_ spacing: Points, _ json: JSONValue) -> Points? {
    (-1000...1000).contains(spacing.value)
      ? spacing : fail("the letter spacing \(spacing.value) lies outside of -1000 to 1000 points", json)
  }
}
