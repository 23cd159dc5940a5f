/// A size that a parent proposes, in points; `nil` asks for the ideal size, infinity for the largest.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  func replacing(_ axis: Axis, with length: Double?) -> Proposal {
    axis == .horizontal ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }

  func length(along axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// A size that a box takes, in points.
struct Size: Hashable {
  var width: Double
  var height: Double

  static let zero = Size(width: 0, height: 0)

  func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

enum Axis {
  case horizontal, vertical
}
