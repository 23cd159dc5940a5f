import DesignTokens
import Testing

@testable import Raster

struct CanvasTests {
  private func canvas() throws -> Canvas { Canvas(try PixelImage(width: 40, height: 40, filledWith: .white)) }
  private let whole = CoverageMask.Bounds(minX: 0, minY: 0, maxX: 40, maxY: 40)
  private let black = Paint(DisplayColor(red: 0, green: 0, blue: 0))

  @Test func aLayerFadesWhatItHoldsAsOne() throws {
    var canvas = try canvas()
    try canvas.beginLayer(opacity: 0.5)
    canvas.fill(whole, Paint(DisplayColor(red: 1, green: 0, blue: 0)))
    canvas.fill(whole, black)
    canvas.endLayer()
    // The red below does not show through.
    #expect(canvas.image[3, 3] == Pixel(red: 128, green: 128, blue: 128))
  }

  @Test func layersInLayersMultiply() throws {
    var canvas = try canvas()
    try canvas.beginLayer(opacity: 0.5)
    try canvas.beginLayer(opacity: 0.5)
    canvas.fill(whole, black)
    canvas.endLayer()
    canvas.endLayer()
    #expect(abs(Int(canvas.image[0, 0].red) - 191) <= 1)
    canvas.endLayer()
    #expect(abs(Int(canvas.image[0, 0].red) - 191) <= 1)
  }

  @Test func layersAreBounded() throws {
    var canvas = try canvas()
    for _ in 0..<Canvas.layerLimit { try canvas.beginLayer(opacity: 0.9) }
    #expect(throws: RasterError.tooManyLayers(Canvas.layerLimit + 1)) { try canvas.beginLayer(opacity: 0.9) }
  }

  @Test func aClearPaintIsMixedByItsAlpha() throws {
    var canvas = try canvas()
    canvas.fill(whole, Paint(DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.25)))
    #expect(canvas.image[1, 1] == Pixel(red: 191, green: 191, blue: 191))
    #expect(canvas.image[39, 39] == canvas.image[1, 1])
  }

  // MARK: - Shadows

  private func shadow(blur: Double, y: Double = 0, isInset: Bool = false) -> Shadow {
    Shadow(color: black, offsetX: 0, offsetY: y, blur: blur, spread: 0, isInset: isInset)
  }

  private let shape = RoundedRectangle(left: 12, top: 12, right: 28, bottom: 28, radius: 4)

  @Test func aShadowFallsAroundAShapeAndFadesAway() throws {
    var canvas = try canvas()
    canvas.drawShadow(shadow(blur: 6), of: shape)
    let row = (0..<12).map { canvas.image[$0, 20].red }
    #expect(row == row.sorted(by: >), "\(row)")
    #expect(row.first == 255)
    // Half of it, less the half pixel that the middle stands outside.
    #expect((130...180).contains(row[11]))
    #expect(canvas.image[20, 20] == .white)
    // The same on all four sides.
    for distance in 0..<40 {
      let left = canvas.image[distance, 20]
      for other in [canvas.image[39 - distance, 20], canvas.image[20, distance], canvas.image[20, 39 - distance]] {
        #expect(abs(Int(other.red) - Int(left.red)) <= 1)
      }
    }
  }

  @Test func aSharpShadowIsTheShapeMoved() throws {
    var canvas = try canvas()
    canvas.drawShadow(shadow(blur: 0, y: 5), of: shape)
    #expect(canvas.image[20, 30] == .black)
    #expect(canvas.image[20, 34] == .white)
    #expect(canvas.image[20, 20] == .white)
    #expect(canvas.image[20, 10] == .white)
  }

  @Test func anInsetShadowFallsInside() throws {
    var canvas = try canvas()
    canvas.drawShadow(shadow(blur: 4, isInset: true), of: shape)
    #expect(canvas.image[10, 20] == .white)
    #expect(canvas.image[12, 20].red < 200)
    #expect(canvas.image[20, 20] == .white)
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func aBlurThatIsNoLengthDrawsNothing(blur: Double) throws {
    var canvas = try canvas()
    canvas.drawShadow(shadow(blur: blur), of: shape)
    #expect(canvas.image == (try PixelImage(width: 40, height: 40, filledWith: .white)))
  }

  @Test func aShadowOfAnyLengthIsDrawnInThePictureOnly() throws {
    var canvas = try canvas()
    canvas.drawShadow(shadow(blur: 1e12, y: 1e15), of: shape)
    canvas.drawShadow(
      Shadow(color: black, offsetX: -1e300, offsetY: 0, blur: 1, spread: 1e300, isInset: false), of: shape)
    #expect(canvas.image.pixels.count == 1600)
  }
}
