import Locales

extension MessageRun {
  mutating func append(_ integer: PrintedInteger, as value: ValueSpecifier, _ layout: NumberLayout) {
    switch value.conversion {
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
      let isHexadecimal = value.conversion == UInt8(ascii: "x") || value.conversion == UInt8(ascii: "X")
      let isMarked = value.flags.contains(.alternate) && isHexadecimal && integer.magnitude != 0
      appendRadix(
        integer.magnitude, as: value,
        prefix: !isMarked ? "" : value.conversion == UInt8(ascii: "X") ? "0X" : "0x", layout)
    default:
      if formatter.numerals == .localized {
        appendLocalized(integer, as: value, layout)
      } else {
        appendRadix(integer.magnitude, as: value, prefix: sign(integer.isNegative, value), layout)
      }
    }
  }

  /// The sign as C prints it.
  private func sign(_ isNegative: Bool, _ value: ValueSpecifier) -> StaticString {
    if isNegative { return "-" }
    guard value.isSigned || !value.isInteger else { return "" }
    return value.flags.contains(.plus) ? "+" : value.flags.contains(.space) ? " " : ""
  }

  // MARK: Integers

  private mutating func appendLocalized(
    _ integer: PrintedInteger, as value: ValueSpecifier, _ layout: NumberLayout
  ) {
    let start = output.count
    let numbers = formatter.numbers.symbols
    let showsPlus = !integer.isNegative && value.flags.contains(.plus) && value.isSigned
    if showsPlus { output.append(numbers.plus) }
    let asked = layout.precision ?? (layout.isZeroPadded ? layout.width : 1)
    let minimumDigits = min(max(asked, 1), Self.mostPadding)
    if let symbols = numbers.symbols {
      let place = output.reserve(8 + symbols.byteCapacity(digits: max(20, minimumDigits)))
      let signed = integer.isNegative ? symbols.writeMinus(to: place) : 0
      output.advance(by: signed + symbols.write(integer.magnitude, minimumDigits: minimumDigits, to: place + signed))
    } else {
      if integer.isNegative { output.append(numbers.minus) }
      let signed = output.count
      output.append(numbers.integer(integer.magnitude))
      let missing = minimumDigits - output.scalarCount(from: signed)
      if minimumDigits > 1, missing > 0 { output.insert(numbers.zero, at: signed, times: missing) }
    }
    if layout.width > 0 { pad(from: start, layout) }
  }

  /// Puts blanks around what stands from `start` on.
  private mutating func pad(from start: Int, _ layout: NumberLayout) {
    let missing = layout.width - output.scalarCount(from: start)
    guard missing > 0 else { return }
    if layout.isLeftAligned {
      output.append(UInt8(ascii: " "), times: missing)
    } else {
      output.insert(" ", at: start, times: missing)
    }
  }

