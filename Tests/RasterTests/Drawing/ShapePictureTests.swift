import DesignTokens
import Testing
import TextLayout

@testable import Raster

/// Shapes and symbols at one pixel a point, black on white.
struct ShapePictureTests {
  private let black: ColorValue

  init() throws {
    let json = #"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"#
    let system = DesignSystem(files: [("c.tokens.json", Array(json.utf8))])
    guard case .color(let color)? = system.tokens["c"]?.value else { fatalError("no colour: \(system.problems)") }
    black = color
  }

  private func picture(_ box: Box, isRightToLeft: Bool = false, margin: Points = 0) throws -> PixelImage {
    let layout = ComponentLayout.layout(
      box, texts: [:], size: .large, available: 100, rightToLeft: isRightToLeft, notesBoxes: true)
    var painter = ComponentPainter()
    return try painter.image(
      of: layout.drawing(),
      PictureStyle(scale: 1, surroundings: Surroundings(margin: margin), isRightToLeft: isRightToLeft))
  }

  private func shape(_ form: Surface.Form, _ width: Points, _ height: Points, fill: Bool = true, line: Points? = nil)
    -> Box
  {
    var surface = Surface(background: fill ? black : nil, border: line.map { Surface.Border(color: black, width: $0) })
    surface.form = form
    return Box(
      .surface(surface),
      Box(.icon(Icon(width: width, height: height, image: VectorImage(width: 1, height: 1, layers: [])))))
  }

  /// How much ink there is, in pixels.
  private func ink(_ image: PixelImage) -> Double {
    image.pixels.reduce(0) { $0 + 1 - Double($1.green) / 255 }
  }

  @Test func formsHaveTheirAreas() throws {
    let pi = Double.pi
    #expect((ink(try picture(shape(.circle, 40, 20))) - pi * 100).magnitude < 3)
    #expect((ink(try picture(shape(.ellipse, 40, 20))) - pi * 200).magnitude < 3)
    #expect(ink(try picture(shape(.line, 40, 21, fill: false, line: 3))) == 120)
    #expect(ink(try picture(shape(.line, 21, 40, fill: false, line: 3))) == 120)
    // A ring is what lies between two circles.
    #expect((ink(try picture(shape(.circle, 20, 20, fill: false, line: 2))) - pi * (100 - 64)).magnitude < 3)
    #expect((ink(try picture(shape(.ellipse, 40, 20, fill: false, line: 2))) - pi * (200 - 18 * 8)).magnitude < 3)
  }

  @Test func aPathIsFittedIntoItsFrame() throws {
    let path = try PathDataReader.path(of: "M0 0h10v10h-10z")
    let image = VectorImage(width: 10, height: 10, layers: [VectorImage.Layer(path)])
    let picture = try picture(shape(.path(image), 40, 20))
    #expect(ink(picture) == 400)
    #expect(picture[9, 10] == .white && picture[10, 10] == .black && picture[29, 10] == .black)
    // The line is as thick as the border says, whatever the scale: half of it is outside, which a margin shows.
    let outlined = try self.picture(shape(.path(image), 40, 20, fill: false, line: 2), margin: 4)
    #expect((ink(outlined) - (4 * 20 * 2)).magnitude < 2)
  }

  @Test func symbolsFlipAndUnknownOnesAreMarked() throws {
    let chevron = Box(.icon(Icon(name: "chevron.forward", width: 24, height: 24, color: black)))
    let left = try picture(chevron)
    let right = try picture(chevron, isRightToLeft: true)
    #expect(ink(left) > 20 && left != right)
    for y in 0..<24 { for x in 0..<24 { #expect(left[x, y] == right[23 - x, y]) } }
    let unknown = try picture(Box(.icon(Icon(name: "x", width: 24, height: 24, color: black))))
    let nameless = try picture(Box(.icon(Icon(width: 24, height: 24, color: black))))
    #expect(unknown == nameless && ink(unknown) > 20)
  }

  @Test func aScreenHasItsFrameAndFold() throws {
    let device = Device(
      name: "d", width: 60, height: 90, scale: 1, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
    func picture(height: Points) throws -> PixelImage {
      var surroundings = Surroundings(margin: 0)
      (surroundings.top, surroundings.bottom, surroundings.screen) = (20, 20, device)
      let box = Box(.icon(Icon(width: 40, height: height, image: VectorImage(width: 1, height: 1, layers: []))))
      let layout = ComponentLayout.layout(
        box, texts: [:], size: .large, available: 60, rightToLeft: false, notesBoxes: true)
      var painter = ComponentPainter()
      return try painter.image(of: layout.drawing(), PictureStyle(scale: 1, surroundings: surroundings))
    }
    let short = try picture(height: 30)
    #expect(short.width == 60 && short.height == 90)
    #expect(short[0, 45] != .white && short[30, 0] != .white && short[30, 45] == .white)
    let long = try picture(height: 80)
    #expect(long.height == 120)
    #expect(long[4, 90] == .black && long[30, 89] == .white)
  }
}
