/// What is drawn behind and around a box before axes are chosen.
struct SurfaceTemplate: KindTemplate {
  /// A value with the path of the token that it comes from.
  struct Named<Value: Sendable>: Sendable {
    var value: Value
    var token: String
  }

  var form = Surface.Form.rectangle
  var background: AxisValue<Named<ColorValue>?>?
  var cornerRadius: AxisLength?
  var borderColor: AxisValue<Named<ColorValue>?>?
  var borderWidth: AxisLength?
  var opacity: AxisValue<Double?>?
  var shadow: AxisValue<Named<[ShadowValue]>?>?

  func kind(in context: BoxContext) -> Box.Kind? { .surface(surface(in: context)) }

  func released(_ properties: Set<String>) -> SurfaceTemplate { self }

  func surface(in context: BoxContext) -> Surface {
    let choice = context.choice
    let background = background?.value(for: choice) ?? nil
    let shadow = shadow?.value(for: choice) ?? nil
    let cornerRadius = cornerRadius?.value(for: choice) ?? nil
    var surface = Surface(
      background: background?.value, cornerRadius: cornerRadius?.points(in: context) ?? .zero,
      opacity: opacity?.value(for: choice) ?? nil ?? 1, shadow: shadow?.value ?? [])
    surface.form = form
    surface.tokens.background = background?.token
    surface.tokens.cornerRadius = cornerRadius?.token
    surface.tokens.shadow = shadow?.token
    if let width = borderWidth?.value(for: choice) ?? nil {
      let points = width.points(in: context)
      if points.value > 0 {
        let color = borderColor?.value(for: choice) ?? nil
        surface.border = Surface.Border(color: color?.value, width: points)
        surface.tokens.borderColor = color?.token
        surface.tokens.borderWidth = width.token
      }
    }
    return surface
  }
}
