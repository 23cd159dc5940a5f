/// A function given at some places: straight lines between them, constant beyond the first and the last.
struct PiecewiseLinear: Hashable, Sendable {
  /// Ascending, one at least.
  private let places: [Double]
  private let values: [Double]

  /// Makes the function; `nil` without points, or when their places do not ascend.
  init?(_ points: [(place: Double, value: Double)]) {
    guard !points.isEmpty, zip(points, points.dropFirst()).allSatisfy({ $0.place < $1.place }) else { return nil }
    places = points.map(\.place)
    values = points.map(\.value)
  }

  /// The straight line on which every place in a range has itself for its value.
  static func identity(from lowest: Double, to highest: Double) -> PiecewiseLinear {
    PiecewiseLinear([(lowest, lowest), (highest, highest)]) ?? PiecewiseLinear(constant: lowest)
  }

  init(constant value: Double) {
    places = [0]
    values = [value]
  }

  /// The places between which it is not constant.
  var range: ClosedRange<Double> { places[0]...places[places.count - 1] }

  /// - Complexity: O(log *n*) in the places.
  func callAsFunction(_ place: Double) -> Double {
    guard place > places[0] else { return values[0] }
    guard place < places[places.count - 1] else { return values[values.count - 1] }
    var low = 0
    var high = places.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    let part = (place - places[low]) / (places[high] - places[low])
    return values[low] + (values[high] - values[low]) * part
  }
}
