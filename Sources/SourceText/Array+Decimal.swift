extension [UInt8] {
  /// Adds a number in decimal digits.
  @inlinable
  package mutating func append(decimal number: Int) {
    if 0..<10 ~= number { return append(UInt8(ascii: "0") + UInt8(number)) }
    var rest = number.magnitude
    // Up to eight digits are put into a word from behind; longer numbers are rare.
    guard rest < 100_000_000 else { return append(contentsOf: String(number).utf8) }
    var (digits, count): (UInt64, Int) = (0, 0)
    while rest > 0 {
      digits = digits << 8 | UInt64(UInt8(ascii: "0") + UInt8(rest % 10))
      count += 1
      rest /= 10
    }
    if number < 0 { append(UInt8(ascii: "-")) }
    for _ in 0..<count {
      append(UInt8(truncatingIfNeeded: digits))
      digits >>= 8
    }
  }
}
