import TestSupport
import Testing

@testable import Raster

struct CoverageMaskTests {
  private typealias Point = CoverageMask.Point

  /// The levels of a polygon in a box, row by row.
  private func levels(of polygon: [Point], in bounds: CoverageMask.Bounds) -> [[UInt8]] {
    var mask = CoverageMask()
    mask.begin(bounds)
    draw(polygon, into: &mask)
    var rows: [[UInt8]] = []
    mask.forEachRow { _, levels in rows.append(Array(levels)) }
    return rows
  }

  private func draw(_ polygon: [Point], into mask: inout CoverageMask) {
    mask.move(to: polygon[0])
    for point in polygon.dropFirst() { mask.line(to: point) }
    mask.close()
  }

  private func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Point] {
    [.init(x: left, y: top), .init(x: right, y: top), .init(x: right, y: bottom), .init(x: left, y: bottom)]
  }

  private let box = CoverageMask.Bounds(minX: 0, minY: 0, maxX: 4, maxY: 3)

  @Test func edgesBetweenPixelsCoverTheirShare() {
    #expect(
      levels(of: rectangle(1, 1, 3, 2), in: box) == [[0, 0, 0, 0], [0, 32, 32, 0], [0, 0, 0, 0]])
    #expect(
      levels(of: rectangle(0.5, 0.25, 3, 2), in: box) == [[12, 24, 24, 0], [16, 32, 32, 0], [0, 0, 0, 0]])
  }

  @Test func aTurnedContourCoversAsMuch() {
    let forward = rectangle(0.5, 0.5, 2.5, 2.5)
    #expect(levels(of: forward, in: box) == levels(of: forward.reversed(), in: box))
  }

  @Test func contoursThatTurnAlikeOverlapAndOthersCutHoles() {
    var mask = CoverageMask()
    mask.begin(box)
    draw(rectangle(0, 0, 3, 3), into: &mask)
    draw(rectangle(1, 0, 4, 3), into: &mask)
    mask.forEachRow { _, levels in #expect(Array(levels) == [32, 32, 32, 32]) }
    mask.begin(box)
    draw(rectangle(0, 0, 4, 3), into: &mask)
    draw(rectangle(1, 0, 3, 3).reversed(), into: &mask)
    mask.forEachRow { _, levels in #expect(Array(levels) == [32, 0, 0, 32]) }
  }

  /// The sum of all coverage is the polygon's area, and a part of the picture is as in the whole.
  @Test func randomTrianglesCoverTheirArea() {
    var random = SeededGenerator(seed: 9)
    let whole = CoverageMask.Bounds(minX: 0, minY: 0, maxX: 64, maxY: 64)
    for _ in 0..<RandomCount.of("RASTER_TRIANGLES", default: 300) {
      let points = (0..<3).map { _ in
        Point(x: Double.random(in: 0...64, using: &random), y: Double.random(in: 0...64, using: &random))
      }
      let area =
        abs(
          (points[1].x - points[0].x) * (points[2].y - points[0].y)
            - (points[2].x - points[0].x) * (points[1].y - points[0].y)) / 2
      let rows = levels(of: points, in: whole)
      let sum = rows.joined().reduce(0) { $0 + Double($1) } / 32
      // Only pixels at an edge are rounded, each by at most 1/64; errors fall on both sides.
      #expect(abs(sum - area) < 1.5, "\(points)")
      let part = CoverageMask.Bounds(
        minX: Int.random(in: 0..<32, using: &random), minY: Int.random(in: 0..<32, using: &random),
        maxX: Int.random(in: 33...64, using: &random), maxY: Int.random(in: 33...64, using: &random))
      let cut = rows[part.minY..<part.maxY].map { Array($0[part.minX..<part.maxX]) }
      let clipped = levels(of: points, in: part)
      for (first, second) in zip(cut.joined(), clipped.joined()) {
        // Sums of rounded numbers may fall on the other side of a step.
        #expect(abs(Int(first) - Int(second)) <= 1, "\(points) in \(part)")
      }
    }
  }

  @Test func whatIsFarOutsideOrNoNumberIsDrawnWithoutHarm() {
    let huge = [Point(x: -1e300, y: -1e300), Point(x: 1e300, y: -1e300), Point(x: 1e300, y: 1e300)]
    #expect(levels(of: huge, in: box).count == 3)
    #expect(levels(of: rectangle(-1e200, -1e200, 1e200, 1e200), in: box).allSatisfy { $0 == [32, 32, 32, 32] })
    let broken = [Point(x: .nan, y: 0), Point(x: 2, y: .infinity), Point(x: -.infinity, y: 2), Point(x: 1, y: 1)]
    #expect(levels(of: broken, in: box).count == 3)
    var mask = CoverageMask()
    mask.begin(box)
    mask.move(to: Point(x: 0, y: 0))
    mask.cubic(Point(x: 1e308, y: .nan), Point(x: -1e308, y: 1e308), to: Point(x: 1, y: 1))
    mask.quadratic(Point(x: .infinity, y: 1e308), to: Point(x: 0, y: 2))
    var rows = 0
    mask.forEachRow { _, _ in rows += 1 }
    #expect(rows == 3)
  }

  /// A circle of four cubics covers what a circle does.
  @Test func curvesAreAsRoundAsTheyAreDrawn() {
    var mask = CoverageMask()
    mask.begin(CoverageMask.Bounds(minX: 0, minY: 0, maxX: 100, maxY: 100))
    RoundedRectangle(left: 0, top: 0, right: 100, bottom: 100, radius: .infinity).draw(into: &mask)
    var sum = 0.0
    mask.forEachRow { _, levels in sum += levels.reduce(0) { $0 + Double($1) } / 32 }
    #expect(abs(sum - 2500 * Double.pi) < 8)
  }
}
