/// The types of the Design Tokens format 2025.10.
public enum TokenType: String, Sendable, CaseIterable {
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
}
