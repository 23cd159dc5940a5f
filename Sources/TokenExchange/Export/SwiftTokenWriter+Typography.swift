import CodeGeneration
import DesignTokens

extension SwiftTokenWriter {
  mutating func typography(_ style: TypographyValue, _ variant: Variant) throws(Refusal) -> String {
    use(.textStyle)
    let size = part(.dimension(style.size), of: variant, or: length(style.size))
    var arguments = ["font: \(try font(style, size, variant))", "size: \(size)"]
    if case .relative(let other) = style.scaling, SystemFont(style.families) != nil {
      arguments.append("relativeTo: .\(SystemStyle.name(of: other))")
    }
    if let multiple = style.lineHeight {
      let height = Self.height(style.size.points.value, multiple)
      arguments.append(height.map { "lineHeight: \(Self.text($0))" } ?? "lineHeightMultiple: \(Self.text(multiple))")
    }
    switch style.lineSpacing {
    case nil: break
    case .points(let points): arguments.append("lineSpacing: \(Self.text(points.value))")
    case .upToLineHeight: lose("SwiftUI's fonts do not tell the line height that the line spacing is counted from")
    }
    if style.letterSpacing.value != 0 {
      let spacing = part(.dimension(style.letterSpacing), of: variant, or: length(style.letterSpacing))
      arguments.append("letterSpacing: \(spacing)")
    }
    if let size = style.maximumSize { arguments.append("maximumSize: .\(size.rawValue)") }
    if let textCase = style.textCase {
      lose("the style has no case: set it on the text, as in '.textCase(.\(textCase.rawValue))'")
    }
    let fallbacks = SystemFont(style.families)?.fallbacks ?? Array(style.families.dropFirst())
    if !fallbacks.isEmpty {
      arguments.append("fallbacks: [\(fallbacks.map { SourceQuoting.literal($0) }.joined(separator: ", "))]")
    }
    return "TokenTextStyle(\(arguments.joined(separator: ", ")))"
  }

  /// The line height in points from which the multiple comes back exactly, and which is none by its look.
  private static func height(_ size: Double, _ multiple: Double) -> Double? {
    let product = size * multiple
    let whole = (product * 100).rounded() / 100
    let candidates = [whole, product, product.nextUp, product.nextDown]
    return candidates.first { $0 / size == multiple && $0 >= 4 }
  }

  private mutating func font(_ style: TypographyValue, _ size: String, _ variant: Variant) throws(Refusal) -> String {
    let weight = try weightName(style.weight)
    guard let system = SystemFont(style.families) else {
      return customFont(style, size, weight, variant)
    }
    let behind = system.design == "default" ? "" : ", design: .\(system.design)"
    switch style.scaling {
    case .system(let text):
      let weighted = SystemStyle.weight(of: text) == style.weight ? "" : ".weight(.\(weight))"
      return ".system(.\(SystemStyle.name(of: text))\(behind))\(weighted)"
    case .relative(let text) where DynamicType.size(text, at: .large) == style.size.points:
      lose(
        "SwiftUI gives the system's font no size relative to a text style: it takes the sizes of '\(text.rawValue)', "
          + Self.largest(text, style.size.points))
      return ".system(.\(SystemStyle.name(of: text))\(behind)).weight(.\(weight))"
    case .relative:
      lose("the system's font grows in SwiftUI by its own text styles alone: scale its size with @ScaledMetric")
      return ".system(size: \(size), weight: .\(weight)\(behind))"
    case .fixed:
      return ".system(size: \(size), weight: .\(weight)\(behind))"
    }
  }

  /// How far the two ways to grow lie apart, as in “53 pt at accessibility5 and not 48 pt”.
  private static func largest(_ style: TextStyle, _ size: Points) -> String {
    let largest = DynamicType.size(style, at: .accessibility5)
    let relative = DynamicType.scaledFontSize(size, relativeTo: style, at: .accessibility5)
    return "\(text(largest.value)) pt at accessibility5 and not \(text(relative.value)) pt"
  }

  private mutating func customFont(
    _ style: TypographyValue, _ size: String, _ weight: String, _ variant: Variant
  ) -> String {
    let name = postScriptName(style, variant)
    let font = SourceQuoting.literal(name ?? style.families[0])
    let weighted = name == nil ? ".weight(.\(weight))" : ""
    switch style.scaling {
    case .relative(to: .body): return ".custom(\(font), size: \(size))\(weighted)"
    case .relative(let text):
      return ".custom(\(font), size: \(size), relativeTo: .\(SystemStyle.name(of: text)))\(weighted)"
    case .system(let text):
      lose("a font that is not the system's has none of its text styles: it grows relative to \(text.rawValue)")
      return ".custom(\(font), size: \(size), relativeTo: .\(SystemStyle.name(of: text)))\(weighted)"
    case .fixed: return ".custom(\(font), fixedSize: \(size))\(weighted)"
    }
  }

  /// The name of the one font that family and weight stand for, where a token that the style names gives it.
  private func postScriptName(_ style: TypographyValue, _ variant: Variant) -> String? {
    let tokens = variant.references.system.tokens
    for target in variant.references.targets(of: variant.token) {
      guard let name = tokens.extensions(of: target)?["dev.l10n.postScriptName"]?.string else { continue }
      let parsed = PostScriptName(name)
      if parsed.family == style.families[0], parsed.weight == style.weight { return name }
    }
    return nil
  }
}

/// A design of the system's font that families name.
private struct SystemFont {
  let design: String
  let fallbacks: [String]

  init?(_ families: [String]) {
    guard let known = families.first.flatMap({ SystemFontDesign(family: $0) }) else { return nil }
    design = known.rawValue
    let isImplied = SystemStyle.families.contains { $0.families == families }
    fallbacks = isImplied ? [] : Array(families.dropFirst())
  }
}
