import Locales

/// How a locale writes integers: its digits, its grouping and its minus sign.
///
/// Writing with the symbols gives what the system gives, some twenty times as fast.
struct IntegerSymbols: Sendable {
  let zero: SymbolBytes
  private let separator: SymbolBytes
  private let minus: SymbolBytes
  /// Digits of the last group and of the others; 0 without grouping.
  private let primary: Int
  private let secondary: Int
  /// Digits before the last group that a number needs to be grouped.
  private let minimumGrouping: Int

  /// Reads the symbols from what `formatter` writes.
  ///
  /// - Parameter formatter: One of integers, with grouping.
  /// - Returns: `nil` where the locale's numbers are not made of ten consecutive digits, one separator and a sign in
  ///   front.
  init?(_ formatter: any NumberWriter) {
    let digit = Array(formatter.string(Int64(1)).utf8)
    let negative = formatter.string(Int64(-1)).utf8
    guard let zero = SymbolBytes(formatter.string(Int64(0)).utf8), (1...4).contains(zero.count),
      digit.count == zero.count,
      negative.suffix(digit.count).elementsEqual(digit), let minus = SymbolBytes(negative.dropLast(digit.count))
    else { return nil }
    let groups = Self.groups(Array(formatter.string(Int64(1_111_111_111_111_111_111)).utf8), digit: digit)
    guard let separator = SymbolBytes(groups.separator) else { return nil }
    self.zero = zero
    self.minus = minus
    self.separator = separator
    primary = groups.counts.count > 1 ? groups.counts[groups.counts.count - 1] : 0
    secondary = groups.counts.count > 2 ? groups.counts[groups.counts.count - 2] : primary
    var minimum = 1
    var power: Int64 = 1
    for _ in 0..<primary { power *= 10 }
    while primary > 0, minimum < 5, formatter.string(power).utf8.count == (primary + minimum) * zero.count {
      minimum += 1
      power *= 10
    }
    minimumGrouping = minimum
    let samples: [Int64] = [0, -7, 42, 305, 1_234, -9_999, 10_000, 567_890, -1_234_567, 9_876_543_210, .max, .min]
    guard samples.allSatisfy({ string($0) == formatter.string($0) }) else { return nil }
  }

  /// The digits between separators, first to last.
  private static func groups(_ text: [UInt8], digit: [UInt8]) -> (counts: [Int], separator: [UInt8]) {
    var counts = [0]
    var separator: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index...].starts(with: digit) {
        counts[counts.count - 1] += 1
        index += digit.count
      } else {
        if counts[counts.count - 1] > 0 {
          counts.append(0)
          separator = []
        }
        separator.append(text[index])
        index += 1
      }
    }
    return (counts, separator)
  }

  /// Returns the number in the locale's digits.
  func string(_ value: Int64) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8 + byteCapacity(digits: 20)) { buffer in
      let start = buffer.baseAddress!
      var count = 0
      if value < 0 { count = writeMinus(to: start) }
      count += write(value.magnitude, to: start + count)
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  /// The bytes that a number of so many digits takes at most.
  func byteCapacity(digits: Int) -> Int { digits * (zero.count + separator.count) }

  /// Writes the sign of negative numbers and returns its length; `out` has room for eight bytes.
  func writeMinus(to out: UnsafeMutablePointer<UInt8>) -> Int {
    minus.write(to: out)
    return minus.count
  }

  /// Writes a number without a sign and returns its length.
  ///
  /// - Parameters:
  ///   - minimumDigits: Zeros stand in front of a number with fewer digits, grouped too, as ICU does.
  ///   - out: Has room for ``byteCapacity(digits:)`` of as many digits as `minimumDigits` or 20.
  func write(_ magnitude: UInt64, minimumDigits: Int = 1, to out: UnsafeMutablePointer<UInt8>) -> Int {
    let digits = max(Self.digitCount(magnitude), minimumDigits)
    let isGrouped = primary > 0 && digits >= primary + minimumGrouping
    let separators = isGrouped ? 1 + (digits - primary - 1) / secondary : 0
    let count = digits * zero.count + separators * separator.count
    var end = out + count
    var rest = magnitude
    var untilSeparator = isGrouped ? primary : .max
    for _ in 0..<digits {
      if untilSeparator == 0 {
        end -= separator.count
        separator.write(to: end)
        untilSeparator = secondary
      }
      untilSeparator -= 1
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      end -= zero.count
      writeDigit(remainder, to: end)
    }
    return count
  }

  /// Writes one digit, 0 to 9.
  @inline(__always)
  func writeDigit(_ digit: UInt64, to out: UnsafeMutablePointer<UInt8>) {
    if zero.count == 1 {
      out.pointee = UInt8(truncatingIfNeeded: zero.bits &+ digit)
      return
    }
    // The ten digits differ in the last byte only: their blocks begin at multiples of 16, or 6 after one.
    var bits = zero.bits &+ digit << (UInt64(zero.count &- 1) &* 8)
    for index in 0..<zero.count {
      out[index] = UInt8(truncatingIfNeeded: bits)
      bits >>= 8
    }
  }

  @inline(__always)
  private static func digitCount(_ magnitude: UInt64) -> Int {
    var count = 1
    var bound: UInt64 = 10
    while magnitude >= bound {
      count += 1
      let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
      if overflow { break }
      bound = next
    }
    return count
  }
}
