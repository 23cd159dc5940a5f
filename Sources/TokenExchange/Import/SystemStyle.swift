import DesignTokens

/// Text styles, weights and curves of the system by the names that SwiftUI and UIKit give them.
enum SystemStyle {
  static let textStyles: [String: TextStyle] = [
    "largeTitle": .largeTitle, "title": .title1, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote,
    "caption": .caption1, "caption1": .caption1, "caption2": .caption2,
  ]

  /// SwiftUI's name of a text style.
  static func name(of style: TextStyle) -> String {
    switch style {
    case .title1: "title"
    case .caption1: "caption"
    default: style.rawValue
    }
  }

  /// The weight of a text style of the system.
  static func weight(of style: TextStyle) -> Double { style == .headline ? 600 : 400 }

  /// Weights as WebKit maps those of CSS to the system's: ultra-light is the thinnest.
  static let weights: [(name: String, weight: Double)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  static let curves: [(name: String, points: [Double])] = [
    ("linear", [0, 0, 1, 1]), ("easeIn", [0.42, 0, 1, 1]), ("easeOut", [0, 0, 0.58, 1]),
    ("easeInOut", [0.42, 0, 0.58, 1]),
  ]

  /// What stands in the place of a spring's curve, for which the format has no type.
  static let springCurve = [0.2, 1.2, 0.4, 1]
  /// The duration that SwiftUI's animations have where none is given, in seconds.
  static let defaultDuration = 0.35
  /// The response that SwiftUI's springs have where none is given, in seconds.
  static let defaultResponse = 0.5

  /// Families that stand for designs of the system's font.
  static let families: [(design: String, families: [String])] = [
    ("default", ["SF Pro"]), ("rounded", ["SF Pro Rounded"]), ("serif", ["New York"]),
    ("monospaced", ["SF Mono", "monospace"]),
  ]
}
