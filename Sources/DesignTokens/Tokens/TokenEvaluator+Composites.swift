import PositionedJSON

/// Reading of the types that hold other types.
extension TokenEvaluator {
  mutating func strokeStyle(_ place: SourceNode) -> StrokeStyleValue? {
    if let text = place.string {
      if let keyword = StrokeStyleValue.Keyword(rawValue: text) { return .keyword(keyword) }
      let names = StrokeStyleValue.Keyword.allCases.map(\.rawValue)
      return fail("'\(text.excerpt)' is no stroke style\(log.suggestion(for: text, among: names))", place)
    }
    guard let fields = fields(of: place, .strokeStyle) else { return nil }
    let dashes = fields[0].flatMap { self.dashes($0) }
    let cap = fields[1].flatMap { field in
      name(field, of: StrokeStyleValue.LineCap.self) { "'lineCap' is 'round', 'butt' or 'square', not \($0)" }
    }
    guard let dashes, let cap else { return nil }
    return .dashes(dashes, cap: cap)
  }

  private mutating func dashes(_ place: SourceNode) -> [DimensionValue]? {
    if case .some(let pointed) = pointedLengths(place) { return pointed }
    guard place.isArray else {
      return fail("'dashArray' is a list of dimensions, not \(place.phrase)", place)
    }
    let elements = Array(place.elements)
    let lengths = elements.compactMap { dimensionMember($0) }
    if elements.isEmpty { return fail("'dashArray' is empty", place) }
    return lengths.count == elements.count ? lengths : nil
  }

  mutating func border(_ place: SourceNode) -> BorderValue? {
    guard let fields = fields(of: place, .border) else { return nil }
    let color = colorMember(fields[0])
    let width = fields[1].flatMap { dimensionMember($0) }
    let style: StrokeStyleValue? =
      if case .strokeStyle(let value)? = fields[2].flatMap({ read($0, as: .strokeStyle) }) { value } else { nil }
    guard let color, let width, let style else { return nil }
    return BorderValue(color: color, width: width, style: style)
  }

  mutating func transition(_ place: SourceNode) -> TransitionValue? {
    guard let fields = fields(of: place, .transition) else { return nil }
    let duration = durationMember(fields[0])
    let delay = durationMember(fields[1])
    let curve: [Double]? =
      if case .cubicBezier(let value)? = fields[2].flatMap({ read($0, as: .cubicBezier) }) { value } else { nil }
    guard let duration, let delay, let curve else { return nil }
    return TransitionValue(duration: duration, delay: delay, timingFunction: curve)
  }

  mutating func shadows(_ place: SourceNode) -> [ShadowValue]? {
    guard place.isArray else { return shadow(place).map { [$0] } }
    return list(
      place, of: "shadows", as: .shadow, literal: { $0.shadow($1) },
      elements: { value in if case .shadow(let shadows) = value { shadows } else { [] } })
  }

  mutating func stops(_ place: SourceNode) -> [GradientStop]? {
    guard place.isArray else {
      return fail("a gradient is a list of stops, not \(place.phrase)", place)
    }
    return list(
      place, of: "stops", as: .gradient, literal: { $0.stop($1) },
      elements: { value in if case .gradient(let stops) = value { stops } else { [] } })
  }

  /// A list of literals and of references that name one element each: a list is never spliced into another.
  private mutating func list<Element>(
    _ place: SourceNode, of noun: String, as type: TokenType,
    literal: (inout TokenEvaluator, SourceNode) -> Element?, elements: (TokenValue) -> [Element]
  ) -> [Element]? {
    var found: [Element] = []
    var isWhole = true
    for element in place.elements {
      guard element.isAlias || element.isPointer else {
        if let value = literal(&self, element) { found.append(value) } else { isWhole = false }
        continue
      }
      guard let named = read(element, as: type).map(elements) else {
        isWhole = false
        continue
      }
      if named.count == 1 {
        found.append(named[0])
      } else {
        isWhole = false
        log.report(
          .alias, "a reference in a list names one element; this one names \(named.count) \(noun)", at: element.start,
          in: element.file)
      }
    }
    if found.isEmpty, isWhole { return fail("a list of \(noun) is empty", place) }
    return isWhole ? found : nil
  }

  private mutating func shadow(_ place: SourceNode) -> ShadowValue? {
    guard let fields = fields(of: place, .shadow) else { return nil }
    let color = colorMember(fields[0])
    let offsetX = fields[1].flatMap { dimensionMember($0) }
    let offsetY = fields[2].flatMap { dimensionMember($0) }
    let blur = fields[3].flatMap { dimensionMember($0) } ?? lenientZero(fields[3])
    let spread = fields[4].flatMap { dimensionMember($0) } ?? lenientZero(fields[4])
    var isWhole = true
    let inset = fields[5].flatMap { field -> Bool? in
      let flag = self.flag(field, subject: "'inset'")
      if flag == nil { isWhole = false }
      return flag
    }
    guard let color, let offsetX, let offsetY, let blur, let spread, isWhole else { return nil }
    return ShadowValue(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  private mutating func stop(_ place: SourceNode) -> GradientStop? {
    guard let fields = fields(of: place, .gradientStop) else { return nil }
    let color = colorMember(fields[0])
    guard let field = fields[1] else { return nil }
    guard case .number(let position)? = read(field, as: .number), let color else { return nil }
    if (0...1).contains(position) { return GradientStop(color: color, position: position) }
    let isLiteral = field.number != nil
    guard isLiteral, !log.isLenient else {
      // The report asks readers to clamp; its schema refuses what it can see, a literal.
      if isLiteral { log.allow("the position \(position), clamped", at: field.start, in: field.file) }
      return GradientStop(color: color, position: min(max(position, 0), 1))
    }
    return fail("the position of a stop is a number from 0 to 1, not \(position)", field)
  }

  mutating func typography(_ place: SourceNode) -> TypographyValue? {
    guard let fields = fields(of: place, .typography) else { return nil }
    let family = fields[0].flatMap { read($0, as: .fontFamily) }
    let size = fields[1].flatMap { dimensionMember($0) }
    let weight = fields[2].flatMap { read($0, as: .fontWeight) }
    let spacing = fields[3].flatMap { dimensionMember($0) } ?? lenientZero(fields[3])
    var lineHeight: Double?
    if let field = fields[4] {
      guard case .number(let multiple)? = read(field, as: .number) else { return nil }
      lineHeight = multiple
    }
    guard case .fontFamily(let families)? = family, case .fontWeight(let weight)? = weight, let size, let spacing
    else { return nil }
    return TypographyValue(
      families: families, weight: weight, size: size, letterSpacing: spacing, lineHeight: lineHeight,
      scaling: .relative(to: .body))
  }

  private mutating func colorMember(_ place: SourceNode?) -> ColorValue? {
    if case .color(let value)? = place.flatMap({ read($0, as: .color) }) { value } else { nil }
  }

  private mutating func dimensionMember(_ place: SourceNode) -> DimensionValue? {
    if case .dimension(let value)? = read(place, as: .dimension) { value } else { nil }
  }

  private mutating func durationMember(_ place: SourceNode?) -> DurationValue? {
    if case .duration(let value)? = place.flatMap({ read($0, as: .duration) }) { value } else { nil }
  }
}
