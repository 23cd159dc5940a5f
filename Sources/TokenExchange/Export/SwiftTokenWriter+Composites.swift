import DesignTokens
import PositionedJSON

extension SwiftTokenWriter {
  // MARK: Shadows, gradients, borders

  mutating func shadows(_ variants: [Variant]) throws(Refusal) -> String {
    let lists = variants.map { variant in
      if case .shadow(let shadows) = variant.token.value { shadows } else { [ShadowValue]() }
    }
    let first = lists[0]
    let isOneShape = lists.allSatisfy { list in
      list.count == first.count
        && zip(list, first).allSatisfy {
          $0.offsetX == $1.offsetX && $0.offsetY == $1.offsetY && $0.blur == $1.blur && $0.spread == $1.spread
            && $0.isInset == $1.isInset
        }
    }
    if !isOneShape { lose("its lengths differ by appearance: those of light are taken") }
    use(.shadow)
    var texts: [String] = []
    for index in first.indices {
      let shadow = first[index]
      if shadow.spread.value != 0 {
        lose("SwiftUI's shadows have no spread: its spread of \(shadow.spread) is left out")
      }
      if shadow.isInset { lose("SwiftUI's shadows fall outside: 'inset' is left out") }
      let color = color(
        zip(variants, lists).compactMap { variant, list in
          list.indices.contains(index) ? part(of: variant, list[index].color) : nil
        })
      let lengths = [("radius", shadow.blur), ("x", shadow.offsetX), ("y", shadow.offsetY)].map { name, length in
        let text = self.length(length)
        return "\(name): \(part(.dimension(length), of: variants[0], or: text))"
      }
      texts.append("TokenShadow(color: \(color), \(lengths.joined(separator: ", ")))")
    }
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
  }

  mutating func gradient(_ variants: [Variant]) throws(Refusal) -> String {
    let lists = variants.map { variant in
      if case .gradient(let stops) = variant.token.value { stops } else { [GradientStop]() }
    }
    let first = lists[0]
    if !lists.allSatisfy({ $0.map(\.position) == first.map(\.position) }) {
      lose("its stops differ by appearance: those of light are taken")
    }
    var stops: [String] = []
    for index in first.indices {
      let color = color(
        zip(variants, lists).compactMap { variant, list in
          list.count == first.count ? part(of: variant, list[index].color) : nil
        })
      stops.append(".init(color: \(color), location: \(Self.text(first[index].position)))")
    }
    let plain = "\(qualified("Gradient"))(stops: [\(stops.joined(separator: ", "))])"
    let variant = variants[0]
    let extended = variant.references.system.tokens.extensions(of: variant.token)?["dev.l10n.gradient"]
    guard let kind = extended?["kind"]?.string else { return plain }
    let name = extended?["direction"]?.string ?? ""
    guard kind == "linear", let direction = UnitPlace.directions.first(where: { $0.name == name }) else {
      lose("its kind '\(kind.excerpt)' has no places here: its stops alone are taken")
      return plain
    }
    let type = qualified("LinearGradient")
    let list = stops.joined(separator: ", ")
    return "\(type)(stops: [\(list)], startPoint: .\(direction.start), endPoint: .\(direction.end))"
  }

  mutating func border(_ variants: [Variant]) throws(Refusal) -> String {
    let borders = variants.compactMap { variant in
      if case .border(let border) = variant.token.value { border } else { nil }
    }
    if !borders.allSatisfy({ $0.width == borders[0].width && $0.style == borders[0].style }) {
      lose("its width or style differs by appearance: that of light is taken")
    }
    use(.border)
    let color = color(zip(variants, borders).map { part(of: $0, $1.color) })
    let width = length(borders[0].width)
    let style = try stroke(borders[0].style)
    return "TokenBorder(color: \(color), width: \(part(.dimension(borders[0].width), of: variants[0], or: width)), "
      + "style: \(part(.strokeStyle(borders[0].style), of: variants[0], or: style)))"
  }

  private func part(of variant: Variant, _ color: ColorValue) -> ColorPart {
    let target = variant.references.part(.color(color), of: variant.token)
    return ColorPart(variant.appearance, color, target.flatMap { reference(to: $0, from: variant) })
  }

  mutating func stroke(_ style: StrokeStyleValue) throws(Refusal) -> String {
    switch style {
    case .keyword(.solid): return "\(qualified("StrokeStyle"))()"
    case .keyword(let keyword): throw Refusal(message: "SwiftUI has no stroke style '\(keyword.rawValue)'")
    case .dashes(let lengths, let cap):
      let dashes = lengths.map { length($0) }.joined(separator: ", ")
      return "\(qualified("StrokeStyle"))(lineCap: .\(cap.rawValue), dash: [\(dashes)])"
    }
  }

  // MARK: Motion

  mutating func curve(_ points: [Double]) -> String {
    use(.curve)
    return "TokenCurve(\(points.map(Self.text).joined(separator: ", ")))"
  }

  mutating func animation(_ transition: TransitionValue, _ variant: Variant) -> String {
    let extended = variant.references.system.tokens.extensions(of: variant.token)?["dev.l10n.spring"]
    if let extended { return spring(extended, transition, variant) }
    let duration = part(.duration(transition.duration), of: variant, or: Self.text(transition.duration.seconds))
    let delay = transition.delay.seconds
    let standard = SystemStyle.curves.first { $0.points == transition.timingFunction }
    let named = variant.references.part(.cubicBezier(transition.timingFunction), of: variant.token)
    if let curve = named.flatMap({ reference(to: $0, from: variant) }) {
      return "\(curve).animation(duration: \(duration)\(delay == 0 ? "" : ", delay: \(Self.text(delay))"))"
    }
    let behind = delay == 0 ? "" : ".delay(\(Self.text(delay)))"
    if let standard { return ".\(standard.name)(duration: \(duration))\(behind)" }
    let points = transition.timingFunction.map(Self.text).joined(separator: ", ")
    return ".timingCurve(\(points), duration: \(duration))\(behind)"
  }

  private mutating func spring(_ extended: JSONValue, _ transition: TransitionValue, _ variant: Variant) -> String {
    var arguments: [String] = []
    let response = extended["response"]?.number ?? transition.duration.seconds
    let bounce = extended["bounce"]?.number
    arguments.append("\(bounce == nil ? "response" : "duration"): \(Self.text(response))")
    if let bounce { arguments.append("bounce: \(Self.text(bounce))") }
    if let damping = extended["dampingFraction"]?.number, bounce == nil {
      arguments.append("dampingFraction: \(Self.text(damping))")
    }
    if transition.timingFunction != SystemStyle.springCurve || response != transition.duration.seconds {
      lose("it is a spring: its duration and curve are SwiftUI's")
    }
    let delay = transition.delay.seconds
    return ".spring(\(arguments.joined(separator: ", ")))" + (delay == 0 ? "" : ".delay(\(Self.text(delay)))")
  }
}
