extension TokenValue: CustomStringConvertible {
  /// The value in one line, much as CSS writes it.
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .dimension(let dimension): dimension.description
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let number), .number(let number): number.plainText
    case .duration(let duration): duration.description
    case .cubicBezier(let points): "cubic-bezier(\(points.map(\.plainText).joined(separator: ", ")))"
    case .strokeStyle(let style): style.description
    case .border(let border): "\(border.width) \(border.style) \(border.color)"
    case .transition(let transition):
      "\(transition.duration) \(TokenValue.cubicBezier(transition.timingFunction)) \(transition.delay)"
    case .shadow(let shadows): shadows.map(\.description).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color) \(($0.position * 100).plainText)%" }.joined(separator: ", ")
    case .typography(let style):
      "\(style.weight.plainText) \(style.size)\(style.lineHeight.map { "/\($0.plainText)" } ?? "") "
        + style.families.joined(separator: ", ")
        + (style.letterSpacing.value == 0 ? "" : " spaced \(style.letterSpacing)")
        + (style.lineSpacing.map { " \($0)" } ?? "")
    }
  }
}

extension TextAppearance.LineSpacing: CustomStringConvertible {
  package var description: String {
    switch self {
    case .points(let points): "with \(points.value.plainText)px between lines"
    case .upToLineHeight(let height): "with lines up to \(height.value.plainText)px"
    }
  }
}

extension ColorValue: CustomStringConvertible {
  /// `#RRGGBB` where the colour is one of sRGB that eight bits hold, else the function of CSS.
  package var description: String {
    let alpha = alpha == 1 ? "" : " / \(self.alpha.plainText)"
    if let hex { return alpha.isEmpty ? hex : "\(hex)\(alpha)" }
    let parts = components.map { $0?.plainText ?? "none" }.joined(separator: " ")
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(parts)\(alpha))"
    default: return "color(\(space.rawValue) \(parts)\(alpha))"
    }
  }
}

extension DimensionValue: CustomStringConvertible {
  package var description: String { value.plainText + unit.rawValue }
}

extension DurationValue: CustomStringConvertible {
  package var description: String { value.plainText + unit.rawValue }
}

extension StrokeStyleValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap): "dashes \(lengths.map(\.description).joined(separator: " ")) \(cap.rawValue)"
    }
  }
}

extension ShadowValue: CustomStringConvertible {
  package var description: String { "\(isInset ? "inset " : "")\(offsetX) \(offsetY) \(blur) \(spread) \(color)" }
}

extension Double {
  /// A whole number without a point, others in the shortest form.
  var plainText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
