/// What is drawn behind and around a box before axes are chosen.
struct SurfaceTemplate: Sendable {
  var background: AxisValue<ColorValue?>?
  var cornerRadius: AxisValue<Points?>?
  var borderColor: AxisValue<ColorValue?>?
  var borderWidth: AxisValue<Points?>?
  var opacity: AxisValue<Double?>?
  var shadow: AxisValue<[ShadowValue]>?

  func surface(for choice: AxisChoice) -> Surface {
    var border: Surface.Border?
    if let width = borderWidth?.value(for: choice) ?? nil, width.value > 0 {
      border = Surface.Border(color: borderColor?.value(for: choice) ?? nil, width: width)
    }
    return Surface(
      background: background?.value(for: choice) ?? nil, cornerRadius: cornerRadius?.value(for: choice) ?? nil ?? .zero,
      border: border, opacity: opacity?.value(for: choice) ?? nil ?? 1, shadow: shadow?.value(for: choice) ?? [])
  }
}
