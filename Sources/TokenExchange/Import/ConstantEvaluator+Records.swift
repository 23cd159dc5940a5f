import DesignTokens
import SourceFacts
import SourceText

extension ConstantEvaluator {
  private static let familyLabels = ["font", "family", "fontFamily", "fontName", "name", "typeface"]
  private static let sizeLabels = ["size", "fontSize", "pointSize"]
  private static let weightLabels = ["weight", "fontWeight"]
  private static let heightLabels = ["lineHeight", "lineHeightMultiple", "leading"]
  private static let spacingLabels = ["letterSpacing", "tracking", "kerning"]
  private static let styleLabels = ["relativeTo", "textStyle"]
  private static let styleExtras = ["fallbacks", "maximumSize", "fixedSize", "lineSpacing"]
  private static let shadowLabels: Set<String> = [
    "color", "radius", "blur", "x", "y", "offsetX", "offsetY", "offset", "opacity", "spread",
  ]

  /// A value of a struct: a text style, shadow or border by its labels, others as one value for each argument.
  mutating func record(
    _ list: [SwiftExpression.Argument], named name: String?, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    let arguments = CallArguments(list)
    let shown = "'\((name ?? "").excerpt)(…)'"
    guard !list.isEmpty, arguments.labels.count == list.count else {
      throw Unreadable(
        name == nil ? "several values without names are not read" : "\(shown) is no value of a token", range)
    }
    let labels = Set(arguments.labels)
    if isTextStyle(labels) { return Evaluated(.typography(try typography(arguments, in: scope, range))) }
    if labels.isSubset(of: Self.shadowLabels), labels.contains("radius") || labels.contains("blur"),
      labels.contains("color") || labels.contains("opacity")
    {
      return Evaluated(.shadows([try shadow(arguments, in: scope, range)]))
    }
    if labels.contains("color"), labels.isSubset(of: ["color", "width", "lineWidth", "style"]), labels.count > 1 {
      return Evaluated(.border(try border(arguments, in: scope, range)))
    }
    guard let name, name.first?.isUppercase ?? false else {
      if name != nil, !labels.isDisjoint(with: Self.styleLabels + Self.weightLabels + ["style", "textStyle"]) {
        throw Unreadable("the function \(shown) is not declared in the files", range)
      }
      return try fields(arguments, [:], in: scope, range)
    }
    var types: [String: String] = [:]
    let path = name.split(separator: ".").map(String.init)
    var found = target(of: SwiftExpression(.name(path[0]), range), in: scope)
    for part in path.dropFirst() {
      if case .type(let type) = found { found = member(part, of: type) } else { found = nil }
    }
    if case .type(let type) = found {
      types = declarations.scopes[type].fields
    } else if !Self.isPlain(name) {
      throw Unreadable("\(shown) is no value of a token", range)
    }
    return try fields(arguments, types, in: scope, range)
  }

  /// `EdgeInsets` and the like, whose arguments are lengths.
  private static func isPlain(_ name: String) -> Bool { [.insets, .size].contains(ValueType(name)) }

  private func isTextStyle(_ labels: Set<String>) -> Bool {
    func has(_ names: [String]) -> Bool { !labels.isDisjoint(with: names) }
    let known =
      Self.familyLabels + Self.sizeLabels + Self.weightLabels + Self.heightLabels + Self.spacingLabels
      + Self.styleLabels + Self.styleExtras
    guard labels.isSubset(of: known) else { return false }
    return has(Self.familyLabels) && (has(Self.sizeLabels) || has(Self.heightLabels))
      || has(Self.sizeLabels) && (has(Self.weightLabels) || has(Self.heightLabels))
  }

  // MARK: Text styles

