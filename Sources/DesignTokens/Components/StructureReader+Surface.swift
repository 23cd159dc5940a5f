import PositionedJSON

/// Reading of what is drawn behind and around boxes.
extension StructureReader {
  mutating func surface(_ json: JSONValue) -> SurfaceTemplate? {
    let known = ["background", "cornerRadius", "border", "opacity", "shadow"]
    guard let fields = boxFields(of: json, known: known, subject: "a surface") else { return nil }
    let before = log.count
    let surface = surface(fields, background: "background", border: "border")
    return log.count == before ? surface : nil
  }

  /// A surface whose background and border go by these names; what is not given, or was reported, is missing.
  mutating func surface(
    _ fields: [String: JSONValue], background: String, border: String
  ) -> SurfaceTemplate {
    var surface = SurfaceTemplate()
    surface.background = fields[background].flatMap { switched($0) { $0.namedColor($1) } }
    surface.cornerRadius = fields["cornerRadius"].flatMap { optionalLengths($0) }
    surface.opacity = fields["opacity"].flatMap { switched($0) { $0.optionalOpacity($1) } }
    surface.shadow = fields["shadow"].flatMap { switched($0) { $0.optionalShadow($1) } }
    if let json = fields[border] {
      let keys = ["color", "width"]
      let parts = self.fields(of: json, known: keys, required: keys, subject: "a \(border)")
      surface.borderColor = parts?["color"].flatMap { switched($0) { $0.namedColor($1) } }
      surface.borderWidth = parts?["width"].flatMap { optionalLengths($0) }
    }
    return surface
  }

  /// A colour from a token, or `null` for none.
  mutating func optionalColor(_ json: JSONValue) -> ColorValue?? {
    if json.kind == .null { return .some(nil) }
    guard case .color(let color)? = token(json, .color) else { return nil }
    return .some(color)
  }

  private mutating func namedColor(_ json: JSONValue) -> SurfaceTemplate.Named<ColorValue>?? {
    optionalColor(json).map { color in
      color.map { SurfaceTemplate.Named(value: $0, token: Reference.path(inBraces: json.string ?? "") ?? "") }
    }
  }

  private mutating func optionalOpacity(_ json: JSONValue) -> Double?? {
    json.kind == .null ? .some(nil) : number(json, in: 0...1, "opacity from 0 to 1").map { .some($0) }
  }

  private mutating func optionalShadow(_ json: JSONValue) -> SurfaceTemplate.Named<[ShadowValue]>?? {
    if json.kind == .null { return .some(nil) }
    guard case .shadow(let shadows)? = token(json, .shadow) else { return nil }
    return SurfaceTemplate.Named(value: shadows, token: Reference.path(inBraces: json.string ?? "") ?? "")
  }
}
