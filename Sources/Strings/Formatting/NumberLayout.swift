/// How much room a number takes.
struct NumberLayout {
  var width = 0
  var precision: Int?
  var isLeftAligned = false
  /// Whether zeros fill the width; never together with left alignment.
  var isZeroPadded = false
}

/// An integer as its specifier reads it from the argument list.
struct PrintedInteger {
  var isNegative: Bool
  var magnitude: UInt64

  init(isNegative: Bool, magnitude: UInt64) {
    self.isNegative = isNegative
    self.magnitude = magnitude
  }

  /// - Parameter cutsOff: Whether an integer without a length modifier is cut off at 32 bits, as C does; else one that
  ///   is wider is kept whole.
  init(_ value: Int64, as specifier: ValueSpecifier, cutsOff: Bool) {
    let bits = specifier.integerBits ?? (cutsOff || Int32(exactly: value) != nil ? 32 : 64)
    self.init(bits: UInt64(bitPattern: value), width: bits, isSigned: specifier.isSigned)
  }

  init(_ value: UInt64, as specifier: ValueSpecifier, cutsOff: Bool) {
    let bits = specifier.integerBits ?? (cutsOff || UInt32(exactly: value) != nil ? 32 : 64)
    // A number that its sign bit would make negative is shown as the caller gave it.
    let isWhole = !cutsOff && bits >= 32 && (bits == 64 || specifier.integerBits == nil)
    self.init(bits: value, width: bits, isSigned: specifier.isSigned && !isWhole)
  }

  private init(bits: UInt64, width: Int, isSigned: Bool) {
    let unused = UInt64(64 - width)
    if isSigned {
      let value = Int64(bitPattern: bits << unused) >> Int64(unused)
      self.init(isNegative: value < 0, magnitude: value.magnitude)
    } else {
      self.init(isNegative: false, magnitude: (bits << unused) >> unused)
    }
  }
}

extension ValueSpecifier {
  var isSigned: Bool {
    conversion == UInt8(ascii: "d") || conversion == UInt8(ascii: "i") || conversion == UInt8(ascii: "D")
  }

  /// The width of the integer that the specifier reads; `nil` for C's `int`.
  fileprivate var integerBits: Int? {
    switch length {
    case .char: return 8
    case .short: return 16
    case .none, .longDouble:
      let isLong =
        conversion == UInt8(ascii: "D") || conversion == UInt8(ascii: "U") || conversion == UInt8(ascii: "O")
      return isLong ? 64 : nil
    case .long, .longLong, .quad, .size, .difference, .maximum: return 64
    }
  }
}
