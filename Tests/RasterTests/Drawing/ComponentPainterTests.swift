import DesignTokens
import ICU
import TestFonts
import Testing
import TextLayout

@testable import Raster

/// Components on white, at two pixels a point and without a margin where not said otherwise.
struct ComponentPainterTests {
  private static let red = color(1, 0, 0)
  private static let blue = color(0, 0, 1)

  /// A colour can only come from a token file.
  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> ColorValue {
    let json = """
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\(red), \(green), \(blue)]}}}
      """
    let system = DesignSystem(files: [("c.tokens.json", Array(json.utf8))])
    guard case .color(let color)? = system.tokens["c"]?.value else { fatalError("no colour: \(system.problems)") }
    return color
  }

  private func layout(_ box: Box, rightToLeft: Bool = false) -> ComponentDrawing {
    ComponentLayout.layout(
      box, texts: [:], size: .large, available: 100, rightToLeft: rightToLeft, notesBoxes: true
    ).drawing()
  }

  private func icon(_ width: Points, _ height: Points, _ color: ColorValue? = nil) -> Box {
    let data = "M0 0h\(width.value)v\(height.value)h-\(width.value)z"
    let layers = (try? PathDataReader.path(of: data)).map { [VectorImage.Layer($0)] } ?? []
    let image = VectorImage(width: width.value, height: height.value, layers: layers)
    return Box(.icon(Icon(width: width, height: height, color: color, image: image)))
  }

  private func picture(
    _ drawing: ComponentDrawing, _ style: PictureStyle = PictureStyle(scale: 2, surroundings: Surroundings(margin: 0))
  ) throws
    -> PixelImage
  {
    var painter = ComponentPainter()
    return try painter.image(of: drawing, style)
  }

  private let redPixel = Pixel(red: 255, green: 0, blue: 0)
  private let bluePixel = Pixel(red: 0, green: 0, blue: 255)

