/// A rectangle whose corners are quarters of a circle, in pixels.
struct RoundedRectangle: Equatable {
  /// How far a cubic's control points stand from the ends of a quarter circle, in radii.
  static let quarter = 0.552_284_749_830_793_4

  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  /// At most half of the shorter side, as CSS and SwiftUI draw it.
  private(set) var radius: Double

  /// - Parameter radius: What is no number, or below 0, is 0; at infinity the ends are half circles.
  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    let half = min(right - left, bottom - top) / 2
    self.radius = radius > 0 && half > 0 ? min(radius, half) : 0
  }

  var isEmpty: Bool { !(left < right && top < bottom) }

  /// The rectangle with its sides moved inwards by a length, or outwards by a negative one; the corners stay parallel.
  func inset(by length: Double) -> RoundedRectangle {
    RoundedRectangle(
      left: left + length, top: top + length, right: right - length, bottom: bottom - length,
      radius: radius > 0 ? radius - length : 0)
  }

  var bounds: CoverageMask.Bounds { CoverageMask.Bounds(around: left, top, right, bottom) }

  /// - Parameter isReversed: Turns the other way round, so that it cuts a hole.
  func draw(into mask: inout CoverageMask, isReversed: Bool = false) {
    guard !isEmpty else { return }
    let far = radius
    let near = radius * (1 - Self.quarter)
    typealias Point = CoverageMask.Point
    // Each corner: where its arc begins, two control points, and where it ends.
    let corners: [[Point]] = [
      [
        .init(x: left, y: top + far), .init(x: left, y: top + near), .init(x: left + near, y: top),
        .init(x: left + far, y: top),
      ],
      [
        .init(x: right - far, y: top), .init(x: right - near, y: top), .init(x: right, y: top + near),
        .init(x: right, y: top + far),
      ],
      [
        .init(x: right, y: bottom - far), .init(x: right, y: bottom - near), .init(x: right - near, y: bottom),
        .init(x: right - far, y: bottom),
      ],
      [
        .init(x: left + far, y: bottom), .init(x: left + near, y: bottom), .init(x: left, y: bottom - near),
        .init(x: left, y: bottom - far),
      ],
    ]
    for (number, corner) in (isReversed ? corners.reversed().map { $0.reversed() } : corners).enumerated() {
      if number == 0 { mask.move(to: corner[0]) } else { mask.line(to: corner[0]) }
      if radius > 0 { mask.cubic(corner[1], corner[2], to: corner[3]) }
    }
    mask.close()
  }

  /// The ellipse that touches its sides; its corners do not matter.
  func drawEllipse(into mask: inout CoverageMask, isReversed: Bool = false) {
    guard !isEmpty else { return }
    let (x, y) = ((left + right) / 2, (top + bottom) / 2)
    let (width, height) = ((right - left) / 2 * (isReversed ? -1 : 1), (bottom - top) / 2)
    let (bowX, bowY) = (width * Self.quarter, height * Self.quarter)
    mask.move(to: .init(x: x - width, y: y))
    mask.cubic(.init(x: x - width, y: y - bowY), .init(x: x - bowX, y: y - height), to: .init(x: x, y: y - height))
    mask.cubic(.init(x: x + bowX, y: y - height), .init(x: x + width, y: y - bowY), to: .init(x: x + width, y: y))
    mask.cubic(.init(x: x + width, y: y + bowY), .init(x: x + bowX, y: y + height), to: .init(x: x, y: y + height))
    mask.cubic(.init(x: x - bowX, y: y + height), .init(x: x - width, y: y + bowY), to: .init(x: x - width, y: y))
    mask.close()
  }
}

extension Canvas {
  /// Fills a rounded rectangle: its inner pixels as a block, its edges as contours.
  mutating func fill(_ shape: RoundedRectangle, _ paint: Paint) {
    guard !shape.isEmpty, !paint.isClear else { return }
    let inner = CoverageMask.Bounds(
      inside: shape.left, shape.top + shape.radius, shape.right, shape.bottom - shape.radius)
    fill(inner, paint)
    fillFrame(shape.bounds, around: inner, paint) { shape.draw(into: &$0) }
  }

  /// Draws a line of some width along the inner side of a rounded rectangle's edge.
  mutating func strokeInside(_ shape: RoundedRectangle, width: Double, _ paint: Paint) {
    guard !shape.isEmpty, !paint.isClear, width > 0 else { return }
    let hole = shape.inset(by: width)
    guard !hole.isEmpty else {
      fill(shape, paint)
      return
    }
    let inner = CoverageMask.Bounds(
      inside: hole.left, hole.top + hole.radius, hole.right, hole.bottom - hole.radius)
    fillFrame(shape.bounds, around: inner, paint) {
      shape.draw(into: &$0)
      hole.draw(into: &$0, isReversed: true)
    }
  }

  /// Fills a shape in what is left of `outer` without `inner`: above it, below it, and at both sides.
  private mutating func fillFrame(
    _ outer: CoverageMask.Bounds, around inner: CoverageMask.Bounds, _ paint: Paint,
    contours: (inout CoverageMask) -> Void
  ) {
    guard !inner.isEmpty else {
      fill(in: outer, paint, contours: contours)
      return
    }
    var (above, below, left, right) = (outer, outer, inner, inner)
    above.maxY = inner.minY
    below.minY = inner.maxY
    (left.minX, left.maxX) = (outer.minX, inner.minX)
    (right.minX, right.maxX) = (inner.maxX, outer.maxX)
    for part in [above, left, right, below] { fill(in: part, paint, contours: contours) }
  }
}

extension CoverageMask.Bounds {
  /// The pixels that lie wholly in a box.
  fileprivate init(inside left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.init(around: left.rounded(.up), top.rounded(.up), right.rounded(.down), bottom.rounded(.down))
  }
}
