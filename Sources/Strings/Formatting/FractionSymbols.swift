import Locales

/// How a locale writes numbers with a fixed count of digits behind the decimal separator.
///
/// Writing with the symbols gives what the system gives of the style `fixed`, several times as fast.
struct FractionSymbols: Sendable {
  /// Numbers from here on are left to the system.
  private static let bound = 1e15

  private let integers: IntegerSymbols
  private let separator: SymbolBytes

  /// Reads the separator from what the system writes.
  ///
  /// - Returns: `nil` where it writes more than the digits of `integers` and a separator.
  ///
  /// - Parameter formatter: One of the style `fixed` with one digit.
  init?(_ integers: IntegerSymbols, _ formatter: any NumberWriter) {
    let text = Array(formatter.string(1.5).utf8)
    let digits = [integers.string(1), integers.string(5)].map { Array($0.utf8) }
    let inner = text.dropFirst(digits[0].count).dropLast(digits[1].count)
    guard text == digits[0] + inner + digits[1], let separator = SymbolBytes(inner) else { return nil }
    self.integers = integers
    self.separator = separator
  }

  /// The bytes that a number with so many fraction digits takes at most.
  func byteCapacity(fractionDigits: Int) -> Int {
    integers.byteCapacity(digits: 20) + separator.count + integers.zero.count * fractionDigits
  }

  /// Writes a number without a sign and returns its length.
  ///
  /// It is rounded half to even, as ICU does: by the shortest digits that stand for it, so that 2.675 is 2.68.
  /// - Parameters:
  ///   - fractionDigits: From 0.
  ///   - out: Has room for ``byteCapacity(fractionDigits:)``.
  /// - Returns: `nil` for a number that only the system can write: from 10^15 on, infinite, or none.
  func write(_ magnitude: Double, fractionDigits: Int, to out: UnsafeMutablePointer<UInt8>) -> Int? {
    guard magnitude >= 0, magnitude < Self.bound else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ShortestDecimal.mostDigits) { digits in
      var number = ShortestDecimal(magnitude, digits)
      number.round(toFractionDigits: fractionDigits)
      var whole: UInt64 = 0
      for place in 0..<max(0, number.point) { whole = whole * 10 + UInt64(number.digit(place)) }
      var count = integers.write(whole, to: out)
      guard fractionDigits > 0 else { return count }
      separator.write(to: out + count)
      count += separator.count
      for place in number.point..<number.point + fractionDigits {
        integers.writeDigit(UInt64(number.digit(place)), to: out + count)
        count += integers.zero.count
      }
      return count
    }
  }
}
