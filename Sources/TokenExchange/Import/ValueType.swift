/// What a type of Swift can hold, by its name.
enum ValueType: Hashable {
  case length, number, integer, duration, color, font, fontWeight, textStyle, animation, curve, gradient, insets, size
  case stroke, text
  case other

  /// - Parameter name: As it is written, `SwiftUI.` and the like before it; `nil` where none is.
  init(_ name: String?) {
    let name = name ?? ""
    for module in ["SwiftUI.", "UIKit.", "AppKit.", "CoreGraphics.", "CoreFoundation.", "Foundation.", "Swift."]
    where name.hasPrefix(module) {
      self = Self.names[String(name.dropFirst(module.count))] ?? .other
      return
    }
    self = Self.names[name] ?? .other
  }

  private static let names: [String: ValueType] = [
    "CGFloat": .length, "Double": .number, "Float": .number, "Int": .integer, "UInt": .integer,
    "TimeInterval": .duration, "Duration": .duration, "Color": .color, "UIColor": .color, "NSColor": .color,
    "CGColor": .color, "Font": .font, "UIFont": .font, "NSFont": .font, "Font.Weight": .fontWeight,
    "UIFont.Weight": .fontWeight, "NSFont.Weight": .fontWeight, "Font.TextStyle": .textStyle,
    "UIFont.TextStyle": .textStyle, "Animation": .animation, "UnitCurve": .curve, "TimingCurve": .curve,
    "TokenCurve": .curve,
    "Gradient": .gradient, "LinearGradient": .gradient, "RadialGradient": .gradient, "AngularGradient": .gradient,
    "EdgeInsets": .insets, "UIEdgeInsets": .insets, "NSEdgeInsets": .insets, "CGSize": .size, "CGPoint": .size,
    "StrokeStyle": .stroke, "String": .text,
  ]
}
