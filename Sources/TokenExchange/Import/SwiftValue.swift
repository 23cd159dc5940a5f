import DesignTokens

/// What an expression of Swift stands for.
indirect enum SwiftValue {
  case number(Double, isInteger: Bool)
  case text(String)
  case bool(Bool)
  case color(ColorLiteral)
  case font(FontLiteral)
  case weight(Double)
  case textStyle(TextStyle)
  /// In seconds.
  case duration(Double)
  case curve([Double])
  case animation(AnimationLiteral)
  case shadows([ShadowLiteral])
  case gradient(GradientLiteral)
  case stroke(StrokeLiteral)
  case border(BorderLiteral)
  case typography(TypographyLiteral)
  /// Values by their names, each to become a token.
  case record([Field])
  case list([Evaluated])
  /// A case of an enum: what it gives depends on the property asked for.
  case choice(String, type: Int)
  /// A place in a unit square.
  case point(Double, Double)

  struct Field {
    let name: String
    let type: String?
    let value: Evaluated
  }
}

/// A value, and the constant that stands for the whole of it.
struct Evaluated {
  var value: SwiftValue
  /// `nil` where the value is written out.
  var origin: Int?

  init(_ value: SwiftValue, origin: Int? = nil) {
    self.value = value
    self.origin = origin
  }

  /// - Returns: `nil` where it is no number.
  var number: Double? { if case .number(let number, _) = value { number } else { nil } }
  var text: String? { if case .text(let text) = value { text } else { nil } }
  var color: ColorLiteral? { if case .color(let color) = value { color } else { nil } }
  var weight: Double? {
    switch value {
    case .weight(let weight), .number(let weight, _): weight
    default: nil
    }
  }
}

/// A colour with its components written out.
struct ColorLiteral: Hashable {
  var space = ColorValue.Space.srgb
  var components: [Double]
  var alpha = 1.0

  /// Six digits where the colour is one of sRGB.
  var hex: String? {
    guard space == .srgb else { return nil }
    return DisplayColor(red: components[0], green: components[1], blue: components[2]).hex
  }

  func faded(to alpha: Double) -> ColorLiteral {
    var color = self
    color.alpha = min(max(alpha, 0), 1)
    return color
  }
}

struct FontLiteral {
  /// A family or the name of one font; `nil` is the system's font.
  var family: Evaluated?
  var design: String?
  var size: Evaluated?
  var weight: Double?
  var scaling: TextAppearance.Scaling
  var isItalic = false
}

struct TypographyLiteral {
  var font: FontLiteral
  var letterSpacing: Evaluated?
  /// As a multiple of the size; `nil` where the code gives none.
  var lineHeight: Double?
  /// What `lineSpacing(_:)` takes, in points.
  var lineSpacing: Double?
  var fallbacks: [String] = []
  var maximumSize: DynamicTypeSize?
}

struct AnimationLiteral {
  struct Spring: Hashable {
    var response: Double?
    var dampingFraction: Double?
    var bounce: Double?
  }

  /// A number of seconds.
  var duration: Evaluated
  var delay = Evaluated(.number(0, isInteger: true))
  var curve: Evaluated
  var spring: Spring?
}

struct ShadowLiteral {
  var color: Evaluated
  var x: Evaluated
  var y: Evaluated
  var radius: Evaluated
  var spread: Evaluated
  var isInset = false
}

struct GradientLiteral {
  struct Stop {
    let color: Evaluated
    let position: Double
  }

  var stops: [Stop]
  /// `linear`, `radial` or `angular`; `nil` where the gradient is a list of stops alone.
  var kind: String?
  /// To where a linear gradient runs, as in `bottomTrailing`.
  var direction: String?
}

struct StrokeLiteral {
  var cap: String
  var dashes: [Evaluated]
}

struct BorderLiteral {
  var color: Evaluated
  var width: Evaluated
  var style: Evaluated
}
