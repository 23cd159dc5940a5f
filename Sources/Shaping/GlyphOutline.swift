/// The contours of a glyph, in units of its font, y upwards from the baseline.
///
/// Kept as one list of verbs and one of coordinates, so that thousands of outlines take little room.
package struct GlyphOutline: Hashable, Sendable {
  package enum Verb: UInt8, Sendable {
    /// Begins a contour; one point.
    case move
    /// One point.
    case line
    /// A control point and the end.
    case quadratic
    /// Two control points and the end.
    case cubic
    /// Back to where the contour began; no point.
    case close

    /// Points that it takes from ``GlyphOutline/coordinates``.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadratic: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  /// x and y of each point in turn.
  package private(set) var coordinates: [Float] = []

  package init() {}

  /// Whether nothing is painted: a space, or a glyph that is a picture.
  package var isEmpty: Bool { verbs.isEmpty }

  mutating func append(_ verb: Verb, _ coordinates: Float...) {
    verbs.append(verb)
    self.coordinates.append(contentsOf: coordinates)
  }

  /// The smallest box around all points, control points too: the contours lie inside it; `nil` for an empty outline.
  package var controlBox: GlyphExtents? {
    guard coordinates.count >= 2 else { return nil }
    var (left, right, bottom, top) = (Float.infinity, -Float.infinity, Float.infinity, -Float.infinity)
    for index in stride(from: 0, to: coordinates.count - 1, by: 2) {
      left = min(left, coordinates[index])
      right = max(right, coordinates[index])
      bottom = min(bottom, coordinates[index + 1])
      top = max(top, coordinates[index + 1])
    }
    func units(_ value: Float) -> FontUnits { FontUnits(Int32(clamping: Int64(min(max(value, -1e9), 1e9)))) }
    return GlyphExtents(
      left: units(left.rounded(.down)), right: units(right.rounded(.up)), bottom: units(bottom.rounded(.down)),
      top: units(top.rounded(.up)))
  }
}
