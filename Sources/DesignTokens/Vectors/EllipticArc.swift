#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A part of an ellipse as cubic curves, by the steps of SVG 2, appendix B.2.
struct EllipticArc {
  typealias Point = VectorPath.Point

  /// The curves, each with two control points and its end.
  let curves: [(Point, Point, Point)]

  /// - Parameter tilt: Of the ellipse, in degrees, clockwise.
  /// - Returns: `nil` where the arc is a line, or nothing.
  init?(
    from begin: Point, to end: Point, radiusX: Double, radiusY: Double, tilt: Double, isLarge: Bool, isClockwise: Bool
  ) {
    guard begin != end, radiusX > 0, radiusY > 0 else { return nil }
    let angle = tilt.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    let (halfX, halfY) = ((begin.x - end.x) / 2, (begin.y - end.y) / 2)
    let (x, y) = (cosine * halfX + sine * halfY, -sine * halfX + cosine * halfY)
    // Radii that are too small to reach are made longer.
    let reach = (x / radiusX) * (x / radiusX) + (y / radiusY) * (y / radiusY)
    let growth = reach > 1 ? reach.squareRoot() : 1
    let (width, height) = (radiusX * growth, radiusY * growth)
    let (a, b) = (width * width * y * y, height * height * x * x)
    let root = max(0, (width * width * height * height - a - b) / (a + b)).squareRoot()
    let sign: Double = isLarge == isClockwise ? -1 : 1
    let (centreX, centreY) = (sign * root * width * y / height, -sign * root * height * x / width)
    let first = atan2((y - centreY) / height, (x - centreX) / width)
    var sweep = atan2((-y - centreY) / height, (-x - centreX) / width) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let (middleX, middleY) = ((begin.x + end.x) / 2, (begin.y + end.y) / 2)
    func place(_ x: Double, _ y: Double) -> Point {
      let (x, y) = (centreX + width * x, centreY + height * y)
      return Point(x: cosine * x - sine * y + middleX, y: sine * x + cosine * y + middleY)
    }
    // A quarter at most for each curve.
    let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reachOut = 4.0 / 3 * tan(step / 4)
    curves = (0..<count).map { number in
      let (from, to) = (first + Double(number) * step, first + Double(number + 1) * step)
      let last = number == count - 1 ? end : place(cos(to), sin(to))
      return (
        place(cos(from) - reachOut * sin(from), sin(from) + reachOut * cos(from)),
        place(cos(to) + reachOut * sin(to), sin(to) - reachOut * cos(to)), last
      )
    }
  }
}
