import DesignTokens
import Shaping
import TextLayout

/// Draws components as pictures. It keeps the outlines of glyphs, so that many are drawn quickly.
package struct ComponentPainter {
  private var outlines = GlyphOutlines()

  package init() {}

  /// Returns a picture of a component: surfaces, icons, and texts, as they were laid out.
  ///
  /// The same drawing gives the same pixels on every machine. Nothing is put on the grid of pixels: edges between two
  /// pixels are blended. What stands out of the component by more than the margin is cut off.
  ///
  /// - Throws: ``RasterError`` where it would be too large, or has no size.
  /// - Complexity: O(*n*) in the pixels and in the points of the outlines.
  package mutating func image(of drawing: ComponentDrawing, _ style: PictureStyle) throws(RasterError) -> PixelImage {
    let scale = Double(style.scale)
    let place = style.surroundings.place(width: drawing.width, height: drawing.height)
    let (width, height) = ((place.width.value * scale).rounded(.up), (place.height.value * scale).rounded(.up))
    let limit = Double(PixelImage.sideLimit)
    guard width >= 1, height >= 1 else { throw .empty }
    guard width <= limit, height <= limit else { throw .tooLarge(width: width, height: height) }
    let canvas = Canvas(try PixelImage(width: Int(width), height: Int(height), filledWith: Pixel(style.backdrop)))
    var picture = ComponentPicture(
      canvas: canvas, style: style, originX: place.x, originY: place.y, outlines: outlines)
    outlines = GlyphOutlines()
    defer { outlines = picture.outlines }
    try picture.draw(drawing)
    if let screen = style.surroundings.screen {
      picture.draw(screen, height: place.height)
    }
    return picture.canvas.image
  }
}

/// A component that is being drawn.
struct ComponentPicture {
  var canvas: Canvas
  let style: PictureStyle
  /// Where the component's left upper corner is in the picture.
  let originX: Points
  let originY: Points
  var outlines: GlyphOutlines

  var scale: Double { Double(style.scale) }

  /// The place of a point of the component in the picture.
  func placeX(_ x: Points) -> Double { (x.value + originX.value) * scale }
  func placeY(_ y: Points) -> Double { (y.value + originY.value) * scale }

  func shape(_ frame: Rectangle, radius: Double = 0) -> RoundedRectangle {
    RoundedRectangle(
      left: placeX(frame.x), top: placeY(frame.y), right: placeX(frame.x + frame.width),
      bottom: placeY(frame.y + frame.height), radius: radius * scale)
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
    if style.showsBoxes { drawOverlay(drawing) }
  }

  // MARK: - Boxes

  private mutating func draw(_ surface: Surface, in frame: Rectangle) {
    switch surface.form {
    case .rectangle: draw(surface, as: shape(frame, radius: surface.cornerRadius.value))
    case .circle: draw(surface, as: shape(frame.middleSquare, radius: .infinity))
    case .ellipse: drawEllipse(surface, as: shape(frame))
    case .line:
      guard let border = surface.border, let color = border.color else { return }
      canvas.fill(shape(frame.middleLine(width: border.width)), Paint(color))
    case .path(let image):
      if let background = surface.background { draw(image, in: frame, Paint(background)) }
      if let border = surface.border, let color = border.color {
        draw(image.outlined(width: border.width, in: frame), in: frame, Paint(color))
      }
    }
  }

  private mutating func draw(_ surface: Surface, as shape: RoundedRectangle) {
    // The first shadow is in front.
    for shadow in surface.shadow.reversed() where !shadow.isInset { canvas.drawShadow(self.shadow(shadow), of: shape) }
    if let background = surface.background { canvas.fill(shape, Paint(background)) }
    for shadow in surface.shadow.reversed() where shadow.isInset { canvas.drawShadow(self.shadow(shadow), of: shape) }
    if let border = surface.border, let color = border.color {
      canvas.strokeInside(shape, width: border.width.value * scale, Paint(color))
    }
  }

  private mutating func drawEllipse(_ surface: Surface, as shape: RoundedRectangle) {
    if let background = surface.background {
      canvas.fill(in: shape.bounds, Paint(background)) { shape.drawEllipse(into: &$0) }
    }
    guard let border = surface.border, let color = border.color else { return }
    let hole = shape.inset(by: border.width.value * scale)
    canvas.fill(in: shape.bounds, Paint(color)) {
      shape.drawEllipse(into: &$0)
      if !hole.isEmpty { hole.drawEllipse(into: &$0, isReversed: true) }
    }
  }

  private func shadow(_ value: ShadowValue) -> Shadow {
    Shadow(
      color: Paint(value.color), offsetX: value.offsetX.points.value * scale,
      offsetY: value.offsetY.points.value * scale, blur: value.blur.points.value * scale,
      spread: value.spread.points.value * scale, isInset: value.isInset)
  }

  private mutating func draw(_ icon: Icon, in frame: Rectangle) {
    let image = icon.knownImage ?? Symbols.placeholder
    draw(image, in: frame, Paint(icon.color?.displayColor ?? style.foreground))
  }

  /// Draws a picture in the middle of a frame, as large as it fits.
  private mutating func draw(_ image: VectorImage, in frame: Rectangle, _ paint: Paint) {
    guard let fit = image.fit(width: frame.width.value, height: frame.height.value) else { return }
    let isMirrored = image.flipsRightToLeft && style.isRightToLeft
    let place = VectorPlace(
      x: placeX(frame.x + Points(isMirrored ? frame.width.value - fit.x : fit.x)), y: placeY(frame.y + Points(fit.y)),
      scaleX: fit.scale * scale * (isMirrored ? -1 : 1), scaleY: fit.scale * scale)
    for layer in image.layers {
      canvas.fill(in: canvas.bounds, paint) { $0.draw(layer, at: place) }
    }
  }

  /// Draws what a screen shows beside the component that stands in it, and where a longer picture leaves it.
  mutating func draw(_ screen: Device, height: Points) {
    let ink = Paint(style.foreground)
    let frame = DeviceFrame(of: screen)
    func place(_ y: Points, _ height: Points) -> Rectangle {
      Rectangle(x: .zero - originX, y: y - originY, width: screen.width, height: height)
    }
    if let bar = frame.statusBar { draw(bar, in: place(0, screen.safeArea.top), ink) }
    if let bar = frame.homeIndicator {
      draw(bar, in: place(height - screen.safeArea.bottom, screen.safeArea.bottom), ink)
    }
    canvas.strokeInside(shape(place(0, height)), width: scale, Paint(style.foreground.faded(by: 0.5)))
    guard height > screen.height else { return }
    for x in stride(from: 3, to: screen.width.value, by: 12) {
      let dash = Rectangle(x: Points(x) - originX, y: screen.height - originY, width: 6, height: 1)
      canvas.fill(shape(dash), ink)
    }
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
        let (x, y) = (placeX(text.frame.x + glyph.x), placeY(text.frame.y + glyph.y))
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
