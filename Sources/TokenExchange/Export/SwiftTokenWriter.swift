import CodeGeneration
import DesignTokens

/// Writes the values of tokens as Swift expressions.
struct SwiftTokenWriter {
  /// A token as one theme has it.
  struct Variant {
    let appearance: Appearance
    let token: Token
    let references: ReferencedTokens
  }

  /// A property's type and value.
  struct Property: Hashable {
    /// `nil` where the value tells it.
    let type: String?
    let value: String
  }

  /// Why a token has no Swift form.
  struct Refusal: Error {
    let message: String
  }

  let namespaces: SwiftNamespaces
  /// The enum whose property is written.
  var space = 0
  /// The parts of the support code that are used.
  private(set) var support: Set<SwiftSupport.Part> = []
  /// What of the tokens is left out, without their names.
  private(set) var losses: [String] = []

  init(_ namespaces: SwiftNamespaces) { self.namespaces = namespaces }

  mutating func use(_ part: SwiftSupport.Part) { support.insert(part) }

  mutating func lose(_ message: String) { if !losses.contains(message) { losses.append(message) } }

  mutating func takeLosses() -> [String] {
    defer { losses = [] }
    return losses
  }

  /// The property of a token.
  ///
  /// - Parameter variants: At least one, that of light first.
  mutating func property(_ variants: [Variant]) throws(Refusal) -> Property {
    let first = variants[0]
    guard variants.allSatisfy({ $0.token.type == first.token.type }) else {
      throw Refusal(message: "it has another type in another appearance")
    }
    let aliases = variants.map { variant in
      variant.references.alias(of: variant.token).flatMap { reference(to: $0, from: variant) }
    }
    let type = type(of: first.token.value)
    if let alias = aliases[0], aliases.allSatisfy({ $0 == alias }) { return Property(type: type, value: alias) }
    return Property(type: type, value: try value(variants))
  }

  private mutating func value(_ variants: [Variant]) throws(Refusal) -> String {
    let first = variants[0]
    switch first.token.value {
    case .color:
      return color(
        variants.compactMap { variant in
          guard case .color(let color) = variant.token.value else { return nil }
          let alias = variant.references.alias(of: variant.token)
          return ColorPart(variant.appearance, color, alias.flatMap { reference(to: $0, from: variant) })
        })
    case .shadow: return try shadows(variants)
    case .gradient: return try gradient(variants)
    case .border: return try border(variants)
    default: break
    }
    if variants.contains(where: { $0.token.value != first.token.value }) {
      lose("it differs by appearance, which Swift knows of colours alone: the value of light is taken")
    }
    switch first.token.value {
    case .dimension(let dimension): return length(dimension)
    case .number(let number): return Self.text(number)
    case .duration(let duration): return Self.text(duration.seconds)
    case .fontWeight(let weight): return "." + (try weightName(weight))
    case .fontFamily(let families):
      let quoted = families.map { SourceQuoting.literal($0) }
      return quoted.count == 1 ? quoted[0] : "[\(quoted.joined(separator: ", "))]"
    case .cubicBezier(let points): return curve(points)
    case .transition(let transition): return animation(transition, first)
    case .strokeStyle(let style): return try stroke(style)
    case .typography(let style): return try typography(style, first)
    case .color, .shadow, .gradient, .border: throw Refusal(message: "it has no Swift form")
    }
  }

  /// The type that stands behind the name; `nil` where the value tells it.
  private func type(of value: TokenValue) -> String? {
    switch value {
    case .dimension: "CGFloat"
    case .number: "Double"
    case .duration: "TimeInterval"
    case .fontWeight: qualified("Font") + ".Weight"
    case .fontFamily(let families): families.count == 1 ? "String" : "[String]"
    case .transition: qualified("Animation")
    case .color, .cubicBezier, .strokeStyle, .border, .shadow, .gradient, .typography: nil
    }
  }

  /// A type of SwiftUI, by its module where an enum has its name.
  func qualified(_ type: String) -> String { namespaces.hides(type) ? "SwiftUI." + type : type }

  /// The name of a token that stands for a value; `nil` where it is hidden, or deprecated as its user is not.
  func reference(to target: Token, from user: Variant) -> String? {
    let tokens = user.references.system.tokens
    if tokens.deprecation(of: target) != nil, tokens.deprecation(of: user.token) == nil { return nil }
    return namespaces.reference(to: target.path, from: space)
  }

  /// The name of a token that stands for a part of a value, else the part written out.
  func part(_ value: TokenValue, of user: Variant, or text: @autoclosure () -> String) -> String {
    user.references.part(value, of: user.token).flatMap { reference(to: $0, from: user) } ?? text()
  }

  mutating func length(_ dimension: DimensionValue) -> String {
    if dimension.unit == .rem { lose("its unit rem becomes points of 16 each") }
    return Self.text(dimension.points.value)
  }

  func weightName(_ weight: Double) throws(Refusal) -> String {
    guard let known = SystemStyle.weights.first(where: { $0.weight == weight }) else {
      throw Refusal(message: "SwiftUI has no font weight \(Self.text(weight))")
    }
    return known.name
  }

  /// A whole number without a point, others in the shortest form.
  static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
