/// A text slot before axes are chosen.
struct TextTemplate: KindTemplate {
  /// A style by its parts, for texts whose design has no typography token.
  struct Parts: Sendable {
    var family: AxisValue<String>
    var weight: AxisValue<Double>
    var size: AxisValue<Points>
    var lineHeight: AxisValue<Double?>
    var letterSpacing: AxisValue<Points>
  }

  enum Style: Sendable {
    /// - Parameters:
    ///   - lineHeight: As a multiple of the size; it counts where ``TextTemplate/lineSpacing`` takes it.
    ///   - assumed: Whether its source leaves open how it scales.
    case appearance(TextAppearance, lineHeight: Double?, assumed: AssumedScaling?)
    case parts(Parts)
  }

  var slot: String
  var style: AxisValue<Style>
  var lineLimit: AxisValue<Int?>
  var truncation: AxisValue<TextBox.Truncation>
  var minimumScaleFactor: AxisValue<Double>
  var allowsTightening: AxisValue<Bool>
  var alignment: AxisValue<Stack.Alignment>
  var color: AxisValue<ColorValue?>
  /// Overrides what the style says; an inner `nil` is the file's `null`.
  var lineSpacing: AxisValue<LineSpacingRule?>?
  /// Overrides what the style says.
  var scaling: TextAppearance.Scaling?
  /// Overrides what the style says.
  var maximumSize: DynamicTypeSize?
  /// Overrides what the style says; an inner `nil` is the file's `null`.
  var textCase: AxisValue<TextCase?>?
  var platform: Platform
  /// Whether a style whose scaling is assumed scales as its font does where nobody says more.
  var isScalingReleased = false
  /// Whether the text is as small as a text may be, since nobody knows its style.
  var isStyleReleased = false
  /// How many times as large as the file says the text is.
  var sizeFactor = 1.0

  /// `nil` where the slot is one of a component inside of another, which has no text for it.
  func kind(in context: BoxContext) -> Box.Kind? {
    guard let slot = context.slot(slot) else { return nil }
    let choice = context.choice
    var appearance: TextAppearance
    let lineHeight: Double?
    switch style.value(for: choice) {
    case .appearance(let whole, let height, let assumed):
      (appearance, lineHeight) = (whole, height)
      if isScalingReleased, assumed != nil { appearance.scaling = .unspecified(family: whole.family) }
    case .parts(let parts):
      appearance = TextAppearance(
        family: parts.family.value(for: choice), weight: parts.weight.value(for: choice),
        size: parts.size.value(for: choice), letterSpacing: parts.letterSpacing.value(for: choice))
      lineHeight = parts.lineHeight.value(for: choice)
    }
    if let lineSpacing {
      let rule = lineSpacing.value(for: choice)
      appearance.lineSpacing =
        rule?.spacing(length: { $0.points(in: context) }, size: appearance.size, lineHeight: lineHeight) ?? .points(0)
    }
    if let scaling { appearance.scaling = scaling }
    if isStyleReleased { (appearance.size, appearance.scaling) = (StructureReader.leastTextSize, .fixed) }
    appearance = appearance.scaled(by: sizeFactor)
    if let textCase { appearance.textCase = textCase.value(for: choice) }
    appearance.maximumSize = context.cap(maximumSize ?? appearance.maximumSize)
    return .text(
      TextBox(
        slot: slot, appearance: appearance.shown(on: platform), lineLimit: lineLimit.value(for: choice),
        truncation: truncation.value(for: choice), minimumScaleFactor: minimumScaleFactor.value(for: choice),
        allowsTightening: allowsTightening.value(for: choice), alignment: alignment.value(for: choice),
        color: color.value(for: choice)))
  }
}

extension TextTemplate.Style {
  /// Whether the style leaves its line height to the font.
  var hasNoLineHeight: Bool {
    switch self {
    case .appearance(_, let lineHeight, _): lineHeight == nil
    case .parts(let parts): if case .same(nil) = parts.lineHeight { true } else { false }
    }
  }
}

extension AxisValue where Value == TextTemplate.Style {
  /// What is assumed of the scaling of the styles, each once.
  var assumedScalings: [AssumedScaling] {
    switch self {
    case .same(.appearance(_, _, let assumed?)): [assumed]
    case .same: []
    case .byAxis(_, let cases):
      cases.flatMap(\.assumedScalings).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }
}
