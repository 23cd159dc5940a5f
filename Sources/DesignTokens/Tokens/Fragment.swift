/// What a JSON pointer names: the value of a token, or a part of one.
enum Fragment {
  case value(TokenValue)
  case number(Double)
  case text(String)
  case flag(Bool)
  /// The components of a colour.
  case components(ColorValue.Components)
  /// The dashes of a line.
  case lengths([DimensionValue])
  /// A value outside of all tokens, as it stands there.
  case raw(SourceNode)

  /// What it is, for messages that expected something else.
  var phrase: String {
    switch self {
    case .value(let value): value.type.phrase
    case .number: "a number without a type"
    case .text: "text"
    case .flag: "true or false"
    case .components: "the components of a color"
    case .lengths: "a list of dimensions"
    case .raw(let node): node.phrase
    }
  }
}

extension TokenValue {
  /// The part of the value that the names of a pointer behind `$value` lead to; `nil` where there is none.
  ///
  /// - Complexity: O(*n*) in the names, whatever the length of the chain of aliases behind the value.
  func fragment(_ names: ArraySlice<String>) -> Fragment? {
    guard let name = names.first else { return .value(self) }
    let rest = names.dropFirst()
    func part(_ value: TokenValue?) -> Fragment? { value?.fragment(rest) }
    func leaf(_ fragment: Fragment?) -> Fragment? { rest.isEmpty ? fragment : nil }
    func element<Element>(of list: [Element]) -> Element? {
      Reference.arrayIndex(name).flatMap { list.indices.contains($0) ? list[$0] : nil }
    }
    switch self {
    case .color(let color): return color.fragment(name, rest)
    case .dimension(let dimension):
      return leaf(name == "value" ? .number(dimension.value) : name == "unit" ? .text(dimension.unit.rawValue) : nil)
    case .duration(let duration):
      return leaf(name == "value" ? .number(duration.value) : name == "unit" ? .text(duration.unit.rawValue) : nil)
    case .fontFamily(let families): return leaf(element(of: families).map { .text($0) })
    case .cubicBezier(let points): return leaf(element(of: points).map { .number($0) })
    case .fontWeight, .number: return nil
    case .strokeStyle(let style): return style.fragment(name, rest)
    case .border(let border):
      switch name {
      case "color": return part(.color(border.color))
      case "width": return part(.dimension(border.width))
      case "style": return part(.strokeStyle(border.style))
      default: return nil
      }
    case .transition(let transition):
      switch name {
      case "duration": return part(.duration(transition.duration))
      case "delay": return part(.duration(transition.delay))
      case "timingFunction": return part(.cubicBezier(transition.timingFunction))
      default: return nil
      }
    case .shadow(let shadows):
      if let shadow = element(of: shadows) { return part(.shadow([shadow])) }
      return shadows.count == 1 ? shadows[0].fragment(name, rest) : nil
    case .gradient(let stops):
      if let stop = element(of: stops) { return part(.gradient([stop])) }
      guard stops.count == 1 else { return nil }
      return name == "color"
        ? part(.color(stops[0].color)) : name == "position" ? part(.number(stops[0].position)) : nil
    case .typography(let style): return style.part(name).flatMap { part($0) }
    }
  }
}

extension TypographyValue {
  fileprivate func part(_ name: String) -> TokenValue? {
    switch name {
    case "fontFamily": .fontFamily(families)
    case "fontSize": .dimension(size)
    case "fontWeight": .fontWeight(weight)
    case "letterSpacing": .dimension(letterSpacing)
    case "lineHeight": lineHeight.map { .number($0) }
    default: nil
    }
  }
}

extension ColorValue {
  fileprivate func fragment(_ name: String, _ rest: ArraySlice<String>) -> Fragment? {
    switch name {
    case "colorSpace": return rest.isEmpty ? .text(space.rawValue) : nil
    case "alpha": return rest.isEmpty ? givenAlpha.map { .number($0) } : nil
    case "hex": return rest.isEmpty ? hex.map { .text($0) } : nil
    case "components":
      guard let place = rest.first else { return .components(parts) }
      guard rest.count == 1, let index = Reference.arrayIndex(place), index < 3 else { return nil }
      return parts[index].map { .number($0) } ?? .text("none")
    default: return nil
    }
  }
}

extension StrokeStyleValue {
  fileprivate func fragment(_ name: String, _ rest: ArraySlice<String>) -> Fragment? {
    guard case .dashes(let lengths, let cap) = self else { return nil }
    if name == "lineCap" { return rest.isEmpty ? .text(cap.rawValue) : nil }
    guard name == "dashArray" else { return nil }
    guard let place = rest.first else { return .lengths(lengths) }
    guard let index = Reference.arrayIndex(place), lengths.indices.contains(index) else { return nil }
    return TokenValue.dimension(lengths[index]).fragment(rest.dropFirst())
  }
}

extension ShadowValue {
  fileprivate func fragment(_ name: String, _ rest: ArraySlice<String>) -> Fragment? {
    switch name {
    case "color": TokenValue.color(color).fragment(rest)
    case "offsetX": TokenValue.dimension(offsetX).fragment(rest)
    case "offsetY": TokenValue.dimension(offsetY).fragment(rest)
    case "blur": TokenValue.dimension(blur).fragment(rest)
    case "spread": TokenValue.dimension(spread).fragment(rest)
    case "inset": rest.isEmpty ? inset.map { .flag($0) } : nil
    default: nil
    }
  }
}
