import DesignTokens

extension Points {
  /// The length rounded up to 1/64 pt, so that “fits” is never optimistic; noise of the arithmetic is not rounded up.
  var roundedUp: Points { Points((value * 64 - 1e-6).rounded(.up) / 64) }

  /// The number with two decimals at most and no needless zero.
  var text: String {
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(value)" }
    return hundredths.truncatingRemainder(dividingBy: 100) == 0 ? "\(Int64(hundredths) / 100)" : "\(hundredths / 100)"
  }
}
