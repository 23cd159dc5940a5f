import DesignTokens
import SourceText
import TextLayout

/// What a component looks like in a theme: the colours of its boxes, without their places.
struct Paint: Hashable, Sendable {
  /// What a box draws.
  enum Part: Hashable, Sendable {
    case nothing
    case surface(Surface)
    case text(ColorValue?)
    case icon(ColorValue?, isDecorative: Bool)
  }

  let backdrop: ColorValue?
  /// By box of the tree.
  let parts: [Part]

  /// - Parameters:
  ///   - looks: By the path of a box, in the order of the boxes: a box and what lies over it may share one.
  init(_ tree: ComponentCells.Tree, backdrop: ColorValue?, looks: [String: [ComponentPlan.Part]]) {
    self.backdrop = backdrop
    var met: [String: Int] = [:]
    parts = tree.boxes.map { box in
      let number = met[box.path, default: 0]
      met[box.path] = number + 1
      let own = looks[box.path] ?? []
      let look = number < own.count ? own[number] : nil
      switch box.kind {
      case "text": return .text(look?.textColor)
      case "icon": return .icon(look?.icon?.color, isDecorative: look?.icon?.isDecorative ?? false)
      case "surface": return look?.surface.map { $0.isBlank ? .nothing : .surface($0) } ?? .nothing
      default: return .nothing
      }
    }
  }

  var hash: StableHash {
    var script = ScriptBytes()
    write(to: &script)
    var hash = StableHash()
    hash.combine(script.bytes)
    return hash
  }

  func write(to script: inout ScriptBytes) {
    script.code("{\"backdrop\":")
    if let backdrop { script.append(backdrop.cssHex) } else { script.code("null") }
    script.code(",\"boxes\":")
    script.list(parts) { $0.append($1) }
    script.code("}")
  }
}

extension Surface {
  /// Whether it draws nothing.
  fileprivate var isBlank: Bool {
    background == nil && border?.color == nil && shadow.isEmpty && opacity == 1
  }
}

extension ColorValue {
  /// `#rrggbb`, with two more digits where it is not opaque.
  var cssHex: String {
    let color = displayColor
    guard color.alpha < 1 else { return color.hex.lowercased() }
    let alpha = String(Int((max(color.alpha, 0) * 255).rounded()), radix: 16)
    return color.hex.lowercased() + (alpha.utf8.count == 1 ? "0" : "") + alpha
  }
}

extension ScriptBytes {
  fileprivate mutating func append(_ part: Paint.Part) {
    switch part {
    case .nothing: code("0")
    case .text(let color):
      code("{")
      if let color { member("color", color.cssHex) }
      code("}")
    case .icon(let color, let isDecorative):
      code("{")
      if let color { member("color", color.cssHex) }
      if isDecorative { member("decorative", 1) }
      code("}")
    case .surface(let surface): append(surface)
    }
  }

  private mutating func append(_ surface: Surface) {
    code("{")
    if let background = surface.background { member("fill", background.cssHex) }
    if surface.cornerRadius.value > 0 { member("radius", Int(GalleryReader.hundredths(surface.cornerRadius))) }
    if let border = surface.border, let color = border.color {
      member("border")
      code("[")
      append(color.cssHex)
      code(",")
      append(GalleryReader.hundredths(border.width))
      code("]")
    }
    if !surface.shadow.isEmpty {
      member("shadow", surface.shadow) { script, shadow in
        script.code("[")
        for length in [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread] {
          script.append(GalleryReader.hundredths(length.points))
          script.code(",")
        }
        script.append(shadow.color.cssHex)
        script.code(shadow.isInset ? ",1]" : ",0]")
      }
    }
    if surface.opacity != 1 {
      member("opacity")
      append(fraction: surface.opacity)
    }
    code("}")
  }
}
