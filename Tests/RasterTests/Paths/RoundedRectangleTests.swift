import DesignTokens
import TestSupport
import Testing

@testable import Raster

struct RoundedRectangleTests {
  private func canvas(_ side: Int) throws -> Canvas {
    Canvas(try PixelImage(width: side, height: side, filledWith: .white))
  }

  private let black = Paint(DisplayColor(red: 0, green: 0, blue: 0))

  /// The block in the middle and the strips around it are what the contour as a whole is.
  @Test func aBlockAndItsEdgesAreTheWholeShape() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let shape = RoundedRectangle(
        left: .random(in: -5...15, using: &random), top: .random(in: -5...15, using: &random),
        right: .random(in: 16...45, using: &random), bottom: .random(in: 16...45, using: &random),
        radius: .random(in: 0...12, using: &random))
      var (parts, whole) = (try canvas(40), try canvas(40))
      parts.fill(shape, black)
      whole.fill(in: shape.bounds, black) { shape.draw(into: &$0) }
      for (first, second) in zip(parts.image.pixels, whole.image.pixels) {
        #expect(abs(Int(first.red) - Int(second.red)) <= 8, "\(shape)")
      }
    }
  }

  @Test func aBorderLiesInside() throws {
    var canvas = try canvas(8)
    let shape = RoundedRectangle(left: 1, top: 1, right: 7, bottom: 7, radius: 0)
    canvas.strokeInside(shape, width: 2, black)
    let rows = (0..<8).map { y in String((0..<8).map { canvas.image[$0, y] == .black ? "#" : "." }) }
    #expect(
      rows == [
        "........", ".######.", ".######.", ".##..##.", ".##..##.", ".######.", ".######.", "........",
      ])
    canvas.strokeInside(shape, width: 100, black)
    #expect(canvas.image[4, 4] == .black)
  }

  @Test(arguments: [0, -3, Double.nan])
  func aRadiusThatIsNoneIsNone(radius: Double) {
    #expect(RoundedRectangle(left: 0, top: 0, right: 9, bottom: 5, radius: radius).radius == 0)
  }

  @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
    #expect(RoundedRectangle(left: 0, top: 0, right: 9, bottom: 5, radius: 9999).radius == 2.5)
  }
}