  /// Appends an integer as C prints it: blanks, prefix, zeros, digits, blanks.
  mutating func appendRadix(
    _ magnitude: UInt64, as value: ValueSpecifier, prefix: StaticString, _ layout: NumberLayout
  ) {
    let radix: UInt64
    switch value.conversion {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): radix = 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): radix = 8
    default: radix = 10
    }
    let letters = value.conversion == UInt8(ascii: "X") ? UInt8(ascii: "A") - 10 : UInt8(ascii: "a") - 10
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var first = digits.count
      var rest = magnitude
      // Zero has no digits but those that the precision, which is 1 when there is none, asks for.
      while rest > 0 {
        first -= 1
        let digit = UInt8(rest % radix)
        digits[first] = digit < 10 ? digit + UInt8(ascii: "0") : digit + letters
        rest /= radix
      }
      let count = digits.count - first
      var zeros = max(0, min(layout.precision ?? 1, Self.mostPadding) - count)
      if radix == 8, value.flags.contains(.alternate) { zeros = max(zeros, 1) }
      let prefixCount = prefix.utf8CodeUnitCount
      if layout.isZeroPadded, layout.precision == nil { zeros = max(zeros, layout.width - prefixCount - count) }
      let blanks = max(0, layout.width - prefixCount - zeros - count)
      if !layout.isLeftAligned { output.append(UInt8(ascii: " "), times: blanks) }
      output.append(UnsafeBufferPointer(start: prefix.utf8Start, count: prefixCount))
      output.append(UInt8(ascii: "0"), times: zeros)
      output.append(UnsafeBufferPointer(rebasing: digits[first...]))
      if layout.isLeftAligned { output.append(UInt8(ascii: " "), times: blanks) }
    }
  }

  // MARK: Fractional numbers

  mutating func append(_ number: Double, as value: ValueSpecifier, _ layout: NumberLayout) {
    let start = output.count
    let isHexadecimal = value.conversion == UInt8(ascii: "a") || value.conversion == UInt8(ascii: "A")
    let isLocalized = formatter.numerals == .localized && !isHexadecimal
    let zero: String
    if isLocalized {
      if number.sign == .minus, !number.isNaN {
        output.append(formatter.numbers.symbols.minus)
      } else if value.flags.contains(.plus) {
        output.append(formatter.numbers.symbols.plus)
      }
      zero = layout.isZeroPadded ? formatter.numbers.symbols.zero : ""
    } else {
      let sign = sign(number.sign == .minus, value)
      output.append(UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount))
      zero = "0"
    }
    let signed = output.count
    if isLocalized {
      appendLocalized(number.magnitude, as: value, layout.precision)
    } else if isHexadecimal, formatter.numerals == .localized {
      appendHexadecimal(number.magnitude, as: value, layout.precision)
    } else {
      appendPrinted(number.magnitude, as: value, layout.precision)
    }
    guard layout.width > 0 else { return }
    guard layout.isZeroPadded, number.isFinite else { return pad(from: start, layout) }
    let missing = layout.width - output.scalarCount(from: start)
    if missing > 0 { output.insert(zero, at: signed + (isHexadecimal ? 2 : 0), times: missing) }
  }

  private mutating func appendPrinted(_ magnitude: Double, as value: ValueSpecifier, _ precision: Int?) {
    PrintedFloat.append(
      magnitude, conversion: value.conversion, precision: precision, alternate: value.flags.contains(.alternate),
      to: &output)
  }

  /// As C prints it, with the locale's separator: all that Foundation localises of `%a`.
  private mutating func appendHexadecimal(_ magnitude: Double, as value: ValueSpecifier, _ precision: Int?) {
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      var printed = UTF8Output(buffer)
      defer { printed.deallocate() }
      PrintedFloat.append(
        magnitude, conversion: value.conversion, precision: precision, alternate: value.flags.contains(.alternate),
        to: &printed)
      return printed.string
    }
    for (index, part) in text.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { output.append(formatter.numbers.symbols.decimalSeparator) }
      output.append(String(part))
    }
  }

  private mutating func appendLocalized(_ magnitude: Double, as value: ValueSpecifier, _ precision: Int?) {
    let style: NumberStyle
    var digits = precision ?? 6
    switch value.conversion {
    case UInt8(ascii: "e"), UInt8(ascii: "E"): style = .scientific(min(digits, 99))
    case UInt8(ascii: "g"), UInt8(ascii: "G"):
      digits = max(digits, 1)
      // CoreFoundation's bounds: it asks whether the number, not its rounded form, has more digits.
      var bound = 1.0
      for _ in 0..<min(digits, 400) { bound *= 10 }
      style =
        magnitude != 0 && (magnitude > bound || magnitude < 0.0001)
        ? .significantScientific(min(digits, 99)) : .significant(min(digits, 99))
    default:
      if appendFixed(magnitude, fractionDigits: min(digits, 99)) { return }
      style = .fixed(min(digits, 99))
    }
    output.append(formatter.numbers.string(magnitude, style))
  }
}

extension MessageRun {
  /// Appends a number with so many digits behind the separator; `false` where only ICU can write it.
  private mutating func appendFixed(_ magnitude: Double, fractionDigits: Int) -> Bool {
    guard let fractions = formatter.numbers.symbols.fractions else { return false }
    let place = output.reserve(fractions.byteCapacity(fractionDigits: fractionDigits))
    guard let count = fractions.write(magnitude, fractionDigits: fractionDigits, to: place) else { return false }
    output.advance(by: count)
    return true
  }
}

extension ValueSpecifier {
  fileprivate var isInteger: Bool {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"): true
    default: false
    }
  }
}
