import DesignTokens

@testable import TokenExchange

/// A value without the ways in which the format can write the same: times in seconds, alpha and hex left to the rest.
enum PlainValue {
  static func of(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): text(color)
    case .duration(let duration): "\(duration.seconds)s"
    case .transition(let transition):
      "\(transition.duration.seconds)s \(transition.timingFunction) \(transition.delay.seconds)s"
    case .border(let border): "\(border.width) \(border.style) \(text(border.color))"
    case .shadow(let shadows):
      shadows.map { "\($0.offsetX) \($0.offsetY) \($0.blur) \($0.spread) \($0.isInset) \(text($0.color))" }.joined()
    case .gradient(let stops): stops.map { "\(text($0.color)) \($0.position)" }.joined(separator: ", ")
    case .typography(let style): "\(value) \(style.scaling) \(String(describing: style.maximumSize))"
    default: "\(value.type) \(value)"
    }
  }

  static func text(_ color: ColorValue) -> String { "\(color.space) \(color.components) \(color.alpha)" }
}
