import DesignTokens
import Shaping
import TextLayout

/// Draws components as pictures. It keeps the outlines of glyphs, so that many are drawn quickly.
package struct ComponentPainter {
  private var outlines = GlyphOutlines()

  package init() {}

  /// Returns a picture of a component: surfaces, icons as plain shapes, and texts, as they were laid out.
  ///
  /// The same drawing gives the same pixels on every machine. Nothing is put on the grid of pixels: edges between two
  /// pixels are blended. What stands out of the component by more than the margin is cut off.
  ///
  /// - Throws: ``RasterError`` where it would be too large, or has no size.
  /// - Complexity: O(*n*) in the pixels and in the points of the outlines.
  package mutating func image(of drawing: ComponentDrawing, _ style: PictureStyle) throws(RasterError) -> PixelImage {
    let scale = Double(style.scale)
    let width = ((drawing.width.value + 2 * style.margin.value) * scale).rounded(.up)
    let height = ((drawing.height.value + 2 * style.margin.value) * scale).rounded(.up)
    let limit = Double(PixelImage.sideLimit)
    guard width >= 1, height >= 1 else { throw .empty }
    guard width <= limit, height <= limit else { throw .tooLarge(width: width, height: height) }
    let canvas = Canvas(try PixelImage(width: Int(width), height: Int(height), filledWith: Pixel(style.backdrop)))
    var picture = ComponentPicture(canvas: canvas, style: style, outlines: outlines)
    outlines = GlyphOutlines()
    defer { outlines = picture.outlines }
    try picture.draw(drawing)
    return picture.canvas.image
  }
}

/// A component that is being drawn.
struct ComponentPicture {
  var canvas: Canvas
  let style: PictureStyle
  var outlines: GlyphOutlines

  var scale: Double { Double(style.scale) }

  /// The place of a point of the component in the picture.
  func place(_ length: Points) -> Double { (length.value + style.margin.value) * scale }

  func shape(_ frame: Rectangle, radius: Double = 0) -> RoundedRectangle {
    RoundedRectangle(
      left: place(frame.x), top: place(frame.y), right: place(frame.x + frame.width),
      bottom: place(frame.y + frame.height), radius: radius * scale)
  }

  mutating func draw(_ drawing: ComponentDrawing) throws(RasterError) {
    // The depths of the boxes whose layer is open.
    var layers: [Int] = []
    // What a clear box holds is not drawn.
    var clearDepth = Int.max
    for box in drawing.boxes {
      while let depth = layers.last, box.depth <= depth {
        canvas.endLayer()
        layers.removeLast()
      }
      if box.depth <= clearDepth { clearDepth = .max }
      guard clearDepth == .max else { continue }
      switch box.kind {
      case .surface(let surface):
        if !(surface.opacity > 0) {
          clearDepth = box.depth
        } else {
          if surface.opacity < 1 {
            try canvas.beginLayer(opacity: surface.opacity)
            layers.append(box.depth)
          }
          draw(surface, in: box.frame)
        }
      case .icon(let icon): draw(icon, in: box.frame)
      case .text:
        if let number = box.text, drawing.texts.indices.contains(number) { draw(drawing.texts[number]) }
      default: break
      }
    }
    for _ in layers { canvas.endLayer() }
    if let overlay = style.overlay { draw(overlay, drawing) }
  }

  // MARK: - Boxes

  private mutating func draw(_ surface: Surface, in frame: Rectangle) {
    let shape = shape(frame, radius: surface.cornerRadius.value)
    // The first shadow is in front.
    for shadow in surface.shadow.reversed() where !shadow.isInset { canvas.drawShadow(self.shadow(shadow), of: shape) }
    if let background = surface.background { canvas.fill(shape, Paint(background)) }
    for shadow in surface.shadow.reversed() where shadow.isInset { canvas.drawShadow(self.shadow(shadow), of: shape) }
    if let border = surface.border, let color = border.color {
      canvas.strokeInside(shape, width: border.width.value * scale, Paint(color))
    }
  }

  private func shadow(_ value: ShadowValue) -> Shadow {
    Shadow(
      color: Paint(value.color), offsetX: value.offsetX.points.value * scale,
      offsetY: value.offsetY.points.value * scale, blur: value.blur.points.value * scale,
      spread: value.spread.points.value * scale, isInset: value.isInset)
  }

  /// An icon's picture is not known: a square with round corners stands for it.
  private mutating func draw(_ icon: Icon, in frame: Rectangle) {
    let radius = min(frame.width.value, frame.height.value) / 4
    canvas.fill(shape(frame, radius: radius), Paint(icon.color?.displayColor ?? style.foreground))
  }

  // MARK: - Texts

  private mutating func draw(_ text: ComponentDrawing.Text) {
    let color = text.color?.displayColor ?? style.foreground
    let paint = Paint(color)
    for run in text.drawing.lines.lazy.flatMap(\.runs) {
      let number = outlines.number(of: run.font)
      let unit = run.pointSize.value * scale / Double(run.font.unitsPerEm)
      for glyph in run.glyphs {
        let known = outlines.glyph(glyph.id, of: run.font, number: number)
        guard let extents = known.extents else { continue }
        let (x, y) = (place(text.frame.x + glyph.x), place(text.frame.y + glyph.y))
        let (left, right) = (x + Double(extents.left.value) * unit, x + Double(extents.right.value) * unit)
        let (top, bottom) = (y - Double(extents.top.value) * unit, y - Double(extents.bottom.value) * unit)
        if known.outline.isEmpty {
          // A glyph that is a picture, as of an emoji: a pale shape of its size.
          let shape = RoundedRectangle(
            left: left, top: top, right: right, bottom: bottom, radius: min(right - left, bottom - top) / 4)
          canvas.fill(shape, Paint(color.faded(by: 0.4)))
        } else {
          canvas.fill(in: CoverageMask.Bounds(around: left, top, right, bottom), paint) {
            $0.draw(known.outline, atX: x, y: y, scale: unit)
          }
        }
      }
    }
  }
}
