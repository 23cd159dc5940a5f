import DesignTokens

/// Where the units of a picture stand in pixels.
struct VectorPlace {
  var x: Double
  var y: Double
  /// Pixels a unit; negative where it is mirrored.
  var scaleX: Double
  var scaleY: Double

  func point(_ point: VectorPath.Point) -> CoverageMask.Point {
    CoverageMask.Point(x: x + point.x * scaleX, y: y + point.y * scaleY)
  }
}

extension CoverageMask {
  /// Draws a layer of a picture.
  mutating func draw(_ layer: VectorImage.Layer, at place: VectorPlace) {
    guard let width = layer.lineWidth else { return fill(layer.path, at: place) }
    var stroke = RoundStroke(radius: width * place.scaleY / 2)
    for element in layer.path.elements {
      switch element {
      case .move(let end): stroke.move(to: place.point(end))
      case .line(let end): stroke.line(to: place.point(end), &self)
      case .cubic(let first, let second, let end):
        stroke.cubic(place.point(first), place.point(second), to: place.point(end), &self)
      case .close: stroke.close(&self)
      }
    }
  }

  private mutating func fill(_ path: VectorPath, at place: VectorPlace) {
    for element in path.elements {
      switch element {
      case .move(let end): move(to: place.point(end))
      case .line(let end): line(to: place.point(end))
      case .cubic(let first, let second, let end):
        cubic(place.point(first), place.point(second), to: place.point(end))
      case .close: close()
      }
    }
  }
}

/// A line with round ends and joins: each of its straight parts as a rectangle between two half circles, which all turn
/// the same way and may thus overlap.
private struct RoundStroke {
  typealias Point = CoverageMask.Point

  let radius: Double
  private var pen = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)

  init(radius: Double) { self.radius = radius }

  mutating func move(to point: Point) {
    pen = point
    start = point
  }

  mutating func line(to end: Point, _ mask: inout CoverageMask) {
    defer { pen = end }
    let (dx, dy) = (end.x - pen.x, end.y - pen.y)
    let length = (dx * dx + dy * dy).squareRoot()
    // A point is a dot.
    let (unitX, unitY) = length > 0 ? (dx / length * radius, dy / length * radius) : (radius, 0)
    let (leftX, leftY) = (unitY, -unitX)
    func point(_ base: Point, _ along: Double, _ left: Double) -> Point {
      Point(x: base.x + along * unitX + left * leftX, y: base.y + along * unitY + left * leftY)
    }
    let bow = RoundedRectangle.quarter
    mask.move(to: point(pen, 0, 1))
    mask.line(to: point(end, 0, 1))
    mask.cubic(point(end, bow, 1), point(end, 1, bow), to: point(end, 1, 0))
    mask.cubic(point(end, 1, -bow), point(end, bow, -1), to: point(end, 0, -1))
    mask.line(to: point(pen, 0, -1))
    mask.cubic(point(pen, -bow, -1), point(pen, -1, -bow), to: point(pen, -1, 0))
    mask.cubic(point(pen, -1, bow), point(pen, -bow, 1), to: point(pen, 0, 1))
    mask.close()
  }

  mutating func cubic(_ first: Point, _ second: Point, to end: Point, _ mask: inout CoverageMask) {
    let begin = pen
    // As many chords as leave less than a tenth of a pixel for pictures of some hundred.
    let count = 16
    for step in 1...count {
      line(to: Point(onCubicFrom: begin, first, second, to: end, at: Double(step) / Double(count)), &mask)
    }
  }

  mutating func close(_ mask: inout CoverageMask) {
    if pen.x != start.x || pen.y != start.y { line(to: start, &mask) }
  }
}
