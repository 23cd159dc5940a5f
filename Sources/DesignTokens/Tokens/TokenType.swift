import PositionedJSON

/// The types of the Design Tokens format 2025.10.
package enum TokenType: String, Sendable, CaseIterable, BitwiseCopyable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  static let names = allCases.map(\.rawValue)

  /// The name with its article, for messages.
  var phrase: String {
    switch self {
    case .color: "a color"
    case .dimension: "a dimension"
    case .fontFamily: "a fontFamily"
    case .fontWeight: "a fontWeight"
    case .duration: "a duration"
    case .cubicBezier: "a cubicBezier"
    case .number: "a number"
    case .strokeStyle: "a strokeStyle"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .typography: "a typography"
    }
  }

  /// The type that a text of a file names.
  init?(_ node: Int, of tape: JSONTape) {
    guard !tape.hasEscapes(node) else {
      self.init(rawValue: tape.string(of: node))
      return
    }
    let found: TokenType? =
      switch tape.length(of: node) {
      case 5: tape.holds("color", at: node) ? .color : nil
      case 6:
        tape.holds("number", at: node)
          ? .number : tape.holds("shadow", at: node) ? .shadow : tape.holds("border", at: node) ? .border : nil
      case 9: tape.holds("dimension", at: node) ? .dimension : nil
      default: nil
      }
    if let found { self = found } else { self.init(rawValue: tape.string(of: node)) }
  }
}