  @Test func surfacesBordersAndIconsHaveTheirPlace() throws {
    let box = Box(
      .surface(Surface(background: Self.red, border: Surface.Border(color: Self.blue, width: 1))),
      Box(.padding(EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 5)), icon(8, 8)))
    let image = try picture(layout(box))
    #expect(image.width == 32 && image.height == 24)
    #expect(image[0, 0] == bluePixel && image[31, 23] == bluePixel && image[1, 12] == bluePixel)
    #expect(image[2, 2] == redPixel && image[5, 12] == redPixel && image[22, 12] == redPixel)
    // The icon has no colour of its own: what stands out from the backdrop.
    #expect(image[6, 12] == .black && image[21, 12] == .black)
  }

  @Test func aMirroredComponentIsDrawnMirrored() throws {
    let box = Box(.padding(EdgeInsets(leading: 3)), icon(4, 4, Self.red))
    #expect(try picture(layout(box))[8, 4] == redPixel)
    let mirrored = try picture(layout(box, rightToLeft: true))
    #expect(mirrored[2, 4] == redPixel && mirrored[12, 4] == .white)
  }

  @Test func anOpacityFadesASurfaceAndWhatItHolds() throws {
    let inner = Box(.surface(Surface(background: Self.blue)), icon(4, 4, Self.blue))
    let box = Box(.surface(Surface(background: Self.red, opacity: 0.5)), Box(.padding(EdgeInsets(leading: 4)), inner))
    let image = try picture(layout(box))
    #expect(image[3, 4] == Pixel(red: 255, green: 128, blue: 128))
    // The red behind the blue does not shine through.
    #expect(image[12, 4] == Pixel(red: 128, green: 128, blue: 255))
    let clear = try picture(layout(Box(.surface(Surface(background: Self.red, opacity: 0)), icon(4, 4, Self.blue))))
    #expect(clear.pixels.allSatisfy { $0 == .white })
  }

  @Test func whatFollowsAFadedBoxIsNotFaded() throws {
    let faded = Box(.surface(Surface(background: Self.red, opacity: 0.5)), icon(4, 4, Self.red))
    let row = Box(.stack(Stack(direction: .horizontal, spacing: 0)), [faded, icon(4, 4, Self.red)])
    let image = try picture(layout(row))
    #expect(image[4, 4] == Pixel(red: 255, green: 128, blue: 128))
    #expect(image[12, 4] == redPixel)
  }

  @Test func hiddenBoxesAreNotDrawn() throws {
    let image = try picture(layout(Box(.hidden, icon(4, 4, Self.red))))
    #expect(image.pixels.allSatisfy { $0 == .white })
  }

  @Test func theMarginIsOfTheBackdrop() throws {
    let style = PictureStyle(
      scale: 3, backdrop: DisplayColor(red: 0, green: 0, blue: 0), surroundings: Surroundings(margin: 2))
    let image = try picture(layout(icon(4, 4)), style)
    #expect(image.width == 24 && image[5, 12] == .black)
    // On black, what has no colour is white.
    #expect(image[6, 12] == .white)
    #expect(PictureStyle(backdrop: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)).backdrop.red == 1)
  }

  @Test func whatIsTooLargeOrEmptyIsRefused() throws {
    #expect(throws: RasterError.empty) { try picture(layout(icon(0, 0))) }
    #expect(throws: RasterError.self) { try picture(layout(icon(40_000, 10))) }
    #expect(throws: RasterError.self) { try picture(layout(icon(16_000, 16_000))) }
    let deep = (0..<20).reduce(icon(4, 4)) { box, _ in Box(.surface(Surface(opacity: 0.9)), box) }
    #expect(throws: RasterError.self) { try picture(layout(deep)) }
    do {
      _ = try picture(layout(icon(40_000, 10)))
    } catch {
      #expect("\(error)".contains("80000 × 20 pixels is too large"))
    }
  }

  // MARK: - Texts

  private func text(_ string: String, locale: String = "en", color: ColorValue? = nil, width: Points = 300) throws
    -> ComponentDrawing
  {
    let measurer = TextMeasurer(
      fonts: FontLibrary(fontPaths: [try InstalledFonts.urbanist()] + (try InstalledFonts.allNoto())))
    let identifier = try #require(LocaleIdentifier(locale))
    let box = TextBox(
      slot: "title", appearance: TextAppearance(family: "Urbanist", weight: 600, size: 20), lineLimit: 1, color: color)
    let shaped = measurer.paragraph(string, font: FontRequest(family: "Urbanist", weight: 600), locale: identifier)
    return ComponentLayout.layout(
      Box(.text(box)), texts: ["title": shaped], size: .large, available: width, rightToLeft: identifier.isRightToLeft,
      notesBoxes: true
    ).drawing()
  }

  /// The ink of a picture is where the outlines of the layout are, to a pixel.
  @Test(
    arguments: [
      ("en", "Hamburgefonstiv"), ("ar", "تدرّب كل يوم"), ("th", "ฝึกฝนทุกวัน"), ("ja", "毎日練習"), ("hi", "अभ्यास करें"),
    ], [1, 2, 3])
  func inkIsWhereTheLayoutPutsIt(sample: (String, String), scale: Int) throws {
    let drawing = try text(sample.1, locale: sample.0)
    let image = try picture(drawing, PictureStyle(scale: scale, surroundings: Surroundings(margin: 8)))
    var expected = (left: Double.infinity, right: -Double.infinity, top: Double.infinity, bottom: -Double.infinity)
    for text in drawing.texts {
      for run in text.drawing.lines.flatMap(\.runs) {
        let unit = run.pointSize.value / Double(run.font.unitsPerEm)
        for glyph in run.glyphs {
          guard let box = run.font.extents(of: glyph.id), box.left < box.right else { continue }
          let (x, y) = (text.frame.x.value + glyph.x.value + 8, text.frame.y.value + glyph.y.value + 8)
          expected.left = min(expected.left, x + Double(box.left.value) * unit)
          expected.right = max(expected.right, x + Double(box.right.value) * unit)
          expected.top = min(expected.top, y - Double(box.top.value) * unit)
          expected.bottom = max(expected.bottom, y - Double(box.bottom.value) * unit)
        }
      }
    }
    let ink = (0..<image.height).flatMap { y in (0..<image.width).map { ($0, y) } }.filter {
      image[$0.0, $0.1] != .white
    }
    let pixel = 1 / Double(scale)
    let left = Double(try #require(ink.map(\.0).min())) * pixel
    let right = Double(try #require(ink.map(\.0).max()) + 1) * pixel
    let top = Double(try #require(ink.map(\.1).min())) * pixel
    let bottom = Double(try #require(ink.map(\.1).max()) + 1) * pixel
    let ends = [(left, expected.left), (right, expected.right), (top, expected.top), (bottom, expected.bottom)]
    for (found, wanted) in ends { #expect(abs(found - wanted) <= 1.5 * pixel + 0.02, "\(found) and \(wanted)") }
  }

  @Test func aTextHasItsColor() throws {
    let image = try picture(try text("lIl", color: Self.blue))
    #expect(image.pixels.contains(bluePixel))
    #expect(image.pixels.allSatisfy { $0.blue == 255 && $0.red == $0.green })
  }

  @Test func aPainterThatHasDrawnOthersDrawsTheSame() throws {
    let drawings = [try text("First", color: Self.red), try text("日本 Third"), try text("تدرّب", locale: "ar")]
    var painter = ComponentPainter()
    let style = PictureStyle(scale: 2, showsBoxes: true)
    let images = try (drawings + drawings.reversed()).map { try painter.image(of: $0, style) }
    for (drawing, image) in zip(drawings + drawings.reversed(), images) {
      #expect(try picture(drawing, style) == image)
    }
    // Writing them gives the same files.
    #expect(PNGWriter().bytes(of: images[0]) == PNGWriter().bytes(of: images[5]))
  }

  // MARK: - Overlay

  @Test func theOverlayShowsBaselinesAndWhatDoesNotFit() throws {
    let style = PictureStyle(scale: 2, surroundings: Surroundings(margin: 4), showsBoxes: true)
    let fits = try picture(try text("Fits"), style)
    let isRed = { (pixel: Pixel) in pixel.red > 180 && pixel.green < 120 && pixel.blue < 120 }
    #expect(!fits.pixels.contains(where: isRed))
    let cut = try text("This text is much too long", width: 60)
    #expect(cut.texts[0].verdict == .overflows)
    let overflows = try picture(cut, style)
    #expect(overflows.pixels.filter(isRed).count > 100)
    // Violet, along the baseline.
    let baseline = Int(((cut.texts[0].drawing.lines[0].baseline.value + 4) * 2).rounded())
    #expect((0..<overflows.width).contains { overflows[$0, baseline].blue > overflows[$0, baseline].green })
    #expect(try picture(cut, PictureStyle(scale: 2, surroundings: Surroundings(margin: 4))) != overflows)
  }

  @Test func theOverlayShowsPaddingOnItsSide() throws {
    let box = Box(.padding(EdgeInsets(leading: 10)), icon(10, 10, Self.blue))
    let style = { PictureStyle(scale: 1, surroundings: Surroundings(margin: 0), isRightToLeft: $0, showsBoxes: true) }
    let isGreen = { (pixel: Pixel) in pixel.green > pixel.red && pixel.green > pixel.blue }
    let image = try picture(layout(box), style(false))
    #expect(isGreen(image[5, 5]) && !isGreen(image[15, 5]))
    let mirrored = try picture(layout(box, rightToLeft: true), style(true))
    #expect(isGreen(mirrored[15, 5]) && !isGreen(mirrored[5, 5]))
  }
}
