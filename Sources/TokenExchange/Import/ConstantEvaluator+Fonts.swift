import DesignTokens
import SourceFacts
import SourceText

extension ConstantEvaluator {
  /// `UIFont(name:size:)` and other fonts by their initialisers.
  mutating func font(_ arguments: CallArguments, in scope: Int, _ range: ByteRange) throws(Unreadable) -> FontLiteral {
    if let name = arguments["name"], let size = arguments["size"] {
      return FontLiteral(
        family: try family(name, in: scope), size: try self.size(size, in: scope), scaling: .fixed)
    }
    if arguments.list.count == 1, let first = arguments.unlabelled(0) {
      switch try value(of: first, in: scope, Expectation("Font")).value {
      case .font(let font): return font
      case .typography(let style): return style.font
      default: break
      }
    }
    throw Unreadable("the font's arguments are not known", range)
  }

  /// `.system(…)`, `.custom(…)` and the functions of `UIFont`.
  mutating func font(
    named name: String, _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> FontLiteral {
    switch name {
    case "custom":
      guard let family = arguments.unlabelled(0), let size = arguments.first(["size", "fixedSize"]) else { break }
      var scaling = TextAppearance.Scaling.relative(to: .body)
      if arguments.has("fixedSize") { scaling = .fixed }
      if let style = arguments["relativeTo"] { scaling = .relative(to: try textStyle(style, in: scope)) }
      return FontLiteral(
        family: try self.family(family, in: scope), size: try self.size(size, in: scope), scaling: scaling)
    case "system", "systemFont", "preferredFont", "monospacedSystemFont", "boldSystemFont", "italicSystemFont",
      "monospacedDigitSystemFont":
      var font: FontLiteral
      if let size = arguments.first(["size", "ofSize"]) {
        font = FontLiteral(size: try self.size(size, in: scope), scaling: .fixed)
      } else if let style = arguments.unlabelled(0) ?? arguments.first(["style", "forTextStyle"]) {
        font = self.font(of: try textStyle(style, in: scope))
      } else {
        break
      }
      if let weight = arguments["weight"] { font.weight = try self.weight(weight, in: scope) }
      if name == "boldSystemFont" { font.weight = 700 }
      if name == "italicSystemFont" || name == "monospacedDigitSystemFont" {
        let style = name == "italicSystemFont" ? "italic" : "monospacedDigit"
        note("'.\(style)' of a font has no place in a token and is left out", range)
      }
      if name == "monospacedSystemFont" { font.design = "monospaced" }
      if case .member(_, let design)? = arguments["design"]?.form { font.design = design }
      return font
    default: break
    }
    throw Unreadable("the font '.\(name.excerpt)(…)' is not read", range)
  }

  /// `UIFontMetrics(forTextStyle:).scaledFont(for:)`; `nil` for other calls.
  mutating func scaledFont(
    _ callee: SwiftExpression, _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> FontLiteral? {
    guard case .member(let metrics?, "scaledFont") = callee.form, let given = arguments["for"] else { return nil }
    let style: TextStyle
    switch metrics.form {
    case .call(let type, let values) where path(of: type) == "UIFontMetrics":
      guard let name = CallArguments(values)["forTextStyle"] else { return nil }
      style = try textStyle(name, in: scope)
    case .member(let type?, "default") where path(of: type) == "UIFontMetrics": style = .body
    default: return nil
    }
    var font: FontLiteral
    switch try value(of: given, in: scope, Expectation("UIFont")).value {
    case .font(let literal): font = literal
    case .typography(let style): font = style.font
    default: throw Unreadable("the font is not read", given.range)
    }
    font.scaling = .relative(to: style)
    if arguments.has("maximumPointSize") {
      note("'maximumPointSize' of a font has no place in a token and is left out", range)
    }
    return font
  }

  /// The font that SwiftGen's value for a font file gives: `font(size:)` and its like; `nil` for other functions.
  mutating func font(
    ofFile fields: [SwiftValue.Field], named function: String, _ arguments: CallArguments, in scope: Int
  ) throws(Unreadable) -> FontLiteral? {
    func text(_ name: String) -> Evaluated? { fields.first { $0.name == name && $0.value.text != nil }?.value }
    guard let name = text("name"), let family = text("family"), let size = arguments.first(["size", "fixedSize"]) else {
      return nil
    }
    let weight = name.text.flatMap { PostScriptName($0).weight }
    var font = FontLiteral(
      family: weight == nil ? name : family, size: try self.size(size, in: scope), weight: weight, scaling: .fixed)
    switch function {
    case "font": break
    case "swiftUIFont":
      if arguments.has("size") { font.scaling = .relative(to: .body) }
      if let style = arguments["relativeTo"] { font.scaling = .relative(to: try textStyle(style, in: scope)) }
    default: return nil
    }
    return font
  }

  /// A font with a change such as `.weight(.bold)`; `nil` for a function that is not known.
  mutating func changed(
    _ font: FontLiteral, by name: String, _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> FontLiteral? {
    var font = font
    switch name {
    case "weight":
      guard let weight = arguments.unlabelled(0) else { return nil }
      font.weight = try self.weight(weight, in: scope)
    case "bold": font.weight = 700
    case "monospaced": font.design = "monospaced"
    case "withSize":
      guard let size = arguments.unlabelled(0) else { return nil }
      font.size = try self.size(size, in: scope)
      font.scaling = .fixed
    case "italic", "leading", "monospacedDigit", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "width":
      note("'.\(name)' of a font has no place in a token and is left out", range)
    default: return nil
    }
    return font
  }

  private mutating func family(_ expression: SwiftExpression, in scope: Int) throws(Unreadable) -> Evaluated {
    let value = try value(of: expression, in: scope, Expectation("String"))
    guard value.text != nil else { throw Unreadable("the name of a font is a text", expression.range) }
    return value
  }

  mutating func size(_ expression: SwiftExpression, in scope: Int) throws(Unreadable) -> Evaluated {
    let value = try value(of: expression, in: scope, .length)
    guard let size = value.number, size > 0 else {
      throw Unreadable("the size of a font is a number above 0", expression.range)
    }
    return value
  }

  mutating func weight(_ expression: SwiftExpression, in scope: Int) throws(Unreadable) -> Double {
    let value = try value(of: expression, in: scope, Expectation("Font.Weight"))
    guard let weight = value.weight, (1...1000).contains(weight) else {
      throw Unreadable("the weight of a font is not read", expression.range)
    }
    return weight
  }

  mutating func textStyle(_ expression: SwiftExpression, in scope: Int) throws(Unreadable) -> TextStyle {
    guard case .textStyle(let style) = try value(of: expression, in: scope, Expectation("Font.TextStyle")).value else {
      throw Unreadable("the text style is not read", expression.range)
    }
    return style
  }
}
