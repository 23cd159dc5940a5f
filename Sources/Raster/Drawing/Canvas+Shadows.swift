/// What a shadow looks like, in pixels.
struct Shadow {
  let color: Paint
  let offsetX: Double
  let offsetY: Double
  /// Twice the standard deviation of the blur, as in CSS.
  let blur: Double
  let spread: Double
  let isInset: Bool
}

extension Canvas {
  /// Draws the shadow that a shape casts on what is around it, or that falls into it.
  ///
  /// Only its outside is drawn, or only its inside, as CSS does it (Backgrounds and Borders 3, section 6.1): under an
  /// opaque shape nothing else shows, and a clear one stays clear.
  mutating func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle) {
    guard !shape.isEmpty, !shadow.color.isClear, shadow.blur >= 0, shadow.blur.isFinite else { return }
    var caster = shape.inset(by: shadow.isInset ? shadow.spread : -shadow.spread)
    caster.left += shadow.offsetX
    caster.right += shadow.offsetX
    caster.top += shadow.offsetY
    caster.bottom += shadow.offsetY
    guard shadow.isInset || !caster.isEmpty else { return }
    let reach = shadow.blur * 1.5 + 1
    let area =
      shadow.isInset
      ? shape.bounds
      : CoverageMask.Bounds(
        around: caster.left - reach, caster.top - reach, caster.right + reach, caster.bottom + reach)
    let shown = area.intersection(bounds)
    guard !shown.isEmpty else { return }
    let blurred = BlurredRectangle(caster, deviation: shadow.blur / 2, in: shown)
    let weight = Double(shadow.color.weights[CoverageMask.levels])
    if shadow.isInset {
      mix(shadow.color.pixel, in: shown) { x, y in
        let inside = shape.coverage(x, y)
        return inside == 0 ? 0 : UInt32((1 - blurred.coverage(x, y)) * inside * weight)
      }
      return
    }
    // What lies wholly in the shape is not gone through.
    let inset = shape.radius + 1
    let hole = CoverageMask.Bounds(
      around: shape.left + 1, shape.top + inset, shape.right - 1, shape.bottom - inset)
    for part in shown.without(hole) {
      mix(shadow.color.pixel, in: part) { x, y in
        let outside = 1 - shape.coverage(x, y)
        return outside == 0 ? 0 : UInt32(blurred.coverage(x, y) * outside * weight)
      }
    }
  }

  /// Mixes a colour into each pixel of a rectangle, with a weight of its own in 1/65,536.
  @inline(__always)
  private mutating func mix(
    _ pixel: Pixel, in area: CoverageMask.Bounds, weight: (_ x: Int, _ y: Int) -> UInt32
  ) {
    let width = image.width
    withPixels { pixels in
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          let share = weight(x, y)
          if share > 0 { pixels[y * width + x] = pixels[y * width + x].mixed(with: pixel, weight: share) }
        }
      }
    }
  }
}

extension RoundedRectangle {
  /// How far outside of the edge a point is; below 0 inside.
  fileprivate func distance(toX x: Double, y: Double) -> Double {
    let dx = max(left + radius - x, x - (right - radius))
    let dy = max(top + radius - y, y - (bottom - radius))
    if dx > 0, dy > 0 { return (dx * dx + dy * dy).squareRoot() - radius }
    return max(dx, dy) - radius
  }

  /// How much of a pixel the shape covers, by the distance of its middle from the edge.
  @inline(__always)
  fileprivate func coverage(_ x: Int, _ y: Int) -> Double {
    min(max(0.5 - distance(toX: Double(x) + 0.5, y: Double(y) + 0.5), 0), 1)
  }
}

extension CoverageMask.Bounds {
  /// The rectangle without another: up to four that do not overlap.
  fileprivate func without(_ hole: Self) -> [Self] {
    let inner = intersection(hole)
    guard !inner.isEmpty else { return [self] }
    return [
      Self(minX: minX, minY: minY, maxX: maxX, maxY: inner.minY),
      Self(minX: minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      Self(minX: inner.maxX, minY: inner.minY, maxX: maxX, maxY: inner.maxY),
      Self(minX: minX, minY: inner.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}

/// A rounded rectangle blurred by a Gaussian curve.
///
/// The blur of a rectangle is the product of two curves, one for each axis. At a round corner the distance to the edge
/// takes their place, the more so the less the blur hides the corner's form.
private struct BlurredRectangle {
  private let shape: RoundedRectangle
  private let deviation: Double
  private let area: CoverageMask.Bounds
  private let cornerShare: Double
  /// The curve of each column and row of the area.
  private let across: [Double]
  private let down: [Double]

  init(_ shape: RoundedRectangle, deviation: Double, in area: CoverageMask.Bounds) {
    self.shape = shape
    self.deviation = deviation
    self.area = area
    cornerShare = shape.radius > 0 ? shape.radius / (shape.radius + deviation) : 0
    func curve(_ places: Range<Int>, _ start: Double, _ end: Double) -> [Double] {
      places.map { place in
        let middle = Double(place) + 0.5
        guard start < end else { return 0 }
        return Self.step(middle - start, deviation) - Self.step(middle - end, deviation)
      }
    }
    across = curve(area.minX..<area.maxX, shape.left, shape.right)
    down = curve(area.minY..<area.maxY, shape.top, shape.bottom)
  }

  /// From 0 to 1.
  @inline(__always)
  func coverage(_ x: Int, _ y: Int) -> Double {
    let (across, down) = (across[x - area.minX], down[y - area.minY])
    let straight = across * down
    guard cornerShare > 0 else { return straight }
    let (middleX, middleY) = (Double(x) + 0.5, Double(y) + 0.5)
    let dx = max(shape.left + shape.radius - middleX, middleX - (shape.right - shape.radius))
    let dy = max(shape.top + shape.radius - middleY, middleY - (shape.bottom - shape.radius))
    guard dx > 0, dy > 0 else { return straight }
    let round = Self.step(shape.radius - (dx * dx + dy * dy).squareRoot(), deviation)
    return straight + (min(round, across, down) - straight) * cornerShare
  }

  /// The share of a Gaussian curve that is left of a place: three cubics, the sum of a box that was blurred twice by
  /// boxes of its width (as Filter Effects 1, section 9.8, has it).
  private static func step(_ place: Double, _ deviation: Double) -> Double {
    // Three boxes of this width have the curve's standard deviation; one pixel is as sharp as an edge can be.
    let t = place / max(2 * deviation, 1.0 / 3) + 1.5
    if t <= 0 { return 0 }
    if t >= 3 { return 1 }
    if t < 1 { return t * t * t / 6 }
    if t < 2 { return (((-2 * t + 9) * t - 9) * t + 3) / 6 }
    return 1 - (3 - t) * (3 - t) * (3 - t) / 6
  }
}
