import DesignTokens
import SourceText

extension ConstantEvaluator {
  /// A member of one of the system's types, such as `.white` of `Color`.
  mutating func systemValue(_ name: String, of type: ValueType, _ range: ByteRange) throws(Unreadable) -> SwiftValue {
    switch type {
    case .color:
      if let color = SystemColor.fixed[name] { return .color(color) }
      throw Unreadable(
        "the colour '\(name.excerpt)' is the system's or an asset's: its value is not in the files", range)
    case .font: if let style = SystemStyle.textStyles[name] { return .font(font(of: style)) }
    case .textStyle: if let style = SystemStyle.textStyles[name] { return .textStyle(style) }
    case .fontWeight:
      if let weight = SystemStyle.weights.first(where: { $0.name == name }) { return .weight(weight.weight) }
    case .animation: if let animation = animation(named: name, []) { return .animation(animation) }
    case .curve: if let curve = SystemStyle.curves.first(where: { $0.name == name }) { return .curve(curve.points) }
    case .length, .number, .integer, .duration:
      if name == "zero" { return .number(0, isInteger: false) }
      if name == "pi" { return .number(.pi, isInteger: false) }
      if name == "infinity" || name == "greatestFiniteMagnitude" {
        throw Unreadable("a token holds no infinite length", range)
      }
    case .insets where name == "zero", .size where name == "zero":
      let names = type == .size ? ["width", "height"] : ["top", "leading", "bottom", "trailing"]
      let zero = Evaluated(.number(0, isInteger: true))
      return .record(names.map { SwiftValue.Field(name: $0, type: "CGFloat", value: zero) })
    default: break
    }
    throw Unreadable("'.\(name.excerpt)' is not declared in the files", range)
  }

  func font(of style: TextStyle) -> FontLiteral {
    let size = Evaluated(.number(DynamicType.size(style, at: .large).value, isInteger: false))
    return FontLiteral(size: size, weight: SystemStyle.weight(of: style), scaling: .system(style))
  }

  /// An animation by the name of the function that makes it; `nil` for other names.
  ///
  /// - Parameter arguments: Their values by label, evaluated.
  func animation(named name: String, _ arguments: [(label: String?, value: Evaluated)]) -> AnimationLiteral? {
    func find(_ label: String) -> Evaluated? { arguments.first { $0.label == label }?.value }
    func seconds(_ value: Double) -> Evaluated { Evaluated(.number(value, isInteger: false)) }
    let duration = find("duration") ?? seconds(SystemStyle.defaultDuration)
    if let curve = SystemStyle.curves.first(where: { $0.name == name }) {
      return AnimationLiteral(duration: duration, curve: Evaluated(.curve(curve.points)))
    }
    let spring = Evaluated(.curve(SystemStyle.springCurve))
    switch name {
    case "default": return AnimationLiteral(duration: duration, curve: Evaluated(.curve(SystemStyle.curves[3].points)))
    case "spring", "interactiveSpring", "smooth", "snappy", "bouncy":
      let response = find("response") ?? find("duration") ?? seconds(SystemStyle.defaultResponse)
      let parameters = AnimationLiteral.Spring(
        response: response.number, dampingFraction: find("dampingFraction")?.number, bounce: find("bounce")?.number)
      return AnimationLiteral(duration: response, curve: spring, spring: parameters)
    case "timingCurve":
      let points = arguments.filter { $0.label == nil }.map(\.value)
      if points.count == 1, case .curve = points[0].value {
        return AnimationLiteral(duration: duration, curve: points[0])
      }
      let numbers = points.compactMap(\.number)
      guard numbers.count == 4, points.count == 4 else { return nil }
      return AnimationLiteral(duration: duration, curve: Evaluated(.curve(numbers)))
    default: return nil
    }
  }
}
