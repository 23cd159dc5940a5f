/// The fewest decimal digits that stand for a number.
package struct ShortestDecimal {
  /// A `Double` has that many digits at most when it is written as short as possible.
  package static let mostDigits = 24

  private let digits: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// How many of the digits stand before the decimal point; zeros follow it where this is negative.
  package private(set) var point = 0

  /// - Parameters:
  ///   - magnitude: Finite and not negative.
  ///   - digits: Room for all digits of the number and zeros around them, as Swift describes it.
  package init(_ magnitude: Double, _ digits: UnsafeMutableBufferPointer<UInt8>) {
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
  package func digit(_ place: Int) -> UInt8 { place >= 0 && place < count ? digits[place] : 0 }

  /// Rounds half to even.
  package mutating func round(toFractionDigits fractionDigits: Int) {
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
