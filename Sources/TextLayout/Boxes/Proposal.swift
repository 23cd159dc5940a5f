import DesignTokens

/// A size that a parent proposes, in points; `nil` asks for the ideal size, infinity for the largest.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  func replacing(_ axis: Axis, with length: Double?) -> Proposal {
    axis == .horizontal ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }

  func length(along axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The proposal without a length along some axes.
  func unspecified(along axes: AxisSet) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height)
  }
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

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  var set: AxisSet { self == .horizontal ? .horizontal : .vertical }
}

extension Stack {
  /// Along which its children follow one another; `nil` where they lie one over the other.
  var axis: Axis? {
    switch direction {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .overlay: nil
    }
  }
}
