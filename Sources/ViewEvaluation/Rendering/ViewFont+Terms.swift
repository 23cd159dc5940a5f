import DesignTokens

// Fonts as code names them.
extension ViewFont {
  /// The style that SwiftUI calls so.
  static func textStyle(_ name: String) -> TextStyle? {
    switch name {
    case "title": .title1
    case "caption": .caption1
    default: TextStyle(rawValue: name)
    }
  }

  private static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  static func weight(_ value: CodeValue?) -> Double? { value?.term.flatMap { weights[$0.name] } }

  /// The font of a value such as `.title.bold()`; `nil` where the value is no font.
  init?(_ value: CodeValue) {
    guard let term = value.term else { return nil }
    if let style = Self.textStyle(term.name), term.arguments == nil {
      self = .style(style)
      return
    }
    let arguments = term.arguments ?? []
    // A size that follows what run time alone knows is that which it begins with.
    func number(_ label: String?) -> Double? { term.argument(label)?.first.number.flatMap { $0 > 0 ? $0 : nil } }
    switch (term.name, term.type ?? "Font") {
    case ("init", "Font"):
      // As `Font(UIFont.boldSystemFont(ofSize: 14))`.
      guard let font = arguments.first.flatMap({ ViewFont($0.value) }) else { return nil }
      self = font
    case ("preferredFont", _):
      guard let style = term.argument("forTextStyle")?.term.flatMap({ Self.textStyle($0.name) }) else { return nil }
      self = .style(style)
    case ("scaledFont", _):
      guard var font = term.argument("for").flatMap({ ViewFont($0) }) else { return nil }
      let style = term.base?.term?.argument("forTextStyle")?.term.flatMap { Self.textStyle($0.name) }
      font.appearance.scaling = .relative(to: style ?? .body)
      self = font
    case ("systemFont", _), ("boldSystemFont", _), ("italicSystemFont", _), ("monospacedDigitSystemFont", _),
      ("monospacedSystemFont", _):
      guard let size = number("ofSize") else { return nil }
      let isMonospaced = term.name == "monospacedSystemFont"
      let weight = Self.weight(term.argument("weight")) ?? (term.name == "boldSystemFont" ? 700 : 400)
      self.init(
        appearance: TextAppearance(
          family: isMonospaced ? Self.monospacedFamily : Self.systemFamily, weight: weight, size: Points(size),
          scaling: .fixed))
    case ("init", "UIFont"):
      guard let size = number("size"), case .text(let name)? = term.argument("name"), let family = name.letters else {
        return nil
      }
      self.init(appearance: TextAppearance(family: family, weight: 400, size: Points(size), scaling: .fixed))
    case ("system", _):
      if let style = arguments.first?.value.term.flatMap({ Self.textStyle($0.name) }), arguments.first?.label == nil {
        self = .style(style)
      } else {
        guard let size = number("size") ?? number("ofSize") else { return nil }
        self.init(
          appearance: TextAppearance(family: Self.systemFamily, weight: 400, size: Points(size), scaling: .fixed))
      }
      appearance.weight = Self.weight(term.argument("weight")) ?? appearance.weight
    case ("custom", _):
      let named = term.argument("relativeTo")?.term.flatMap { Self.textStyle($0.name) }
      let style = named ?? .body
      let known = number("size") ?? number("fixedSize")
      guard let size = known ?? named.map({ DynamicType.size($0, at: .large).value }) else { return nil }
      let isFixed = term.argument("fixedSize") != nil
      let family: String? = if case .text(let text)? = arguments.first?.value { text.letters } else { nil }
      self.init(
        appearance: TextAppearance(
          family: family ?? Self.systemFamily, weight: 400, size: Points(size),
          scaling: isFixed ? .fixed : .relative(to: style))
      )
      if family == nil { unknown = "the name of the font is known at run time alone: it is measured in the system's" }
      if known == nil { unknown = "the size of the font is not known: it is measured in that of its style" }
    default:
      guard let base = term.base, var font = ViewFont(base) else { return nil }
      switch term.name {
      case "bold": font.appearance.weight = 700
      case "weight": font.appearance.weight = Self.weight(arguments.first?.value) ?? font.appearance.weight
      case "italic", "monospacedDigit", "leading", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps": break
      case "monospaced": font.take(design: term.name)
      case "width": font.unknown = "the widths of '\(term.name)' are not known"
      default: return nil
      }
      self = font
    }
    if let design = term.argument("design")?.term { take(design: design.name) }
    if arguments.contains(where: { $0.value.isUnknown && ($0.label?.lowercased().hasSuffix("size") ?? false) }) {
      unknown = "the size of the font changes at run time: it is measured as it is at first"
    }
  }

  /// Takes the system's font in another design; a font of the app's has none.
  mutating func take(design: String) {
    guard design != "default", isOfSystem else { return }
    if design == "monospaced" {
      appearance.family = Self.monospacedFamily
    } else {
      assumed = "the widths of the design '\(design)'"
    }
  }
}
