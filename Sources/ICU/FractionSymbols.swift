/// How a locale writes numbers with a fixed count of digits behind the decimal separator.
///
/// Writing with the symbols gives what ``DecimalFormatter`` of the style `fixed` gives, several times as fast.
package struct FractionSymbols: Sendable {
  /// Numbers from here on are left to ICU.
  private static let bound = 1e15
  /// A `Double` has that many digits at most when it is written as short as possible.
  private static let mostDigits = 24

  private let integers: IntegerSymbols
  private let separator: SymbolBytes

  /// Reads the separator from what ICU writes.
  ///
  /// - Returns: `nil` where ICU writes more than the digits of `integers` and a separator.
  package init?(_ integers: IntegerSymbols, locale: String) {
    guard let formatter = try? DecimalFormatter(locale: locale, style: .fixed, precision: 1) else { return nil }
    let text = Array(formatter.string(1.5).utf8)
    let digits = [integers.string(1), integers.string(5)].map { Array($0.utf8) }
    let inner = text.dropFirst(digits[0].count).dropLast(digits[1].count)
    guard text == digits[0] + inner + digits[1], let separator = SymbolBytes(inner) else { return nil }
    self.integers = integers
    self.separator = separator
  }

  /// The bytes that a number with so many fraction digits takes at most.
  package func byteCapacity(fractionDigits: Int) -> Int {
    integers.byteCapacity(digits: 20) + separator.count + integers.zero.count * fractionDigits
  }

  /// Writes a number without a sign and returns its length.
  ///
  /// It is rounded half to even, as ICU does: by the shortest digits that stand for it, so that 2.675 is 2.68.
  /// - Parameters:
  ///   - fractionDigits: From 0.
  ///   - out: Has room for ``byteCapacity(fractionDigits:)``.
  /// - Returns: `nil` for a number that only ICU can write: from 10^15 on, infinite, or none.
  package func write(_ magnitude: Double, fractionDigits: Int, to out: UnsafeMutablePointer<UInt8>) -> Int? {
    guard magnitude >= 0, magnitude < Self.bound else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.mostDigits) { digits in
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

/// The fewest decimal digits that stand for a number.
private struct ShortestDecimal {
  private let digits: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// How many of the digits stand before the decimal point; zeros follow it where this is negative.
  private(set) var point = 0

  /// - Parameters:
  ///   - magnitude: Finite and not negative.
  ///   - digits: Room for all digits of the number and zeros around them, as Swift describes it.
  init(_ magnitude: Double, _ digits: UnsafeMutableBufferPointer<UInt8>) {
    self.digits = digits
    var text = magnitude.description
    text.withUTF8 { read($0) }
  }

  /// Reads `0.1`, `1234.5` or `1.5e-07`.
  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var hasPoint = false
    var exponent = 0
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // Zeros in front are no digits.
        if count > 0 || byte != UInt8(ascii: "0") {
          digits[count] = byte - UInt8(ascii: "0")
          count += 1
          if !hasPoint { point += 1 }
        } else if hasPoint {
          point -= 1
        }
      case UInt8(ascii: "."): hasPoint = true
      default:
        for digit in text[(index + 2)...] { exponent = exponent * 10 + Int(digit & 15) }
        point += text[index + 1] == UInt8(ascii: "-") ? -exponent : exponent
        return
      }
    }
  }

  /// The digit at a place counted from the first one; 0 outside.
  @inline(__always)
  func digit(_ place: Int) -> UInt8 { place >= 0 && place < count ? digits[place] : 0 }

  /// Rounds half to even.
  mutating func round(toFractionDigits fractionDigits: Int) {
    let kept = point + fractionDigits
    guard kept < count else { return }
    let isUp: Bool
    switch digit(kept) {
    case 0...4: isUp = false
    case 5: isUp = digit(kept - 1) & 1 == 1 || (kept + 1..<max(count, kept + 1)).contains { digits[$0] > 0 }
    default: isUp = true
    }
    count = max(0, kept)
    guard isUp else { return }
    var place = kept - 1
    while place >= 0, digits[place] == 9 { place -= 1 }
    count = max(0, place + 1)
    if place >= 0 {
      digits[place] += 1
    } else {
      // All nines, or no digit: one more in front.
      digits[0] = 1
      point += 1
      count = 1
    }
  }
}
