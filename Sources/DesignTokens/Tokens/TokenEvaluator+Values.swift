import PositionedJSON

/// Reading of the types that hold no other type.
extension TokenEvaluator {
  /// The value of `type` at a place, or of what a reference there names.
  mutating func read(_ place: SourceNode, as type: TokenType) -> TokenValue? {
    if place.isAlias { return aliased(place, as: type) }
    if place.isPointer {
      guard let pointer = pointer(in: place), let fragment = fragment(pointer) else { return nil }
      return cast(fragment, to: type, at: pointer)
    }
    switch type {
    case .color: return color(place).map { .color($0) }
    case .dimension: return dimension(place).map { .dimension($0) }
    case .fontFamily: return families(place).map { .fontFamily($0) }
    case .fontWeight: return weight(place).map { .fontWeight($0) }
    case .duration: return duration(place).map { .duration($0) }
    case .cubicBezier: return cubicBezier(place).map { .cubicBezier($0) }
    case .number: return numberToken(place).map { .number($0) }
    case .strokeStyle: return strokeStyle(place).map { .strokeStyle($0) }
    case .border: return border(place).map { .border($0) }
    case .transition: return transition(place).map { .transition($0) }
    case .shadow: return shadows(place).map { .shadow($0) }
    case .gradient: return stops(place).map { .gradient($0) }
    case .typography: return typography(place).map { .typography($0) }
    }
  }

  private mutating func numberToken(_ place: SourceNode) -> Double? {
    if let number = place.number { return number }
    if log.isLenient, let number = place.string.flatMap(Double.init), number.isFinite {
      log.allow("the text '\(place.string ?? "")' as a number", at: place.start, in: place.file)
      return number
    }
    return number(place, subject: "a number token")
  }

  private mutating func dimension(_ place: SourceNode) -> DimensionValue? {
    if place.isString || place.number != nil {
      if log.isLenient, let lenient = lenientDimension(place) { return lenient }
      return fail(
        "a dimension is an object such as { \"value\": 16, \"unit\": \"px\" }, not \(place.quotedPhrase)", place)
    }
    guard let fields = fields(of: place, .dimension) else { return nil }
    let value = fields[0].flatMap { number($0, subject: "'value' of a dimension") }
    let unit = fields[1].flatMap { field in
      name(field, of: DimensionValue.Unit.self) { "the unit of a dimension is 'px' or 'rem', not \($0)" }
    }
    guard let value, let unit else { return nil }
    return DimensionValue(value: value, unit: unit)
  }

  private mutating func duration(_ place: SourceNode) -> DurationValue? {
    if place.isString || place.number != nil {
      if log.isLenient, let lenient = lenientDuration(place) { return lenient }
      return fail(
        "a duration is an object such as { \"value\": 200, \"unit\": \"ms\" }, not \(place.quotedPhrase)", place)
    }
    guard let fields = fields(of: place, .duration) else { return nil }
    let value = fields[0].flatMap { number($0, subject: "'value' of a duration") }
    let unit = fields[1].flatMap { field in
      name(field, of: DurationValue.Unit.self) { "the unit of a duration is 'ms' or 's', not \($0)" }
    }
    guard let value, let unit else { return nil }
    return DurationValue(value: value, unit: unit)
  }

  private mutating func families(_ place: SourceNode) -> [String]? {
    if let name = place.string { return [name] }
    guard place.isArray else {
      return fail("a fontFamily is a name or a list of names, not \(place.phrase)", place)
    }
    var families: [String] = []
    var isWhole = true
    for element in place.elements {
      var isReported = false
      if !element.isAlias, let name = text(element, isReported: &isReported) {
        families.append(name)
        continue
      }
      isWhole = false
      if isReported { continue }
      let _: Void? = fail("a list of families holds names, not \(element.quotedPhrase)", element)
    }
    if families.isEmpty, isWhole { return fail("a list of families is empty", place) }
    return isWhole ? families : nil
  }

  private mutating func weight(_ place: SourceNode) -> Double? {
    if let name = place.string {
      if let weight = FontWeightName.weight(of: name) { return weight }
      if log.isLenient, let weight = lenientWeight(place) { return weight }
      let suggestion = log.suggestion(for: name, among: FontWeightName.all)
      return fail("unknown font weight '\(name.excerpt)'\(suggestion)", place)
    }
    guard let weight = place.number, (1...1000).contains(weight) else {
      return fail("a fontWeight is a number from 1 to 1000 or a name such as 'bold'", place)
    }
    return weight
  }

  private mutating func cubicBezier(_ place: SourceNode) -> [Double]? {
    let elements = place.elements
    guard elements.count == 4 else { return fail("a cubicBezier is a list of four numbers", place) }
    var points: [Double] = []
    for (index, element) in elements.enumerated() {
      guard let point = number(element, subject: "a cubicBezier") else { continue }
      points.append(point)
      if index % 2 == 0, !(0...1).contains(point) {
        return fail("the first and third number of a cubicBezier lie between 0 and 1", element)
      }
    }
    return points.count == 4 ? points : nil
  }
}
