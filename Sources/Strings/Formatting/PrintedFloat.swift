#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import CRT
#endif

/// Fractional numbers as C prints them.
enum PrintedFloat {
  /// The longest text: 309 digits, a point, the longest precision, and some for an exponent.
  private static let capacity = 310 + MessageRun.mostPadding + 16

  /// Appends a number without sign and padding, as `vsnprintf` prints it in the locale “C”.
  ///
  /// The format is put together here from checked parts, never taken from a table.
  /// - Parameters:
  ///   - magnitude: Not negative.
  ///   - conversion: One of `f F e E g G a A`.
  ///   - precision: From 0; `nil` is what C takes.
  static func append(
    _ magnitude: Double, conversion: UInt8, precision: Int?, alternate: Bool, to output: inout UTF8Output
  ) {
    var format: [CChar] = [0x25]
    if alternate { format.append(0x23) }
    if precision != nil { format += [0x2E, 0x2A] }
    format += [CChar(bitPattern: conversion), 0]
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let limited = CInt(min(max(precision ?? 0, 0), MessageRun.mostPadding))
      let values: [any CVarArg] = precision == nil ? [magnitude] : [limited, magnitude]
      let written = withVaList(values) { vsnprintf(buffer.baseAddress!, buffer.count, format, $0) }
      // The process's own locale may have another point than C's.
      var wasForeign = false
      for byte in buffer.prefix(min(max(0, Int(written)), buffer.count - 1)) {
        let byte = UInt8(bitPattern: byte)
        let isForeign = !isNumberByte(byte)
        if !isForeign { output.append(byte) } else if !wasForeign { output.append(UInt8(ascii: ".")) }
        wasForeign = isForeign
      }
    }
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
