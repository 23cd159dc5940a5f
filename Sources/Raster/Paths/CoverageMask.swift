/// How much of each pixel a shape covers: its contours are summed up as signed areas.
///
/// Every edge adds, to the pixels that it crosses, the area to its right; the running sum along a row is then the
/// winding number weighted by area. It is exact for edges without overlap, needs no sorting, and gives the same bits
/// on every machine, since it uses no function but the four operations and the square root of IEEE 754.
///
/// Contours that turn the same way may overlap (as the outlines of variable fonts do): a sum beyond 1 counts as 1.
struct CoverageMask {
  /// A rectangle of pixels; `maxX` and `maxY` are behind it.
  struct Bounds: Equatable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    var isEmpty: Bool { minX >= maxX || minY >= maxY }

    func intersection(_ other: Bounds) -> Bounds {
      Bounds(
        minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
        maxY: min(maxY, other.maxY))
    }
  }

  struct Point {
    var x: Double
    var y: Double

    init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The point of a cubic curve at `t`, from 0 to 1.
    @inline(__always)
    init(onCubicFrom begin: Point, _ first: Point, _ second: Point, to end: Point, at t: Double) {
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      x = a * begin.x + b * first.x + c * second.x + d * end.x
      y = a * begin.y + b * first.y + c * second.y + d * end.y
    }
  }

  /// Steps of coverage between nothing and all: so few that a text takes no more than 31 colours besides its own and
  /// that of its ground, and that none of them is off by more than 1/64.
  static let levels = 32
  /// Places farther away are taken to be there: far outside of every picture, and near enough to reckon with.
  private static let farthest = 1e9
  /// A curve may pass its chords by so many pixels.
  private static let tolerance = 0.05
  private static let segmentLimit = 256.0

  private(set) var bounds = Bounds(minX: 0, minY: 0, maxX: 0, maxY: 0)
  private var stride = 0
  private var areas: [Float] = []
  private var start = Point(x: 0, y: 0)
  private var pen = Point(x: 0, y: 0)

  /// Begins a shape; only what lies within `bounds` is kept.
  ///
  /// - Precondition: The shape before it was read with ``forEachRow(_:)``, which leaves the sums at 0.
  mutating func begin(_ bounds: Bounds) {
    self.bounds = bounds
    // An edge adds to the pixel behind it too, and one on the right end to the pixel behind that.
    stride = bounds.maxX - bounds.minX + 2
    let count = stride * (bounds.maxY - bounds.minY)
    if areas.count < count { areas = Array(repeating: 0, count: count) }
  }

  mutating func move(to point: Point) {
    close()
    start = point
    pen = point
  }

  mutating func close() {
    if pen.x != start.x || pen.y != start.y { line(to: start) }
  }

  mutating func line(to point: Point) {
    addEdge(from: pen, to: point)
    pen = point
  }

  mutating func quadratic(_ control: Point, to end: Point) {
    let begin = pen
    let bend = max(abs(begin.x - 2 * control.x + end.x), abs(begin.y - 2 * control.y + end.y))
    let count = Self.segments(forSquare: bend / (4 * Self.tolerance) * 2)
    for step in 1..<max(count, 1) {
      let t = Double(step) / Double(count)
      let s = 1 - t
      line(
        to: Point(
          x: s * s * begin.x + 2 * s * t * control.x + t * t * end.x,
          y: s * s * begin.y + 2 * s * t * control.y + t * t * end.y))
    }
    line(to: end)
  }

  mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    let begin = pen
    let bend = max(
      abs(begin.x - 2 * first.x + second.x), abs(begin.y - 2 * first.y + second.y),
      abs(first.x - 2 * second.x + end.x), abs(first.y - 2 * second.y + end.y))
    let count = Self.segments(forSquare: bend * 0.75 / Self.tolerance * 2)
    for step in 1..<max(count, 1) {
      line(to: Point(onCubicFrom: begin, first, second, to: end, at: Double(step) / Double(count)))
    }
    line(to: end)
  }

  /// The number whose square is given, rounded up, from 1 to the limit; 1 for what is no number.
  private static func segments(forSquare square: Double) -> Int {
    guard square > 1 else { return 1 }
    return Int(min(square.squareRoot().rounded(.up), segmentLimit))
  }

  // MARK: - Edges

  /// Clips an edge to the bounds. What is left of them counts at their left end; what is right of them covers nothing.
  private mutating func addEdge(from begin: Point, to end: Point) {
    guard begin.x.isFinite, begin.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
    func near(_ point: Point) -> Point {
      Point(
        x: min(max(point.x, -Self.farthest), Self.farthest), y: min(max(point.y, -Self.farthest), Self.farthest))
    }
    let (begin, end) = (near(begin), near(end))
    // What is lower than that covers nothing, and its slope may be no number.
    guard (begin.y - end.y).magnitude > 1e-12 else { return }
    let direction: Float = begin.y < end.y ? 1 : -1
    var (upper, lower) = begin.y < end.y ? (begin, end) : (end, begin)
    upper.x -= Double(bounds.minX)
    upper.y -= Double(bounds.minY)
    lower.x -= Double(bounds.minX)
    lower.y -= Double(bounds.minY)
    let (width, height) = (Double(bounds.maxX - bounds.minX), Double(bounds.maxY - bounds.minY))
    guard upper.y < height, lower.y > 0 else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    func cut(_ y: Double) -> Point { Point(x: upper.x + (y - upper.y) * slope, y: y) }
    let (first, last) = (upper.y < 0 ? cut(0) : upper, lower.y > height ? cut(height) : lower)
    if first.x >= 0, last.x >= 0, first.x <= width, last.x <= width {
      add(from: first, to: last, direction)
      return
    }
    // In order of y: where the edge crosses the left and the right end.
    var points = [first]
    let ends = slope > 0 ? [0, width] : [width, 0]
    for x in ends where (first.x < x) != (last.x < x) {
      let y = min(max(first.y + (x - first.x) / slope, points[points.count - 1].y), last.y)
      points.append(Point(x: x, y: y))
    }
    points.append(last)
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      if from.x + to.x >= 2 * width { continue }
      func inside(_ point: Point) -> Point { Point(x: min(max(point.x, 0), width), y: point.y) }
      add(from: inside(from), to: inside(to), direction)
    }
  }

  /// Adds an edge inside the bounds, from its upper end to its lower one.
  private mutating func add(from upper: Point, to lower: Point, _ direction: Float) {
    let height = lower.y - upper.y
    guard height > 0 else { return }
    let slope = (lower.x - upper.x) / height
    let last = bounds.maxY - bounds.minY
    let width = Double(stride - 2)
    var x = upper.x
    var row = Int(upper.y)
    let stride = stride
    areas.withUnsafeMutableBufferPointer { areas in
      while row < last, Double(row) < lower.y {
        let rise = min(Double(row + 1), lower.y) - max(Double(row), upper.y)
        let next = min(max(x + slope * rise, 0), width)
        Self.addRow(
          areas, at: row * stride, from: Float(min(x, next)), to: Float(max(x, next)), Float(rise) * direction)
        x = next
        row += 1
      }
    }
  }

  /// Adds the part of an edge in one row.
  ///
  /// - Parameter area: Height of the part, with its sign.
  @inline(__always)
  private static func addRow(
    _ areas: UnsafeMutableBufferPointer<Float>, at row: Int, from left: Float, to right: Float, _ area: Float
  ) {
    let first = left.rounded(.down)
    let end = right.rounded(.up)
    let column = row + Int(first)
    let columns = Int(end) - Int(first)
    if columns <= 1 {
      let passed = 0.5 * (left + right) - first
      areas[column] += area - area * passed
      areas[column + 1] += area * passed
      return
    }
    let scale = 1 / (right - left)
    let before = 1 - (left - first)
    let behind = right - end + 1
    let firstShare = 0.5 * scale * before * before
    let lastShare = 0.5 * scale * behind * behind
    areas[column] += area * firstShare
    if columns == 2 {
      areas[column + 1] += area * (1 - firstShare - lastShare)
    } else {
      let second = scale * (1.5 - (left - first))
      areas[column + 1] += area * (second - firstShare)
      for index in column + 2..<column + columns - 1 { areas[index] += area * scale }
      let whole = second + Float(columns - 3) * scale
      areas[column + columns - 1] += area * (1 - whole - lastShare)
    }
    areas[column + columns] += area * lastShare
  }

  // MARK: - Reading

  /// Hands each row with the coverage of its pixels in steps of 1/``levels``, and leaves the mask empty.
  ///
  /// - Parameter body: Called with the row's y, and the levels of the pixels from ``bounds``' left end on.
  mutating func forEachRow(_ body: (_ y: Int, _ levels: UnsafeBufferPointer<UInt8>) -> Void) {
    close()
    start = Point(x: 0, y: 0)
    pen = start
    let width = bounds.maxX - bounds.minX
    guard !bounds.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { levels in
      areas.withUnsafeMutableBufferPointer { areas in
        for y in bounds.minY..<bounds.maxY {
          let row = (y - bounds.minY) * stride
          var sum: Float = 0
          for x in 0..<width {
            sum += areas[row + x]
            areas[row + x] = 0
            levels[x] = UInt8(min(sum.magnitude, 1) * Float(Self.levels) + 0.5)
          }
          areas[row + width] = 0
          areas[row + width + 1] = 0
          body(y, UnsafeBufferPointer(levels))
        }
      }
    }
  }
}
