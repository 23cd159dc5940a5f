import DesignTokens
import PositionedJSON
import SourceText
import TextLayout

/// What a component looks like in a theme: the colours of its boxes, without their places.
struct Paint: Hashable, Sendable {
  /// What a box draws.
  enum Part: Hashable, Sendable {
    case nothing
    case surface(Surface)
    case text(ColorValue?)
    /// A picture of `nil` is not known.
    case icon(ColorValue?, VectorImage?, isDecorative: Bool)
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
      case "icon":
        return .icon(look?.icon?.color, look?.icon?.knownImage, isDecorative: look?.icon?.isDecorative ?? false)
      case "surface": return look?.surface.map { $0.isBlank ? .nothing : .surface($0) } ?? .nothing
      default: return .nothing
      }
    }
  }

  var hash: StableHash {
    var script = JSONWriter.script()
    write(to: &script)
    var hash = StableHash()
    hash.combine(script.bytes)
    return hash
  }

  func write(to script: inout JSONWriter) {
    script.object {
      $0.key("backdrop")
      if let backdrop { $0.string(backdrop.cssHex) } else { $0.null() }
      $0.member("boxes", parts) { $0.append($1) }
    }
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

extension JSONWriter {
  fileprivate mutating func append(_ part: Paint.Part) {
    switch part {
    case .nothing: integer(0)
    case .text(let color): object { $0.member("color", color?.cssHex) }
    case .icon(let color, let image, let isDecorative):
      object {
        $0.member("color", color?.cssHex)
        if let image {
          $0.key("image")
          $0.append(image)
        }
        if isDecorative { $0.member("decorative", 1) }
      }
    case .surface(let surface): object { $0.append(surface) }
    }
  }

  /// `[width, height, flips, [data, line width or 0], …]`: lengths in 1/100 of a unit, data in units.
  mutating func append(_ image: VectorImage) {
    array {
      $0.integer(Int((image.width * 100).rounded()))
      $0.integer(Int((image.height * 100).rounded()))
      $0.integer(image.flipsRightToLeft ? 1 : 0)
      for layer in image.layers {
        $0.array {
          $0.string(layer.path.svgData)
          $0.integer(Int(((layer.lineWidth ?? 0) * 100).rounded()))
        }
      }
    }
  }

  private mutating func append(_ surface: Surface) {
    member("fill", surface.background?.cssHex)
    switch surface.form {
    case .rectangle: break
    case .circle: member("form", "circle")
    case .ellipse: member("form", "ellipse")
    case .line: member("form", "line")
    case .path(let image):
      key("form")
      append(image)
    }
    if surface.cornerRadius.value > 0 { member("radius", Int(GalleryReader.hundredths(surface.cornerRadius))) }
    if let border = surface.border, let color = border.color {
      key("border")
      array {
        $0.string(color.cssHex)
        $0.integer(Int(GalleryReader.hundredths(border.width)))
      }
    }
    if !surface.shadow.isEmpty {
      member("shadow", surface.shadow) { script, shadow in
        script.array { script in
          for length in [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread] {
            script.integer(Int(GalleryReader.hundredths(length.points)))
          }
          script.string(shadow.color.cssHex)
          script.integer(shadow.isInset ? 1 : 0)
        }
      }
    }
    if surface.opacity != 1 {
      key("opacity")
      fraction(surface.opacity)
    }
  }
}
