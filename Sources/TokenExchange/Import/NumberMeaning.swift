import DesignTokens

/// What a number without a telling type stands for, by the words of its name and of the groups around it.
///
/// The nearest word counts: the last of the name, then those before it, then the groups from the innermost on.
enum NumberMeaning {
  private static let lengths: Set<String> = [
    "spacing", "space", "padding", "margin", "margins", "inset", "insets", "gap", "radius", "radii", "corner",
    "corners", "size", "sizes", "width", "height", "offset", "thickness", "border", "blur", "indent", "gutter", "grid",
    "target", "tracking", "kerning", "diameter",
  ]
  private static let durations: Set<String> = [
    "duration", "durations", "delay", "animation", "animations", "timing", "time", "motion", "interval", "transition",
    "transitions",
  ]
  private static let numbers: Set<String> = [
    "opacity", "opacities", "alpha", "scale", "ratio", "factor", "multiplier", "multiple", "count", "limit", "index",
    "lines", "columns",
  ]
  private static let weights: Set<String> = ["weight", "weights"]
  private static let families: Set<String> = [
    "font", "fonts", "family", "families", "typeface", "typefaces", "fontname", "face",
  ]

  /// `nil` where no word tells.
  static func type(of names: [String]) -> TokenType? {
    for word in names.lazy.flatMap({ TokenNames.words(of: $0).reversed() }) {
      if numbers.contains(word) { return .number }
      if durations.contains(word) { return .duration }
      if lengths.contains(word) { return .dimension }
      if weights.contains(word) { return .fontWeight }
    }
    return nil
  }

  /// Whether the name alone says that a length is none, as `scale` and `opacity` do.
  static func isPlainNumber(_ name: String) -> Bool { type(of: [name]) == .number }

  static func isFamily(_ names: [String]) -> Bool {
    names.contains { TokenNames.words(of: $0).contains { families.contains($0) } }
  }

  /// Whether the importer gives a constant the type of its token by its names alone.
  static func tells(_ token: Token, names: [String]) -> Bool {
    switch token.value {
    case .number: type(of: names).map { $0 == .number } ?? true
    case .dimension: !isPlainNumber(names[0])
    case .fontFamily(let families): isFamily(names) || families.count == 1 && PostScriptName(families[0]).weight != nil
    default: true
    }
  }
}