  private mutating func typography(
    _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> TypographyLiteral {
    var font = FontLiteral(scaling: .relative(to: .body))
    if let given = arguments.first(Self.familyLabels) {
      let value = try value(of: given, in: scope, Expectation(isFontCall(given) ? "Font" : "String"))
      switch value.value {
      case .font(let literal): font = literal
      case .typography(let style): font = style.font
      case .text: font.family = value
      default: throw Unreadable("the font is not read", given.range)
      }
    } else {
      font.scaling = .fixed
    }
    if let size = arguments.first(Self.sizeLabels) { font.size = try self.size(size, in: scope) }
    if let weight = arguments.first(Self.weightLabels) { font.weight = try self.weight(weight, in: scope) }
    if let style = arguments["relativeTo"] { font.scaling = .relative(to: try textStyle(style, in: scope)) }
    if let style = arguments["textStyle"] { font.scaling = .system(try textStyle(style, in: scope)) }
    guard let size = font.size?.number else { throw Unreadable("the text style has no size", range) }
    var style = TypographyLiteral(font: font)
    if let spacing = arguments.first(Self.spacingLabels) {
      style.letterSpacing = try value(of: spacing, in: scope, .length)
      guard style.letterSpacing?.number != nil else {
        throw Unreadable("the letter spacing is no number", spacing.range)
      }
    }
    style.lineHeight = try lineHeight(arguments, size: size, in: scope)
    if let spacing = arguments["lineSpacing"] {
      guard let points = try value(of: spacing, in: scope, .length).number, points >= 0 else {
        throw Unreadable("the line spacing is no number from 0 on", spacing.range)
      }
      style.lineSpacing = points
    }
    if let list = arguments["fallbacks"], case .list(let names) = try value(of: list, in: scope, .none).value {
      style.fallbacks = names.compactMap(\.text)
    }
    if case .member(_, let name)? = arguments["maximumSize"]?.form {
      style.maximumSize = DynamicTypeSize(rawValue: name)
    }
    return style
  }

  private func isFontCall(_ expression: SwiftExpression) -> Bool {
    switch expression.form {
    case .call, .member(nil, _): true
    default: false
    }
  }

  /// The line height as a multiple of the size: a number below 4 is one already, since no line is so low.
  private mutating func lineHeight(
    _ arguments: CallArguments, size: Double, in scope: Int
  ) throws(Unreadable) -> Double? {
    guard let given = arguments.first(Self.heightLabels) else { return nil }
    guard let height = try value(of: given, in: scope, .length).number, height >= 0 else {
      throw Unreadable("the line height is no number from 0 on", given.range)
    }
    return arguments.has("lineHeightMultiple") || height < 4 && size > 4 ? height : height / size
  }

  // MARK: Shadows and borders

  private mutating func shadow(
    _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> ShadowLiteral {
    let zero = Evaluated(.number(0, isInteger: true))
    var (x, y) = (zero, zero)
    if case .call(_, let offset)? = arguments["offset"]?.form, case let offset = CallArguments(offset) {
      if let width = offset.first(["width", "x"]) { x = try length(width, in: scope) }
      if let height = offset.first(["height", "y"]) { y = try length(height, in: scope) }
    }
    if let given = arguments.first(["x", "offsetX"]) { x = try length(given, in: scope) }
    if let given = arguments.first(["y", "offsetY"]) { y = try length(given, in: scope) }
    var color = Evaluated(.color(ColorLiteral(components: [0, 0, 0])))
    if let given = arguments["color"] { color = try value(of: given, in: scope, .color) }
    guard var literal = color.color else { throw Unreadable("the colour of the shadow is not read", range) }
    if let given = arguments["opacity"], let opacity = try value(of: given, in: scope, .number).number {
      literal = literal.faded(to: literal.alpha * opacity)
      color = Evaluated(.color(literal))
    }
    var radius = zero
    if let given = arguments.first(["radius", "blur"]) { radius = try length(given, in: scope) }
    guard let blur = radius.number, blur >= 0 else { throw Unreadable("the radius of a shadow is not below 0", range) }
    let spread = try arguments["spread"].map { (given) throws(Unreadable) in try length(given, in: scope) } ?? zero
    return ShadowLiteral(color: color, x: x, y: y, radius: radius, spread: spread)
  }

  private mutating func border(
    _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> BorderLiteral {
    var width = Evaluated(.number(1, isInteger: true))
    if let given = arguments.first(["width", "lineWidth"]) { width = try length(given, in: scope) }
    var style = Evaluated(.stroke(StrokeLiteral(cap: "butt", dashes: [])))
    if let given = arguments["style"] { style = try value(of: given, in: scope, Expectation("StrokeStyle")) }
    guard let given = arguments["color"], case let color = try value(of: given, in: scope, .color), color.color != nil,
      case .stroke = style.value
    else { throw Unreadable("a border has a colour, a width and a style", range) }
    return BorderLiteral(color: color, width: width, style: style)
  }

  private mutating func length(_ expression: SwiftExpression, in scope: Int) throws(Unreadable) -> Evaluated {
    let value = try value(of: expression, in: scope, .length)
    guard value.number != nil else { throw Unreadable("a length is a number", expression.range) }
    return value
  }

  // MARK: Other structs

  private mutating func fields(
    _ arguments: CallArguments, _ types: [String: String], in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    var fields: [SwiftValue.Field] = []
    for argument in arguments.list {
      guard let label = argument.label else { continue }
      let type = types[label].flatMap { $0.isEmpty ? nil : $0 }
      do throws(Unreadable) {
        let value = try value(of: argument.value, in: scope, Expectation(type))
        fields.append(SwiftValue.Field(name: label, type: type, value: value))
      } catch {
        note("'\(label.excerpt)' is not read: \(error.message)", error.range)
      }
    }
    guard !fields.isEmpty else { throw Unreadable("none of its values is read", range) }
    return Evaluated(.record(fields))
  }
}
