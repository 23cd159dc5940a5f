import DesignTokens
import Raster
import Shaping
import TextLayout

/// A component as SVG: what a browser draws of the same layout, to compare pictures with.
struct SVGPicture {
  private let drawing: ComponentDrawing
  private let style: PictureStyle
  private var body = ""
  private var openGroups: [Int] = []

  init(_ drawing: ComponentDrawing, _ style: PictureStyle) {
    self.drawing = drawing
    self.style = style
    for box in drawing.boxes { draw(box) }
    for _ in openGroups { body += "</g>" }
  }

  var text: String {
    let place = style.surroundings.place(width: drawing.width, height: drawing.height)
    let scale = Double(style.scale)
    let (width, height) = ((place.width.value * scale).rounded(.up), (place.height.value * scale).rounded(.up))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
      <rect width="100%" height="100%" fill="\(style.backdrop.hex)"/>\
      <g transform="scale(\(scale)) translate(\(place.x.value) \(place.y.value))">\(body)</g></svg>
      """
  }

  private mutating func draw(_ box: PlacedBox) {
    while let depth = openGroups.last, box.depth <= depth {
      body += "</g>"
      openGroups.removeLast()
    }
    switch box.kind {
    case .surface(let surface):
      if surface.opacity < 1 {
        body += "<g opacity=\"\(surface.opacity)\">"
        openGroups.append(box.depth)
      }
      draw(surface, box.frame)
    case .icon(let icon):
      draw(icon.knownImage ?? Symbols.placeholder, box.frame, icon.color?.displayColor ?? style.foreground)
    case .text: if let number = box.text { draw(drawing.texts[number]) }
    default: break
    }
  }

  private mutating func draw(_ surface: Surface, _ frame: Rectangle) {
    let radius = surface.cornerRadius.value
    for shadow in surface.shadow.reversed() where !shadow.isInset {
      let (x, y) = (shadow.offsetX.points.value, shadow.offsetY.points.value)
      let blur = shadow.blur.points.value
      let spread = shadow.spread.points.value
      let grown = Rectangle(
        x: frame.x + Points(x - spread), y: frame.y + Points(y - spread), width: frame.width + Points(2 * spread),
        height: frame.height + Points(2 * spread))
      body += rectangle(
        grown, radius: radius, fill(shadow.color.displayColor) + " style=\"filter:blur(\(blur / 2)px)\"")
    }
    if let background = surface.background {
      body += rectangle(frame, radius: radius, fill(background.displayColor))
    }
    if let border = surface.border, let color = border.color?.displayColor {
      let width = border.width.value
      let inner = Rectangle(
        x: frame.x + Points(width / 2), y: frame.y + Points(width / 2), width: frame.width - Points(width),
        height: frame.height - Points(width))
      body += rectangle(
        inner, radius: max(radius - width / 2, 0),
        "fill=\"none\" stroke=\"\(color.hex)\" stroke-opacity=\"\(color.alpha)\" stroke-width=\"\(width)\"")
    }
  }

  private mutating func draw(_ image: VectorImage, _ frame: Rectangle, _ color: DisplayColor) {
    guard let fit = image.fit(width: frame.width.value, height: frame.height.value) else { return }
    let (x, y) = (frame.x.value + fit.x, frame.y.value + fit.y)
    body +=
      "<g transform=\"translate(\(x) \(y)) scale(\(fit.scale))\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    for layer in image.layers {
      let ink =
        layer.lineWidth.map { "fill=\"none\" stroke=\"\(color.hex)\" stroke-width=\"\($0)\"" } ?? fill(color)
      body += "<path d=\"\(layer.path.svgData)\" \(ink)/>"
    }
    body += "</g>"
  }

  private func rectangle(_ frame: Rectangle, radius: Double, _ attributes: String) -> String {
    let radius = min(radius, frame.width.value / 2, frame.height.value / 2)
    return """
      <rect x="\(frame.x.value)" y="\(frame.y.value)" width="\(frame.width.value)" height="\(frame.height.value)" \
      rx="\(radius)" \(attributes)/>
      """
  }

  private func fill(_ color: DisplayColor) -> String { "fill=\"\(color.hex)\" fill-opacity=\"\(color.alpha)\"" }

  private mutating func draw(_ text: ComponentDrawing.Text) {
    for run in text.drawing.lines.flatMap(\.runs) {
      let unit = run.pointSize.value / Double(run.font.unitsPerEm)
      for glyph in run.glyphs {
        let (x, y) = (text.frame.x + glyph.x, text.frame.y + glyph.y)
        body += "<path \(fill(text.color?.displayColor ?? style.foreground)) "
        body += "transform=\"translate(\(x.value) \(y.value)) scale(\(unit) \(-unit))\" "
        body += "d=\"\(run.font.outline(of: glyph.id).svg)\"/>"
      }
    }
  }
}

extension GlyphOutline {
  fileprivate var svg: String {
    var (text, index) = ("", 0)
    for verb in verbs {
      let end = index + 2 * verb.pointCount
      let numbers = coordinates[index..<end].map { String($0) }.joined(separator: " ")
      index = end
      switch verb {
      case .move: text += "M" + numbers
      case .line: text += "L" + numbers
      case .quadratic: text += "Q" + numbers
      case .cubic: text += "C" + numbers
      case .close: text += "Z"
      }
    }
    return text
  }
}
