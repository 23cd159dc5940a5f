import PositionedJSON

/// Reading of colours.
extension TokenEvaluator {
  mutating func color(_ place: SourceNode) -> ColorValue? {
    guard place.tape.isObject(place.node) else {
      if log.isLenient, let lenient = lenientColor(place) { return lenient }
      return fail("a color is an object with 'colorSpace' and 'components', not \(place.quotedPhrase)", place)
    }
    guard let fields = fields(of: place, .color) else { return nil }
    let space = fields[0].flatMap { self.space($0) }
    var isWhole = true
    let alpha = fields[2].flatMap { field -> Double? in
      let alpha = self.alpha(field)
      if alpha == nil { isWhole = false }
      return alpha
    }
    let hex = fields[3].flatMap { field -> String? in
      let hex = self.hex(field)
      if hex == nil { isWhole = false }
      return hex
    }
    guard let space, let list = fields[1], let components = self.components(list, of: space), isWhole else {
      return nil
    }
    return ColorValue(space: space, parts: components, givenAlpha: alpha, hex: hex)
  }

  private mutating func space(_ place: SourceNode) -> ColorValue.Space? {
    if place.isString, place.tape.holds("srgb", at: place.node) { return .srgb }
    var isReported = false
    let text = self.text(place, isReported: &isReported)
    if let space = text.flatMap(ColorValue.Space.init(rawValue:)) { return space }
    if isReported, text == nil { return nil }
    let names = ColorValue.Space.allCases.map(\.rawValue)
    let suggestion = log.suggestion(for: text ?? "", among: names)
    return fail("\(text.map { "'\($0.excerpt)'" } ?? place.phrase) is no color space\(suggestion)", place)
  }

  private mutating func alpha(_ place: SourceNode) -> Double? {
    if !place.isPointer, place.number == nil { return fail("'alpha' is a number from 0 to 1", place) }
    guard let alpha = number(place, subject: "'alpha'") else { return nil }
    return (0...1).contains(alpha) ? alpha : fail("'alpha' is a number from 0 to 1", place)
  }

  private mutating func hex(_ place: SourceNode) -> String? {
    var isReported = false
    let text = self.text(place, isReported: &isReported)
    if let text, HexColor.isOpaque(text) { return text }
    if isReported, text == nil { return nil }
    return fail(
      "'hex' is '#' and six hexadecimal digits, not \(text.map { "'\($0.excerpt)'" } ?? place.phrase)", place)
  }

  private mutating func components(_ place: SourceNode, of space: ColorValue.Space) -> ColorValue.Components? {
    if case .some(let pointed) = pointedComponents(place) {
      guard let pointed else { return nil }
      for index in 0..<3 {
        guard let number = pointed[index], !space.range(ofComponent: index).contains(number) else { continue }
        return fail("\(number) is no component \(index + 1) of '\(space.rawValue)'", place)
      }
      return pointed
    }
    guard place.elements.count == 3 else { return fail("'components' is a list of three numbers", place) }
    var components = ColorValue.Components()
    for (index, element) in place.elements.enumerated() {
      guard let component = component(element, index, of: space) else { return nil }
      components[index] = component
    }
    return components
  }

  private mutating func component(_ place: SourceNode, _ index: Int, of space: ColorValue.Space) -> Double?? {
    if let number = place.number, space.range(ofComponent: index).contains(number) { return .some(number) }
    if place.isPointer {
      guard let pointer = pointer(in: place), let found = fragment(pointer) else { return nil }
      switch found {
      case .text("none"): return .some(nil)
      case .number(let number), .value(.number(let number)):
        if space.range(ofComponent: index).contains(number) { return .some(number) }
        return fail("\(number) is no component \(index + 1) of '\(space.rawValue)'", place)
      case .raw(let node) where node.number != nil: return component(node, index, of: space)
      default:
        log.report(
          .alias, "the pointer names \(found.phrase), not a component of a color", at: place.start, in: place.file)
        return nil
      }
    }
    if place.string == "none" { return .some(nil) }
    let found = place.number.map { "\($0)" } ?? place.quotedPhrase
    return fail("\(found) is no component \(index + 1) of '\(space.rawValue)'", place)
  }
}
