import DesignTokens

/// Writes the values of tokens as those of custom properties.
struct CSSValueWriter {
  /// A custom property of a token: what stands behind its name, and the value.
  struct Part {
    let suffix: String
    let value: String

    init(_ suffix: String, _ value: String) {
      self.suffix = suffix
      self.value = value
    }
  }

  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji", "fangsong",
  ]

  let references: ReferencedTokens
  /// Custom properties by the paths of tokens.
  let names: [String: String]
  private(set) var losses: [String] = []

  init(_ references: ReferencedTokens, names: [String: String]) {
    self.references = references
    self.names = names
  }

  mutating func takeLosses() -> [String] {
    defer { losses = [] }
    return losses
  }

  /// The properties of a token; one without a suffix for all types but typography.
  mutating func parts(of token: Token) -> [Part] {
    let parts = written(token)
    guard let alias = references.alias(of: token), let name = names[alias.path] else { return parts }
    return parts.map { Part($0.suffix, "var(\(name)\($0.suffix))") }
  }

  private mutating func written(_ token: Token) -> [Part] {
    switch token.value {
    case .typography(let style):
      return [
        Part("-font-family", part(.fontFamily(style.families), of: token)),
        Part("-font-size", part(.dimension(style.size), of: token)),
        Part("-font-weight", part(.fontWeight(style.weight), of: token)),
        Part("-letter-spacing", part(.dimension(style.letterSpacing), of: token)),
      ] + (style.lineHeight.map { [Part("-line-height", part(.number($0), of: token))] } ?? [])
        + (style.textCase.map { [Part("-text-transform", $0.rawValue)] } ?? [])
    case .strokeStyle(.dashes(let lengths, let cap)):
      return [
        Part("", "dashed"), Part("-dash-array", lengths.map { Self.text($0) }.joined(separator: " ")),
        Part("-line-cap", cap.rawValue),
      ]
    default: return [Part("", text(token.value, of: token))]
    }
  }

  /// The property of a token that stands for a part of a value, else the part written out.
  private mutating func part(_ value: TokenValue, of token: Token) -> String {
    if let target = references.part(value, of: token), let name = names[target.path] { return "var(\(name))" }
    return text(value, of: token)
  }

  private mutating func text(_ value: TokenValue, of token: Token) -> String {
    switch value {
    case .color(let color): return Self.text(color)
    case .dimension(let dimension): return Self.text(dimension)
    case .fontFamily(let families):
      return families.map { Self.genericFamilies.contains($0) ? $0 : CSSText.string($0) }.joined(separator: ", ")
    case .fontWeight(let number), .number(let number): return Self.text(number)
    case .duration(let duration): return Self.text(duration.value) + duration.unit.rawValue
    case .cubicBezier(let points): return "cubic-bezier(\(points.map(Self.text).joined(separator: ", ")))"
    case .strokeStyle(let style): return text(style)
    case .border(let border):
      let style = text(border.style)
      return "\(part(.dimension(border.width), of: token)) \(style) \(part(.color(border.color), of: token))"
    case .transition(let transition): return text(transition, of: token)
    case .shadow(let shadows):
      return shadows.map { text($0, of: token) }.joined(separator: ", ")
    case .gradient(let stops): return text(stops, of: token)
    // Its parts are properties of their own.
    case .typography: return ""
    }
  }

  private mutating func text(_ style: StrokeStyleValue) -> String {
    switch style {
    case .keyword(let keyword): return keyword.rawValue
    case .dashes:
      losses.append("the lengths of its dashes have no place in a border of CSS: 'dashed' is taken")
      return "dashed"
    }
  }

  private mutating func text(_ transition: TransitionValue, of token: Token) -> String {
    if references.system.tokens.extensions(of: token)?["dev.l10n.spring"] != nil {
      losses.append("CSS has no springs: its duration and curve are taken")
    }
    let parts: [TokenValue] = [
      .duration(transition.duration), .cubicBezier(transition.timingFunction), .duration(transition.delay),
    ]
    return parts.map { part($0, of: token) }.joined(separator: " ")
  }

  private mutating func text(_ shadow: ShadowValue, of token: Token) -> String {
    if shadow.blur.value < 0 { losses.append("its blur is below 0, which CSS does not take: 0 is taken") }
    let blur = shadow.blur.value < 0 ? "0px" : part(.dimension(shadow.blur), of: token)
    let lengths = [
      part(.dimension(shadow.offsetX), of: token), part(.dimension(shadow.offsetY), of: token), blur,
      part(.dimension(shadow.spread), of: token),
    ]
    let inset = shadow.isInset ? ["inset"] : []
    return (inset + lengths + [part(.color(shadow.color), of: token)]).joined(separator: " ")
  }

  private mutating func text(_ stops: [GradientStop], of token: Token) -> String {
    let list = stops.map { "\(part(.color($0.color), of: token)) \(Self.text($0.position * 100))%" }
      .joined(separator: ", ")
    let extended = references.system.tokens.extensions(of: token)?["dev.l10n.gradient"]
    let sides = [
      "trailing": "right", "leading": "left", "bottom": "bottom", "top": "top", "bottomTrailing": "bottom right",
      "bottomLeading": "bottom left", "topTrailing": "top right", "topLeading": "top left",
    ]
    switch extended?["kind"]?.string {
    case "linear": return "linear-gradient(to \(sides[extended?["direction"]?.string ?? ""] ?? "bottom"), \(list))"
    case "radial": return "radial-gradient(\(list))"
    case "angular": return "conic-gradient(\(list))"
    default: return list
    }
  }

  // MARK: Single values

  static func text(_ number: Double) -> String { SwiftTokenWriter.text(number) }

  static func text(_ dimension: DimensionValue) -> String { text(dimension.value) + dimension.unit.rawValue }

  /// A colour in its own space; `#RRGGBB` where it is one of sRGB that eight bits hold.
  static func text(_ color: ColorValue) -> String {
    let alpha = color.alpha == 1 ? "" : " / " + text(color.alpha)
    func list(_ units: [String]) -> String {
      zip(color.components, units).map { component, unit in component.map { text($0) + unit } ?? "none" }
        .joined(separator: " ")
    }
    switch color.space {
    case .srgb:
      let bytes = color.components.map { component in component.map { ($0 * 255).rounded() } }
      guard zip(bytes, color.components).allSatisfy({ $0.map { $0 / 255 } == $1 && $1 != nil }) else { break }
      let channels = bytes.map { UInt8($0 ?? 0) }
      if alpha.isEmpty { return HexColor.text(red: channels[0], green: channels[1], blue: channels[2]) }
      return "rgb(\(channels.map(String.init).joined(separator: " "))\(alpha))"
    case .hsl, .hwb: return "\(color.space.rawValue)(\(list(["", "%", "%"]))\(alpha))"
    case .lab, .lch, .oklab, .oklch: return "\(color.space.rawValue)(\(list(["", "", ""]))\(alpha))"
    default: break
    }
    return "color(\(color.space.rawValue) \(list(["", "", ""]))\(alpha))"
  }
}
