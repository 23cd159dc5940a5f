import DesignTokens

/// A colour of eight bits a channel in sRGB, its alpha not multiplied in.
package struct Pixel: Hashable, Sendable {
  /// Red in the lowest byte, then green, blue and alpha.
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rawValue = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The nearest colour; channels outside of 0 to 1 are clipped.
  package init(_ color: DisplayColor) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(color.alpha))
  }

  package var red: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }

  package static let white = Pixel(red: 255, green: 255, blue: 255)
  package static let black = Pixel(red: 0, green: 0, blue: 0)

  /// Mixes an opaque colour into this opaque one.
  ///
  /// - Parameter weight: The share of `color` in 1/65,536, at most 65,536.
  func mixed(with color: Pixel, weight: UInt32) -> Pixel {
    let rest = 65_536 - weight
    func channel(_ shift: UInt32) -> UInt32 {
      let sum = ((color.rawValue >> shift) & 0xFF) &* weight &+ ((rawValue >> shift) & 0xFF) &* rest
      return ((sum &+ 32_768) >> 16) << shift
    }
    return Pixel(rawValue: channel(0) | channel(8) | channel(16) | 0xFF00_0000)
  }
}
