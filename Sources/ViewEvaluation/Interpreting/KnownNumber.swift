/// What a number of run time is taken to be: where `count == 0` holds, `count >= 2` does not.
struct KnownNumber {
  /// The comparisons that say something of it; `!=` is asked as `==`.
  static let signs: Set<String> = ["==", "<", "<=", ">", ">="]

  private var low: Double
  private var high = Double.infinity
  private var others: Set<Double> = []
  /// Whether it counts something, and so is whole and not negative.
  private let isCount: Bool

  /// - Parameter words: What code calls it.
  init(_ words: String) {
    isCount = words.hasSuffix("count") || words.hasSuffix("Count")
    low = isCount ? 0 : -.infinity
  }

  /// Whether a comparison with a number holds; `nil` where that is not known.
  func holds(_ sign: String, _ number: Double) -> Bool? {
    switch sign {
    case "==":
      if number < low || number > high || others.contains(number) { return false }
      return low == high ? true : nil
    case ">=": return low >= number ? true : high < number ? false : nil
    case ">": return low > number ? true : high <= number ? false : nil
    case "<": return holds(">=", number).map { !$0 }
    case "<=": return holds(">", number).map { !$0 }
    default: return nil
    }
  }

  /// Takes a comparison to hold, or not to.
  mutating func take(_ sign: String, _ number: Double, _ holds: Bool) {
    switch (sign, holds) {
    case ("==", true): (low, high) = (number, number)
    case ("==", false): others.insert(number)
    case (">=", true), ("<", false): low = max(low, number)
    case (">", true), ("<=", false): low = max(low, isCount ? number + 1 : number.nextUp)
    case ("<=", true), (">", false): high = min(high, number)
    case ("<", true), (">=", false): high = min(high, isCount ? number - 1 : number.nextDown)
    default: break
    }
    // Where adding one changes nothing any more, nobody counts.
    while isCount, low <= high, low < 1e9, others.contains(low) { low += 1 }
  }
}
