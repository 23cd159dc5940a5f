#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of the C library's `math.h` that colours need.
enum RealFunctions {
  /// `pow`; 0 for a negative base, which no channel of light has.
  static func power(_ base: Double, _ exponent: Double) -> Double { base > 0 ? pow(base, exponent) : 0 }
  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
}
